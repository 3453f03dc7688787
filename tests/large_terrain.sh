#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes a land that is larger than the memory it may take, and compares windows of it, cut by another program,
# with the same windows made alone. Only where MORAINE_LARGE names a folder with room; it takes minutes to an hour.
# large_terrain.sh PROGRAM [SAMPLES A SIDE]
set -euo pipefail
program=$(realpath "$1")
side=${2:-65537}
skip() {
    echo "SKIPPED ALL: $1"
    exit 0
}
[ -n "${MORAINE_LARGE:-}" ] || skip "MORAINE_LARGE names no folder for a land of $side² samples"
command -v gdal_translate > /dev/null || skip "gdal_translate is not there"
[ -x /usr/bin/time ] || skip "/usr/bin/time is not there"
free=$(df --output=avail -B1 "$MORAINE_LARGE" | tail -1)
[ "$free" -gt $((side * side * 9 / 2)) ] || skip "there is not enough room in $MORAINE_LARGE"

folder=$(mktemp -d "$MORAINE_LARGE/land-XXXXXX")
trap 'rm -rf "$folder"' EXIT
cd "$folder"
land=(generate --columns "$side" --rows "$side" --seed 5)
/usr/bin/time -o taken -f '%e %M' "$program" "${land[@]}" -o big.tif 2> said || { cat said; exit 1; }
cat said
read -r seconds kibibytes < taken
echo "figure large_terrain_${side}_seconds $seconds"
echo "figure large_terrain_${side}_peak_mebibytes $((kibibytes / 1024))"
[ "$kibibytes" -le $((1024 * 1024)) ]
grep -q "every height is as it was made" said

last=$((side - 1))
for window in "0,0,700,500" "$((side / 2 - 200)),$((side / 2 - 100)),513,513" \
    "$((last - 499)),$((last - 399)),500,400" "$((side / 16 - 6)),$((last - 2200)),9,2000"; do
    "$program" "${land[@]}" --force --quiet --window "$window" -o window.tif
    # shellcheck disable=SC2086
    gdal_translate -q -srcwin ${window//,/ } big.tif cut.tif
    "$program" diff cut.tif window.tif
done
echo "the windows are equal"
