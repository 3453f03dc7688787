// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/expression.h"
#include "libterrain/recipe/recipe.h"
#include "libterrain/surface/display.h"

#include <map>

namespace terrain {

/// A value that a preset gives: a parameter of the generator step, or what a control has unless it is given.
/// For numbers an expression over `n` (cells of the lattice's side, 2^levels), `levels` and the preset's
/// controls; the plain text for everything else.
struct PresetValue {
    const char* parameter;
    const char* text;
};

/// A named start: applied once, with n of the final size, and leaves plain numbers. Tables with static
/// lifetime.
struct Preset {
    const char* id;
    TextSource label;
    TextSource help;
    int columns;    ///< and rows, unless others are asked for
    double spacing; ///< m
    std::span<const PresetValue> values;
    std::span<const ParameterSpec> controls;           ///< Real or Integer only
    std::span<const PresetValue> controlDefaults = {}; ///< of controls that follow from the size; the spec's
                                                       ///< default holds for the preset's own size
    const char* seaLevel = "";                         ///< expression in m; empty = none
    Display (*display)(double n, double spacing) = nullptr; ///< null = Display{}
};

/// Every preset, in the order in which people see them.
std::span<const Preset> presets();
const Preset* findPreset(std::string_view id);

struct AppliedPreset {
    Recipe recipe;
    Display display;
};

/// What the controls are on a grid of this size when nobody sets them.
std::map<std::string, double> presetControlDefaults(const Preset& preset, const Grid& grid);

/// The preset on a grid of this size and spacing. `controls`: values of its controls by id; others keep
/// defaults. An unknown control or a value out of range is an error that names it.
Result<AppliedPreset> applyPreset(const Preset& preset, const Grid& grid,
                                  const std::map<std::string, double>& controls = {});

/// The grid that the preset has of its own.
Grid presetGrid(const Preset& preset);

} // namespace terrain
