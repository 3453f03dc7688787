// SPDX-License-Identifier: MIT
#include "libterrain/formats/raw_guess.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/sample_conversion.h"
#include "libterrain/formats/text_case.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

constexpr std::uint64_t mostAspect = 8;
constexpr std::uint64_t longestHeader = 4096;
constexpr std::size_t kept = 6; ///< candidates that are told

/// A number that is no height, but may stand for a missing one.
constexpr double mostHeight = 1e9;
/// Integers that are read as floats become smaller than any height.
constexpr double leastHeight = 1e-6;

/// How much smoother another type must be than the suffix's. Floats read as 32-bit integers are about as
/// smooth as they are themselves, and no program writes heights so.
double penalty(SampleType type, SampleType usual) {
    constexpr double other = 1.05;
    constexpr double rare = 2;
    constexpr double bytes = 0.6; // two beside each other are as smooth as one number; the reverse is not so
    if (type == usual)
        return 1;
    if (type == SampleType::U8)
        return bytes;
    return type == SampleType::U32 || type == SampleType::I32 ? rare : other;
}

/// Some runs of neighbours, each in two rows, spread over the file.
class Roughness {
public:
    explicit Roughness(FileReader file) : m_file(std::move(file)) {}

    /// None when the samples are no heights.
    std::optional<double> of(const RawLayout& layout) {
        constexpr int runs = 60;
        m_values.clear();
        m_across = m_down = Mean();
        for (int run = 0; run < runs; ++run)
            if (!addRun(layout, run, runs))
                return std::nullopt;
        return result(*layout.type);
    }

private:
    /// Of squares: a few high walls count, such as those where negative numbers are taken as large ones.
    struct Mean {
        double sum = 0;
        std::int64_t count = 0;
        void add(double a, double b) {
            if (std::isnan(a) || std::isnan(b))
                return;
            sum += (a - b) * (a - b);
            ++count;
        }
        [[nodiscard]] double value() const { return count > 0 ? sum / static_cast<double>(count) : 0; }
    };

    bool addRun(const RawLayout& layout, int run, int runs) {
        constexpr int longest = 160;
        const int columns = *layout.columns;
        const int length = std::min(longest, columns);
        const auto row = static_cast<std::int64_t>(*layout.rows - 1) * run / runs;
        const std::int64_t column = (std::int64_t{run} * 7919) % (columns - length + 1);
        const bool read = readRun(layout, row * columns + column, length, m_north) &&
                          readRun(layout, (row + 1) * columns + column, length, m_south);
        for (std::size_t i = 0; read && i < m_north.size(); ++i) {
            m_down.add(m_north[i], m_south[i]);
            if (i > 0) {
                m_across.add(m_north[i - 1], m_north[i]);
                m_across.add(m_south[i - 1], m_south[i]);
            }
        }
        m_values.insert(m_values.end(), m_north.begin(), m_north.end());
        return read;
    }

    bool readRun(const RawLayout& layout, std::int64_t first, int length, std::vector<double>& values) {
        const int each = sampleBytes(*layout.type);
        m_bytes.resize(static_cast<std::size_t>(length) * static_cast<std::size_t>(each));
        values.resize(static_cast<std::size_t>(length));
        if (!m_file.seek(layout.headerBytes + static_cast<std::uint64_t>(first * each)) ||
            !m_file.read(m_bytes))
            return false;
        decodeSamples(m_bytes, *layout.type, layout.byteOrder, values);
        for (double& value : values)
            if (!(std::abs(value) <= mostHeight))
                value = NAN;
        return true;
    }

    [[nodiscard]] std::optional<double> result(SampleType type) const {
        double sum = 0;
        double greatest = 0;
        std::int64_t count = 0;
        for (const double value : m_values)
            if (!std::isnan(value)) {
                sum += value;
                greatest = std::max(greatest, std::abs(value));
                ++count;
            }
        const bool heights = static_cast<std::size_t>(count) * 2 > m_values.size() &&
                             (isInteger(type) || greatest == 0 || greatest >= leastHeight);
        if (!heights)
            return std::nullopt;
        Mean spread;
        for (const double value : m_values)
            spread.add(value, sum / static_cast<double>(count));
        return spread.value() > 0 ? std::sqrt((m_across.value() + m_down.value()) / 2 / spread.value()) : 0;
    }

    FileReader m_file;
    std::vector<std::byte> m_bytes;
    std::vector<double> m_north;
    std::vector<double> m_south;
    std::vector<double> m_values;
    Mean m_across;
    Mean m_down;
};

/// Sizes of `samples` samples, the squarest first.
std::vector<std::pair<std::uint64_t, std::uint64_t>> sizesOf(std::uint64_t samples) {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> out;
    const auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(samples)));
    for (std::uint64_t side = root + 1; side >= 2 && side * side * mostAspect >= samples; --side) {
        const std::uint64_t other = samples / side;
        if (samples % side != 0 || other < side || other > maximumSide)
            continue;
        out.emplace_back(other, side);
        if (other != side)
            out.emplace_back(side, other);
    }
    return out;
}

