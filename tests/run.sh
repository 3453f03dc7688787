#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Installs what is missing, builds everything and runs the tests.
#   run.sh             all tests, as people run the program
#   run.sh long        with the large numbers of trials, of releases
#   run.sh asan|tsan   the tests that a sanitizer can say something about, in the build of that preset
# One more argument is a ctest filter (-R). MORAINE_TEST_DATA names a folder of real files; tests that need it
# skip visibly without it. With MORAINE_SECONDS_AT_MOST it ends after so many seconds: what was not reached then
# is told, and is no failure.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=app/setup.sh
. app/setup.sh

preset=release
seconds_each=600 # a test program may take
arguments=()
case "${1:-}" in
long)
    export MORAINE_LONG=1
    seconds_each=5400
    shift
    ;;
asan)
    preset=asan
    seconds_each=2400
    # Not what compiles other builds; nor pictures: Mesa is most of what would run, and it is not instrumented;
    # nor failing calls: the sanitizers' own fail, too.
    arguments+=(-E '^(fingerprints_|large_terrain|golden_|renderer_|install_|p03_failing_calls)')
    shift
    ;;
tsan)
    preset=tsan
    seconds_each=2400
    # What works on several threads; but clang's thread sanitizer does not survive Qt's way to start a process,
    # and the monkey draws in 3D all the time, of which Mesa is the most.
    processes='QProcess|support/program\.h'
    headers=$(grep -lE "$processes" tests/*/*.h | xargs basename -a | paste -sd '|')
    starters=$(grep -lE "$processes|/($headers)\"" tests/*/*_test.cpp | xargs basename -a -s .cpp | paste -sd '|')
    arguments+=(-L '^(core|generators|filters|recipe|surface|project|app|promises)$' -E "^($starters|fingerprints_.*|p19_.*)\$")
    shift
    ;;
esac
# shellcheck disable=SC2086
ensure_packages $build_packages $run_packages $test_packages
# The tests of number formats need a locale with a decimal comma.
if [ "${MORAINE_NO_INSTALL:-}" != 1 ] && [ "$(id -u)" -eq 0 ] && ! locale -a 2>/dev/null | grep -qi '^de_DE\.utf-\?8$'; then
    localedef -i de_DE -f UTF-8 de_DE.UTF-8 || echo "The locale de_DE.UTF-8 could not be made; its tests skip." >&2
fi
# The Khronos validator of glTF files comes by npm alone; where there is no npm its tests skip.
if [ "${MORAINE_NO_INSTALL:-}" != 1 ] && [ ! -d build/node/node_modules/gltf-validator ] && command -v npm >/dev/null; then
    echo "npm install --prefix build/node gltf-validator@2.0.0-dev.3.10"
    timeout 300 npm install --no-audit --no-fund --prefix build/node gltf-validator@2.0.0-dev.3.10 >/dev/null ||
        echo "The glTF validator could not be installed; its tests skip." >&2
fi
NODE_PATH="$PWD/build/node/node_modules${NODE_PATH:+:$NODE_PATH}"
export NODE_PATH

# Within the time that is left, when there is a limit.
in_time() {
    if [ -z "${MORAINE_SECONDS_AT_MOST:-}" ]; then
        "$@"
    else
        local left=$((MORAINE_SECONDS_AT_MOST - SECONDS))
        # Without the stack dump, for which Qt Test starts a debugger, what is stopped ends at once.
        QTEST_DISABLE_STACK_DUMP=1 timeout --kill-after=30 $((left > 1 ? left : 1)) "$@"
    fi
}
out_of_time=124
status=0
[ -f "build/$preset/build.ninja" ] || cmake --preset "$preset" >&2
arguments+=(--test-dir "build/$preset" --output-on-failure -j "$(nproc)" --timeout $seconds_each)
export QTEST_FUNCTION_TIMEOUT=${seconds_each}000 # milliseconds; Qt Test's own is five minutes
[ $# -eq 0 ] || arguments+=(-R "$1")
targets=()
if [ "$preset" != release ]; then # tests have the names of their programs
    mapfile -t targets < <(ctest -N "${arguments[@]}" | sed -n 's/^ *Test *#[0-9]*: //p')
fi
export -f build_preset
# gold names every symbol of clang's sanitizers that it keeps to itself.
in_time bash -c 'set -euo pipefail; build_preset "$@"' build "$preset" "${targets[@]}" 2>&1 |
    sed '/gold: warning: Cannot export local symbol/d' >&2 || status=$?
if [ $status -eq $out_of_time ]; then
    echo "The build was not ready in time: no test was run."
    echo "0 passed, 0 failed, 0 skipped"
    exit 0
fi
[ $status -eq 0 ] || exit $status

# What is slow may miss a moment: with sanitizers a program has a second try, but no report is forgiven.
[ "$preset" = release ] || arguments+=(--repeat until-pass:2)
folder=build/$preset/Testing/Temporary
rm -f "$folder"/LastTest.log*
in_time ctest "${arguments[@]}" || status=$?
log=$folder/LastTest.log
if [ $status -eq $out_of_time ]; then
    status=0
    # The log of a run that was stopped, out of the reach of the next ctest.
    log=build/$preset/stopped.log
    mv "$folder"/LastTest.log.tmp "$log" 2>/dev/null || : >"$log"
    all=$(ctest -N "${arguments[@]}" | sed -n 's/^Total Tests: //p')
    echo "Not reached in time: $((all - $(grep -c '^Totals: ' "$log" || true))) of $all programs."
    ! grep -qE '^Totals: .* [1-9][0-9]* failed|^Test Failed' "$log" || status=1
fi
if [ "$preset" != release ] &&
    grep -E 'runtime error: |WARNING: ThreadSanitizer|ERROR: LeakSanitizer|ERROR: AddressSanitizer: [a-z]+-' "$log"; then
    status=1
fi
if grep -q '^SKIP ' "$log"; then
    echo "Skipped:"
    grep -A1 '^SKIP ' "$log" | grep -v '^--' | grep -v '^   Loc:' | sort -u | sed 's/^/  /'
fi
# Each program closes with "Totals: A passed, B failed, C skipped, …".
{ grep -oE '^Totals: [0-9]+ passed, [0-9]+ failed, [0-9]+ skipped' "$log" || true; } |
    awk '{passed += $2; failed += $4; skipped += $6}
         END {printf "%d passed, %d failed, %d skipped\n", passed, failed, skipped}'
exit $status
