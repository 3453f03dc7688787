// SPDX-License-Identifier: MIT
#include "libterrain/formats/sample_type.h"

#include <algorithm>
#include <array>

namespace terrain {
namespace {

struct SampleTypeRow {
    SampleType type;
    std::string_view id;
    int bytes;
    bool integer;
    double fullScale;
};

constexpr std::array<SampleTypeRow, 11> rows = {{
    {SampleType::U1, "u1", 1, true, 1},
    {SampleType::U2, "u2", 1, true, 3},
    {SampleType::U4, "u4", 1, true, 15},
    {SampleType::U8, "u8", 1, true, 255},
    {SampleType::U16, "u16", 2, true, 65535},
    {SampleType::I16, "i16", 2, true, 32767},
    {SampleType::U32, "u32", 4, true, 4294967295},
    {SampleType::I32, "i32", 4, true, 2147483647},
    {SampleType::F16, "f16", 2, false, 1},
    {SampleType::F32, "f32", 4, false, 1},
    {SampleType::F64, "f64", 8, false, 1},
}};

const SampleTypeRow& rowOf(SampleType type) {
    return *std::ranges::find(rows, type, &SampleTypeRow::type);
}

} // namespace

std::string_view sampleTypeId(SampleType type) {
    return rowOf(type).id;
}

std::optional<SampleType> sampleTypeFromId(std::string_view id) {
    const auto found = std::ranges::find(rows, id, &SampleTypeRow::id);
    return found == rows.end() ? std::nullopt : std::optional(found->type);
}

int sampleBytes(SampleType type) {
    return rowOf(type).bytes;
}
bool isInteger(SampleType type) {
    return rowOf(type).integer;
}
double fullScale(SampleType type) {
    return rowOf(type).fullScale;
}

} // namespace terrain
