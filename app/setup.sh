#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Sourced by app/run.sh and tests/run.sh: the packages that Moraine needs, and its build.
# Names on one line that are separated by | are alternatives: the first one that the system's archive has is taken.

build_packages="
build-essential cmake ninja-build ccache pkg-config
qt6-base-dev libqt6opengl6-dev qt6-svg-dev|libqt6svg6-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libgl-dev libegl-dev
libglm-dev libtbb-dev libgdal-dev libpng-dev libopenexr-dev zlib1g-dev libdeflate-dev libminizip-dev libsqlite3-dev libzstd-dev libxxhash-dev libseccomp-dev nlohmann-json3-dev"
run_packages="libgl1-mesa-dri fonts-dejavu-core qt6-translations-l10n"
test_packages="
libbenchmark-dev clang gdal-bin parallel strace xvfb xauth openbox xdotool locales desktop-file-utils admesh assimp-utils lib3mf-dev"

is_installed() {
    [ "$(dpkg-query -W -f '${Status}' "$1" 2>/dev/null)" = "install ok installed" ]
}

# The packages among the arguments that are not installed, one a line.
missing_packages() {
    local name alternative installed first
    for name in "$@"; do
        installed="" first=""
        for alternative in ${name//|/ }; do
            if is_installed "$alternative"; then installed=yes; break; fi
            if [ -z "$first" ] && [ "$name" = "$alternative" ]; then first=$alternative; fi
            if [ -z "$first" ] && apt-cache show "$alternative" >/dev/null 2>&1; then first=$alternative; fi
        done
        [ -n "$installed" ] || echo "${first:-${name%%|*}}"
    done
}

# Installs what is missing of the given package names; says the command before it runs it.
ensure_packages() {
    command -v dpkg-query >/dev/null || {
        echo "This is no Debian or Ubuntu system: nothing is installed, the build takes what it finds." >&2
        return 0
    }
    local missing sudo="" line
    # shellcheck disable=SC2046,SC2116
    missing=$(missing_packages $(echo "$@") | tr '\n' ' ')
    [ -n "${missing// /}" ] || return 0
    [ "$(id -u)" -eq 0 ] || sudo="sudo "
    line="${sudo}apt-get install -y --no-install-recommends ${missing% }"
    if [ "${MORAINE_NO_INSTALL:-}" = 1 ]; then
        echo "Packages are missing; MORAINE_NO_INSTALL=1 keeps the system as it is. To install them: $line" >&2
        return 0
    fi
    echo "Installing what is missing: $line" >&2
    # A new system knows no packages yet.
    ${sudo}apt-get update -qq >&2
    # shellcheck disable=SC2086
    missing=$(missing_packages $(echo "$@") | tr '\n' ' ')
    # shellcheck disable=SC2086
    ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2
}

# Configures a preset once and builds the given targets of it (all without any).
build_preset() {
    local preset=$1 arguments=()
    shift
    [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset" >&2
    for target in "$@"; do arguments+=(--target "$target"); done
    cmake --build --preset "$preset" "${arguments[@]}" >&2
}
