// SPDX-License-Identifier: MIT
#include "libterrain/project/blob_chunks.h"

#include "libterrain/core/parallel_rows.h"
#include "libterrain/project/blob_codec.h"

#include <algorithm>
#include <atomic>
#include <vector>

namespace terrain {
namespace {

/// Chunks that are packed or unpacked at a time: enough for all threads, little beside the whole.
constexpr int chunksAtATime = 16;
constexpr std::size_t largestChunk = std::size_t{60} << 20;

/// How a field is cut into chunks of rows.
struct Cut {
    int columns;
    int rows;
    int rowsOfOne;
    int count;

    explicit Cut(const Grid& grid)
        : columns(grid.columns), rows(grid.rows), rowsOfOne(rowsOfChunk(columns, rows)),
          count((rows + rowsOfOne - 1) / rowsOfOne) {}

    [[nodiscard]] int top(int chunk) const { return chunk * rowsOfOne; }
    [[nodiscard]] std::size_t samples(int chunk) const {
        return static_cast<std::size_t>(std::min(rowsOfOne, rows - top(chunk))) *
               static_cast<std::size_t>(columns);
    }
    [[nodiscard]] int batchEnd(int first) const { return std::min(first + chunksAtATime, count); }
    [[nodiscard]] RunContext part(const RunContext& context, int first) const {
        return context.part(static_cast<double>(first) / count, static_cast<double>(batchEnd(first)) / count);
    }
};

using Batch = std::vector<std::vector<std::byte>>;

/// Whether every chunk is there and says the size that it should have.
bool areWhole(Database& database, const Cut& cut, std::int64_t position) {
    Statement heads(database, "SELECT substr(data, 1, 18) FROM chunks WHERE position >= ? ORDER BY position");
    heads.bind(position);
    for (int chunk = 0; chunk < cut.count; ++chunk)
        if (!heads.next() || unpackedBytes(heads.bytes(largestChunk)) != cut.samples(chunk) * sizeof(float))
            return false;
    return true;
}

bool readBatch(Statement& rows, int count, Batch& batch) {
    batch.clear();
    for (int i = 0; i < count; ++i) {
        if (!rows.next())
            return false;
        const std::span<const std::byte> bytes = rows.bytes(largestChunk);
        batch.emplace_back(bytes.begin(), bytes.end());
    }
    return true;
}

} // namespace

Status writeChunks(Database& database, const Heightfield& heights, std::int64_t& position,
                   const RunContext& context) {
    const Cut cut(heights.grid());
    const auto columns = static_cast<std::size_t>(cut.columns);
    Statement insert(database, "INSERT INTO chunks VALUES (?, ?)");
    for (int first = 0; first < cut.count && database.isOk(); first += chunksAtATime) {
        Batch batch(static_cast<std::size_t>(cut.batchEnd(first) - first));
        const auto pack = [&](int from, int to) {
            for (int i = from; i < to; ++i)
                batch[static_cast<std::size_t>(i)] =
                    packRows({heights.row(cut.top(first + i)), cut.samples(first + i)}, columns);
        };
        if (!parallelRows(cut.part(context, first), static_cast<int>(batch.size()), 1, pack))
            return Cancelled{};
        for (const std::vector<std::byte>& bytes : batch) {
            if (bytes.empty())
                return Error{
                    ErrorCode::OverLimit,
                    TERRAIN_TEXT("project",
                                 "There is not enough memory to pack the heights: close other programs.")};
            insert.bind(position++).bind(bytes).run();
        }
    }
    return Done{};
}

Result<std::optional<Heightfield>> readChunks(Database& database, const Grid& grid, std::int64_t& position,
                                              const RunContext& context) {
    using Outcome = std::optional<Heightfield>;
    const Cut cut(grid);
    if (!areWhole(database, cut, position))
        return Outcome();
    Result<Heightfield> heights = Heightfield::create(grid);
    if (!heights)
        return heights.failure();
    Heightfield& field = heights.value();
    Statement rows(database, "SELECT data FROM chunks WHERE position >= ? ORDER BY position");
    rows.bind(position);
    Batch batch;
    std::atomic<bool> sound{true};
    for (int first = 0; first < cut.count; first += chunksAtATime) {
        if (!readBatch(rows, cut.batchEnd(first) - first, batch))
            return Outcome();
        const auto unpack = [&](int from, int to) {
            for (int i = from; i < to; ++i) {
                const std::span<float> samples(field.row(cut.top(first + i)), cut.samples(first + i));
                if (!unpackRows(batch[static_cast<std::size_t>(i)], samples,
                                static_cast<std::size_t>(cut.columns)))
                    sound = false;
            }
        };
        if (!parallelRows(cut.part(context, first), static_cast<int>(batch.size()), 1, unpack))
            return Cancelled{};
        if (!sound)
            return Outcome();
    }
    position += cut.count;
    return Outcome(std::move(field));
}

} // namespace terrain
