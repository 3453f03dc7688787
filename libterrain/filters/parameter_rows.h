// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_spec.h"

namespace terrain::filter_rows {

// Rows of the filters' parameter tables.

/// A height or a difference of heights in m, of either sign; its slider reaches to ±`reach`.
inline ParameterSpec height(const char* id, TextSource label, TextSource help, double standard,
                            double reach = 3000) {
    ParameterSpec out{id, label, help, "m"};
    out.defaultValue = standard;
    out.minimum = -1e7;
    out.maximum = 1e7;
    out.softMinimum = -reach;
    out.softMaximum = reach;
    out.step = 1;
    return out;
}

/// A length in m, from `least` on, whose slider moves by factors from `softLeast` to `softMost`.
inline ParameterSpec length(const char* id, TextSource label, TextSource help, double standard, double least,
                            double softLeast, double softMost) {
    ParameterSpec out{id, label, help, "m"};
    out.defaultValue = standard;
    out.minimum = least;
    out.maximum = 1e7;
    out.softMinimum = softLeast;
    out.softMaximum = softMost;
    out.step = 1;
    out.logarithmic = true;
    return out;
}

/// A part of a whole, 0 … 100 %.
inline ParameterSpec percent(const char* id, TextSource label, TextSource help, double standard) {
    ParameterSpec out{id, label, help, "%"};
    out.defaultValue = standard;
    out.minimum = 0;
    out.maximum = 100;
    out.step = 1;
    return out;
}

inline ParameterSpec choice(const char* id, TextSource label, TextSource help,
                            std::span<const ParameterChoice> choices) {
    ParameterSpec out{id, label, help};
    out.type = ParameterType::Choice;
    out.defaultValue = std::string(choices.front().id);
    out.choices = choices;
    return out;
}

} // namespace terrain::filter_rows
