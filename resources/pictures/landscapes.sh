#!/bin/bash
# SPDX-License-Identifier: MIT
# landscapes.sh: makes the pictures of the landscape presets that README.md shows, beside this script. Run it after a
# change of a preset, of the generator or of the 3D view. Needs a screen with OpenGL:
#   tests/support/with_screen.sh resources/pictures/landscapes.sh
set -eu
here=$(cd "$(dirname "$0")" && pwd)
moraine=${MORAINE:-$here/../../build/release/bin/moraine}
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
for preset in "${@:-volcano archipelago canyons badlands dunes moon}"; do
    for id in $preset; do
        "$moraine" generate --preset "$id" -o "$place/$id.moraine" --quiet
        "$moraine" render "$place/$id.moraine" --view 3d --size 420x280 -o "$here/$id.png" --force
    done
done