/// What fits the file, the likeliest first where they are equally smooth.
class Layouts {
public:
    Layouts(const RawLayout& known, std::uint64_t bytes, SampleType usual)
        : m_known(known), m_bytes(bytes), m_usual(usual) {}

    std::vector<RawLayout> all() {
        std::vector<SampleType> types = {m_usual,        SampleType::U16, SampleType::I16, SampleType::F32,
                                         SampleType::U8, SampleType::F64, SampleType::U32, SampleType::I32};
        types.erase(std::find(types.begin() + 1, types.end(), m_usual));
        for (const SampleType type : types)
            if (!m_known.type || m_known.type == type)
                addType(type);
        return std::move(m_out);
    }

private:
    void addType(SampleType type) {
        const auto each = static_cast<std::uint64_t>(sampleBytes(type));
        const std::uint64_t bytes = m_bytes - std::min(m_bytes, m_known.headerBytes);
        if (m_known.columns && m_known.rows) {
            const auto asked = static_cast<std::uint64_t>(*m_known.columns) *
                               static_cast<std::uint64_t>(*m_known.rows) * each;
            if (asked <= bytes)
                addOrders(type, static_cast<std::uint64_t>(*m_known.columns),
                          static_cast<std::uint64_t>(*m_known.rows), m_known.headerBytes);
            return;
        }
        if (bytes % each == 0)
            for (const auto& size : sizesOf(bytes / each))
                addOrders(type, size.first, size.second, m_known.headerBytes);
        if (m_known.headerBytes == 0)
            addSquareAfterHeader(type, each);
    }

    void addSquareAfterHeader(SampleType type, std::uint64_t each) {
        const auto side = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(m_bytes / each)));
        const std::uint64_t used = side * side * each;
        if (side >= 2 && side <= maximumSide && used < m_bytes && m_bytes - used <= longestHeader)
            addOrders(type, side, side, m_bytes - used);
    }

    void addOrders(SampleType type, std::uint64_t columns, std::uint64_t rows, std::uint64_t header) {
        RawLayout layout = m_known;
        layout.columns = static_cast<int>(columns);
        layout.rows = static_cast<int>(rows);
        layout.type = type;
        layout.headerBytes = header;
        for (const ByteOrder order : {ByteOrder::Little, ByteOrder::Big}) {
            layout.byteOrder = order;
            if (order == ByteOrder::Little || sampleBytes(type) > 1)
                m_out.push_back(layout);
        }
    }

    const RawLayout& m_known;
    std::uint64_t m_bytes;
    SampleType m_usual;
    std::vector<RawLayout> m_out;
};

std::string percentText(double part) {
    return fixedText(part * 100, part < 0.1 ? 2 : 0);
}

} // namespace

std::string layoutText(const RawLayout& layout) {
    std::string out = numberText(*layout.columns) + " × " + numberText(*layout.rows) + " " +
                      std::string(sampleTypeId(*layout.type));
    if (sampleBytes(*layout.type) > 1)
        out += layout.byteOrder == ByteOrder::Big ? " big" : " little";
    if (layout.headerBytes > 0)
        out += " + " + byteCountText(layout.headerBytes);
    return out;
}

Text RawGuess::reason() const {
    const RawCandidate& first = candidates.front();
    if (first.roughness == 0)
        return {TERRAIN_TEXT("formats",
                             "The file has no header, and its ground is flat: nothing tells %1 from "
                             "the other layouts that fit its size."),
                {layoutText(first.layout)}};
    if (candidates.size() == 1)
        return {TERRAIN_TEXT("formats", "The file has no header; only %1 fits its size."),
                {layoutText(first.layout)}};
    return {TERRAIN_TEXT("formats", "The file has no header. Of %1 layouts that fit its size, %2 is the "
                                    "smoothest: neighbours differ by %3 % of the relief, with the next, %4, "
                                    "by %5 %."),
            {numberText(std::uint64_t{tried}), layoutText(first.layout), percentText(first.roughness),
             layoutText(candidates[1].layout), percentText(candidates[1].roughness)}};
}

std::optional<RawGuess> guessRawLayout(const std::filesystem::path& path, const RawLayout& known,
                                       const RunContext& context) {
    Result<FileReader> file = FileReader::open(path);
    if (!file)
        return std::nullopt;
    const std::uint64_t bytes = file.value().size();
    const bool floats = lowerCase(path.extension().string()) == ".r32";
    const SampleType usual = known.type.value_or(floats ? SampleType::F32 : SampleType::U16);
    const std::vector<RawLayout> layouts = Layouts(known, bytes, usual).all();
    Roughness roughness(std::move(file).value());
    RawGuess out;
    for (const RawLayout& layout : layouts) {
        if (context.isCancelled())
            return std::nullopt;
        if (const auto value = roughness.of(layout))
            out.candidates.push_back({layout, *value});
    }
    if (out.candidates.empty())
        return std::nullopt;
    std::ranges::stable_sort(out.candidates, {}, [usual](const RawCandidate& candidate) {
        return candidate.roughness * penalty(*candidate.layout.type, usual);
    });
    out.tried = layouts.size();
    out.candidates.resize(std::min(out.candidates.size(), kept));
    return out;
}

} // namespace terrain
