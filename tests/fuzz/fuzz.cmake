# SPDX-License-Identifier: MIT
# The readers that take any bytes, for the fuzzers and for the test that replays what those found.
set(fuzz_folder ${CMAKE_CURRENT_LIST_DIR})
add_library(moraine_fuzz_targets STATIC ${fuzz_folder}/fuzz_targets.cpp ${fuzz_folder}/fuzz_seeds.cpp)
target_link_libraries(moraine_fuzz_targets PUBLIC terrain)
target_link_libraries(fuzz_replay_test PRIVATE moraine_fuzz_targets)

# One libFuzzer program per row of the table of targets (`cmake --preset fuzz`, target `fuzz`).
if(MORAINE_FUZZ)
    add_custom_target(fuzz)
    file(STRINGS ${fuzz_folder}/fuzz_targets.cpp rows REGEX "^    Target{\"")
    foreach(row IN LISTS rows)
        string(REGEX REPLACE "^    Target{\"([a-z_0-9]+)\".*" "\\1" name "${row}")
        add_executable(fuzz_${name} ${fuzz_folder}/fuzz_main.cpp)
        target_link_libraries(fuzz_${name} PRIVATE moraine_fuzz_targets)
        target_compile_definitions(fuzz_${name} PRIVATE MORAINE_FUZZ_TARGET="${name}")
        target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
        set_target_properties(fuzz_${name} PROPERTIES OUTPUT_NAME ${name}
                                                    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin/fuzz)
        add_dependencies(fuzz fuzz_${name})
    endforeach()
endif()
