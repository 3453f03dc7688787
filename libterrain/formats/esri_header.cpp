// SPDX-License-Identifier: MIT
#include "libterrain/formats/esri_header.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/text_case.h"

#include <algorithm>
#include <map>

namespace terrain {
namespace {

using Words = std::map<std::string, std::string, std::less<>>;

Words wordsOf(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    Words out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string line = lowerCase(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t key = line.find_first_not_of(blanks);
        const std::size_t keyEnd = line.find_first_of(blanks, key);
        const std::size_t value = line.find_first_not_of(blanks, keyEnd);
        if (key == std::string::npos || value == std::string::npos)
            continue;
        out.emplace(line.substr(key, keyEnd - key),
                    line.substr(value, line.find_first_of(blanks, value) - value));
    }
    return out;
}

/// Numbers by their words; `failed` once one of them is none.
class Numbers {
public:
    explicit Numbers(const Words& words) : m_words(words) {}

    std::optional<double> real(std::initializer_list<std::string_view> names) {
        for (const std::string_view name : names)
            if (const auto found = m_words.find(name); found != m_words.end()) {
                const std::optional<double> out = parseDouble(found->second);
                m_failed = m_failed || !out;
                return out;
            }
        return std::nullopt;
    }
    std::optional<std::int64_t> whole(std::string_view name, std::int64_t least, std::int64_t most) {
        const auto found = m_words.find(name);
        if (found == m_words.end())
            return std::nullopt;
        const std::optional<std::int64_t> out = parseInteger(found->second);
        m_failed = m_failed || !out || *out < least || *out > most;
        return out;
    }
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    const Words& m_words;
    bool m_failed = false;
};

std::string wordOf(const Words& words, std::string_view name) {
    const auto found = words.find(name);
    return found == words.end() ? std::string() : found->second;
}

/// By NBITS and PIXELTYPE, or by DATATYPE: a letter for the kind and the bits.
std::optional<SampleType> typeOf(const Words& words, int& bits, bool& named) {
    std::string kind = wordOf(words, "pixeltype");
    const std::string name = wordOf(words, "datatype");
    if (kind.empty() && name.size() > 1) {
        if (const auto own = parseInteger(std::string_view(name).substr(1))) {
            bits = static_cast<int>(std::clamp<std::int64_t>(*own, 1, 64));
            kind = name[0] == 'r' ? "f" : name[0] == 'i' ? "s" : name.substr(0, 1);
            named = true;
        }
    }
    if (kind.starts_with('f'))
        return bits == 32   ? std::optional(SampleType::F32)
               : bits == 64 ? std::optional(SampleType::F64)
                            : std::nullopt;
    const bool isSigned = kind.starts_with('s');
    switch (bits) {
    case 8:
        return isSigned ? std::nullopt : std::optional(SampleType::U8);
    case 16:
        return isSigned ? SampleType::I16 : SampleType::U16;
    case 32:
        return isSigned ? SampleType::I32 : SampleType::U32;
    default:
        return std::nullopt;
    }
}

/// ULXMAP and ULYMAP are the middle of the first cell; the lower left corner is known from ESRI's text grids.
std::optional<FileGeoreference> placeOf(Numbers& numbers, int rows) {
    FileGeoreference out;
    const auto stepX = numbers.real({"xdim", "cellsize"});
    const auto stepY = numbers.real({"ydim", "cellsize"});
    if (!stepX || !stepY)
        return std::nullopt;
    out.stepX = *stepX;
    out.stepY = *stepY;
    const auto below = static_cast<double>(rows - 1) * out.stepY;
    if (const auto west = numbers.real({"ulxmap", "xllcenter"}))
        out.west = *west;
    else if (const auto corner = numbers.real({"xllcorner"}))
        out.west = *corner + out.stepX / 2;
    if (const auto north = numbers.real({"ulymap"}))
        out.north = *north;
    else if (const auto centre = numbers.real({"yllcenter"}))
        out.north = *centre + below;
    else if (const auto corner = numbers.real({"yllcorner"}))
        out.north = *corner + out.stepY / 2 + below;
    return out;
}

} // namespace

std::uint64_t EsriHeader::denseRowBytes() const {
    constexpr std::uint64_t byteBits = 8;
    const auto perRow =
        static_cast<std::uint64_t>(columns) * static_cast<std::uint64_t>(bandByBand ? 1 : bands);
    return (perRow * static_cast<std::uint64_t>(bits) + byteBits - 1) / byteBits;
}

std::uint64_t EsriHeader::rowBytesIn(std::uint64_t size) const {
    const auto allRows =
        static_cast<std::uint64_t>(rows) * static_cast<std::uint64_t>(bandByBand ? bands : 1);
    const bool isDense = size == skip + denseRowBytes() * allRows;
    return isDense ? denseRowBytes() : rowBytes.value_or(denseRowBytes());
}

std::optional<EsriHeader> parseEsriHeader(std::string_view text) {
    constexpr std::int64_t mostBytes = std::int64_t{1} << 50;
    constexpr std::int64_t mostSide = 1'000'000'000;
    constexpr std::int64_t mostBands = 10'000;
    const Words words = wordsOf(text);
    Numbers numbers(words);
    const auto columns = numbers.whole("ncols", 1, mostSide);
    const auto rows = numbers.whole("nrows", 1, mostSide);
    const auto bits = numbers.whole("nbits", 1, 64);
    if (!columns || !rows || (!bits && wordOf(words, "datatype").empty()))
        return std::nullopt;
    EsriHeader out;
    out.columns = static_cast<int>(*columns);
    out.rows = static_cast<int>(*rows);
    out.bands = static_cast<int>(numbers.whole("nbands", 1, mostBands).value_or(1));
    out.bits = static_cast<int>(bits.value_or(8));
    out.bandByBand = wordOf(words, "layout") == "bsq";
    out.type = typeOf(words, out.bits, out.foreignWords);
    const std::string order = wordOf(words, "byteorder");
    out.order = order.starts_with('m') ? ByteOrder::Big : ByteOrder::Little;
    out.skip = static_cast<std::uint64_t>(numbers.whole("skipbytes", 0, mostBytes).value_or(0));
    const auto ofBand = numbers.whole("bandrowbytes", 1, mostBytes);
    const auto ofAll = numbers.whole("totalrowbytes", 1, mostBytes);
    const bool isBandsOwn = out.bands > 1 && out.bandByBand;
    if (ofAll && !isBandsOwn)
        out.rowBytes = static_cast<std::uint64_t>(*ofAll);
    else if (ofBand && (out.bands == 1 || isBandsOwn))
        out.rowBytes = static_cast<std::uint64_t>(*ofBand);
    out.nodata = numbers.real({"nodata", "nodata_value"});
    if (!out.nodata && (out.nodata = numbers.real({"nodatavalue"})))
        out.foreignWords = true;
    out.place = placeOf(numbers, out.rows);
    return numbers.failed() ? std::nullopt : std::optional(std::move(out));
}

} // namespace terrain
