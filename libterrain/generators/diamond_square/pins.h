// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/levels.h"

namespace terrain::diamond_square {

/// Pins move the whole land around them so that it goes through them and stays as rough as it was. What they
/// lack of their heights is carried to all places by simple kriging with PinCovariance, so the land is a
/// conditional simulation (A. Journel, "Geostatistics for conditional simulation of ore bodies", 1974). Fixed
/// points, corners set by hand and a start grid are held; a pin on a sample of the start counts instead of
/// it.

/// The most places that pins, fixed points and the start together may hold: their equations take a second
/// then.
inline constexpr std::size_t mostPins = 2000;

/// Whether any sample is held: there are pins or, in folded land, which loses its start's heights, fixed
/// points or a start grid. Of these the same holds then as of pins.
bool holdsSamples(const Settings& settings);

/// Refuses pins at heights that no terrain may have, more than mostPins, and pins that share their sample
/// with another one or with a fixed point. The error's field is
/// "pins" or, where there are none, the parameter of the others.
Status checkPins(const Settings& settings, const Grid& grid);

/// Moves the samples of a window (dense, as makeWindow made them) to what the pins say; the pins' own samples
/// get their heights. As makeWindow, the same for any window and any number of threads. An error when pins
/// are so close to each other that their heights cannot be told apart. Precondition: checkPins is Done.
/// May throw std::bad_alloc. Thread rule: any number at the same time.
Status applyPins(const Plan& plan, const Grid& grid, const Window& window, float* heights,
                 const RunContext& context);

} // namespace terrain::diamond_square
