// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

namespace terrain {

/// The type of a sample in a file.
enum class SampleType { U1, U2, U4, U8, U16, I16, U32, I32, F16, F32, F64 };

/// "u8", "i16", "f32" …
std::string_view sampleTypeId(SampleType type);
std::optional<SampleType> sampleTypeFromId(std::string_view id);

/// Bytes of a sample; 1 for the types below a byte.
int sampleBytes(SampleType type);
bool isInteger(SampleType type);
/// The greatest value of an integer type (1, 3, 15, 255, 65535, 32767, …); 1 for floats.
double fullScale(SampleType type);

} // namespace terrain
