// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/line_stream.h"
#include "libterrain/core/random_offset.h"
#include "libterrain/generators/diamond_square/settings.h"

#include <cstddef>

namespace terrain::diamond_square {

/// Where one lattice row takes its random numbers from: the hash, or for conformance tests a table.
struct OffsetRow {
    OffsetRowKey key;
    /// Null for the hash. Otherwise `table[column·tableStep]` stands for that column's 2^31·(2u − 1).
    const float* table = nullptr;
    std::ptrdiff_t tableStep = 1;
    int index = 0; ///< of the row on its level's lattice
};

/// The offsets of every second column of one row, from `column` on: numbers × scale.
struct Offsets {
    OffsetRowKey key;
    std::uint32_t column = 0;
    float scale = 0;                ///< offsetScale() of the amplitude
    const float* numbers = nullptr; ///< the numbers themselves, where the source is NumberSource::Given
};

/// What an amplitude (m) is multiplied with before it scales a distribution's numbers.
float offsetScale(Distribution distribution, double amplitude);

/// The arithmetic of the two steps, a row at a time: the one place where heights are made. Pointers are to
/// the first sample used; outputs do not overlap inputs. Each writes `count` samples (centres) or pairs;
/// `stream` null = as usual.
struct RowKernels {
    /// out[j] = mean(up[j], up[j+1], down[j], down[j+1]) + offset
    void (*centres)(const float* up, const float* down, float* out, int count, const Offsets& offsets);
    /// out[2j] = row[j], out[2j+1] = mean(row[j], row[j+1], above[j], below[j]) + offset
    void (*evenRow)(const float* row, const float* above, const float* below, float* out, int count,
                    const Offsets& offsets, LineStream<float>* stream);
    /// The same on the border, where there is no row of centres on one side: mean of the three that exist.
    void (*borderRow)(const float* row, const float* inner, float* out, int count, const Offsets& offsets);
    /// out[2j] = mean(up[j], down[j], centres[j−1], centres[j]) + offset, out[2j+1] = centres[j]
    void (*oddRow)(const float* up, const float* down, const float* centres, float* out, int count,
                   const Offsets& offsets, LineStream<float>* stream);
    /// The sample at an end of an odd row on the border: mean(up, down, inner) + offset.
    float (*borderSample)(float up, float down, float inner, const Offsets& offsets);
};

/// The kinds of processors that there are kernels for. All give the same bits.
enum class Processor { Any, Avx2 };

/// The best kind that this program runs on; Any where the environment variable MORAINE_PROCESSOR is "any".
Processor thisProcessor();

/// Where a kernel's numbers come from: from the hash, as 2^31·(2u − 1) or as 2^32·u, or given.
enum class NumberSource { Signed, Positive, Given };
NumberSource sourceOf(Distribution distribution, bool areGiven);

const RowKernels& rowKernels(NumberSource source, Processor processor);

/// The numbers of `count` places of a row, every second column from `column` on, for NumberSource::Given.
void makeNumbers(Distribution distribution, Processor processor, const OffsetRow& row, std::uint32_t column,
                 int count, float* out);

/// The kernels for processors with AVX2. Precondition: this one has it.
namespace avx2 {
bool isThere();
const RowKernels& kernels(NumberSource source);
void gaussianNumbers(OffsetRowKey key, std::uint32_t column, int count, float* out);
} // namespace avx2

} // namespace terrain::diamond_square
