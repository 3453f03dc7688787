#!/bin/bash
# SPDX-License-Identifier: MIT
# with_screen.sh COMMAND [ARGUMENT…]: runs the command on a private X server (Xvfb, 1920x1080, software OpenGL)
# with a window manager, takes both down again and exits with the command's code. Any number may run at once.
# Needs xvfb, xauth and openbox. Exit 125: there is no screen to be had.
set -u

if [ $# -eq 0 ]; then
    echo "usage: with_screen.sh COMMAND [ARGUMENT…]" >&2
    exit 125
fi
for program in Xvfb xauth openbox; do
    if ! command -v "$program" >/dev/null; then
        echo "with_screen.sh: '$program' is missing; install the packages xvfb, xauth and openbox" >&2
        exit 125
    fi
done

place=$(mktemp -d "${TMPDIR:-/tmp}/moraine-screen.XXXXXX") || exit 125
server='' manager='' program=''
cleanUp() {
    for process in "$program" "$manager" "$server"; do
        [ -n "$process" ] && kill "$process" 2>/dev/null && wait "$process" 2>/dev/null
    done
    rm -rf "$place"
}
trap cleanUp EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

noScreen() {
    echo "with_screen.sh: $1" >&2
    cat "$place/log" >&2
    exit 125
}

# The server takes the first free display by itself and tells its number, so there is no race for one.
export XAUTHORITY="$place/authority"
: >"$XAUTHORITY"
mkfifo "$place/number"
Xvfb -displayfd 3 -screen 0 1920x1080x24 -nolisten tcp -noreset -auth "$XAUTHORITY" \
    3>"$place/number" >"$place/log" 2>&1 &
server=$!
read -r -t 30 number <>"$place/number" || noScreen "Xvfb did not start"
xauth -q add ":$number" . "$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')" || noScreen "xauth failed"

export DISPLAY=":$number" LIBGL_ALWAYS_SOFTWARE=1 QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-xcb}"
unset WAYLAND_DISPLAY
openbox --sm-disable --startup "touch $place/managed" >>"$place/log" 2>&1 &
manager=$!
for _ in $(seq 300); do
    [ -e "$place/managed" ] && break
    kill -0 "$manager" 2>/dev/null || noScreen "openbox did not start"
    sleep 0.05
done
[ -e "$place/managed" ] || noScreen "openbox did not start"

"$@" &
program=$!
wait "$program"
code=$?
program=''
exit "$code"
