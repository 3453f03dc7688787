#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Installs what is missing, builds Moraine and starts it; arguments go through to the program.
# Without a display it does the main job without a window. MORAINE_NO_INSTALL=1 never touches the system.
set -euo pipefail
caller=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=app/setup.sh
. app/setup.sh

# shellcheck disable=SC2086
ensure_packages $build_packages $run_packages
if [ -t 2 ]; then build_preset release moraine; else
    log=$(mktemp)
    build_preset release moraine 2>"$log" || { cat "$log" >&2; rm -f "$log"; exit 1; }
    rm -f "$log"
fi
moraine=$PWD/build/release/bin/moraine

if [ $# -eq 0 ] && [ -z "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; then
    out=$PWD/build/first-terrain
    mkdir -p "$out"
    echo "There is no display here, so the editor cannot open. Moraine makes a terrain without a window:"
    "$moraine" generate --preset mountains --quiet --force -o "$out/mountains.moraine"
    "$moraine" export "$out/mountains.moraine" --quiet --force -o "$out/mountains.png"
    "$moraine" render "$out/mountains.moraine" --quiet --force -o "$out/mountains-shaded.png"
    echo "  $out/mountains.moraine      the project: opens in the editor"
    echo "  $out/mountains.png          the heightmap, 16-bit grey"
    echo "  $out/mountains-shaded.png   a shaded picture of it"
    exit 0
fi
cd "$caller"
exec "$moraine" "$@"
