# SPDX-License-Identifier: MIT
# The pinned fingerprints for gcc and clang, -O0 and -O3, baseline x86-64 and x86-64-v3: each combination is a
# small build and a test of its own. Three of the eight, in which each choice is met, run with all tests;
# `ctest -C Matrix -R fingerprints_` runs all of them.
if(MORAINE_SANITIZE OR NOT CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    return()
endif()

# `arguments`: of the program that is built. Runs with all tests when `test` matches `usual`.
function(add_fingerprints_test test compiler flags contraction arguments usual)
    find_program(MORAINE_${compiler} ${compiler})
    set(program ${MORAINE_${compiler}})
    set(command ${CMAKE_COMMAND} -E echo "SKIP   : ${test}: ${compiler} is not there")
    if(program)
        set(command ${CMAKE_CTEST_COMMAND} --build-and-test ${CMAKE_CURRENT_SOURCE_DIR}/generators/fingerprint_matrix
            ${CMAKE_BINARY_DIR}/fingerprints/${test} --build-generator ${CMAKE_GENERATOR} --build-options
            -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_COMPILER=${program} "-DCMAKE_CXX_FLAGS=${flags}"
            -DCONTRACTION=${contraction} --test-command fingerprint_matrix ${arguments})
    endif()
    set(when)
    if(NOT test MATCHES "${usual}")
        set(when CONFIGURATIONS Matrix)
    endif()
    add_test(NAME ${test} COMMAND ${command} ${when})
    cmake_host_system_information(RESULT cores QUERY NUMBER_OF_LOGICAL_CORES)
    set_tests_properties(${test} PROPERTIES LABELS fingerprints PROCESSORS ${cores} TIMEOUT 3600
        SKIP_REGULAR_EXPRESSION "(^|\n)SKIP ")
    if(CCACHE)
        set_tests_properties(${test} PROPERTIES ENVIRONMENT "CMAKE_CXX_COMPILER_LAUNCHER=${CCACHE}")
    endif()
endfunction()

foreach(compiler g++ clang++)
    foreach(level 0 3)
        foreach(processor x86-64 x86-64-v3)
            add_fingerprints_test(fingerprints_${compiler}_O${level}_${processor} ${compiler}
                "-O${level} -march=${processor}" off ""
                "_g.._O0_x86-64-v3|_g.._O3_x86-64$|_clang.._O0_x86-64$")
        endforeach()
    endforeach()
    # A build as it must not be: that its bits are others is seen. (g++ contracts nothing below -O2.)
    add_fingerprints_test(fingerprints_${compiler}_contracted ${compiler} "-O2 -march=x86-64-v3" fast "--differs" "_g..")
endforeach()
