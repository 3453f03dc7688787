#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Fuzzes every reader of foreign files for so many seconds each; further arguments name targets.
# Files that break one go to tests/data/crashes/TARGET, from where fuzz_replay_test takes them from then on.
# MORAINE_TEST_DATA names a folder of real files to start from.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
seconds="${1:?how many seconds a target?}"
shift

[ -f build/fuzz/build.ninja ] || cmake --preset fuzz
cmake --build --preset fuzz --target fuzz
export ASAN_OPTIONS=detect_leaks=0 # GDAL keeps what it registers
status=0
for program in build/fuzz/bin/fuzz/*; do
    target=$(basename "$program")
    [ $# -eq 0 ] || [[ " $* " == *" $target "* ]] || continue
    corpus="build/fuzz/corpora/$target" crashes="tests/data/crashes/$target"
    mkdir -p "$corpus"
    "$program" --seeds "$corpus"
    seeds=("$corpus")
    [ ! -d "$crashes" ] || seeds+=("$crashes")
    if [ -n "${MORAINE_TEST_DATA:-}" ]; then
        # The folders of the target stand in its row of fuzz_targets.cpp.
        for folder in $(sed -n "s/.*Target{\"$target\", \"[^\"]*\", \"\([^\"]*\)\".*/\1/p" tests/fuzz/fuzz_targets.cpp); do
            seeds+=("$MORAINE_TEST_DATA/heightmaps/$folder")
        done
    fi
    found=$(mktemp -d)
    if ! "$program" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -malloc_limit_mb=1024 -max_len=200000 \
        -close_fd_mask=1 -print_final_stats=1 -artifact_prefix="$found/" "${seeds[@]}" \
        >"build/fuzz/$target.log" 2>&1; then
        status=1
        mkdir -p "$crashes"
        cp "$found"/* "$crashes/" 2>/dev/null || true
        echo "$target: BROKEN, see build/fuzz/$target.log and $crashes"
    else
        echo "$target: $(sed -n 's/^stat::number_of_executed_units: *//p' "build/fuzz/$target.log") runs"
    fi
    rm -rf "$found"
done
exit $status
