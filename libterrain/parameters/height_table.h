// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace terrain {

/// A few heights (m) in rows, the northern one first, each from west to east. Empty = none.
struct HeightTable {
    int columns = 0;
    std::vector<double> heights; ///< row by row; a multiple of `columns`

    [[nodiscard]] bool isEmpty() const { return heights.empty(); }
    [[nodiscard]] int rows() const { return columns > 0 ? static_cast<int>(heights.size()) / columns : 0; }
    /// Precondition: the row and the column are there.
    [[nodiscard]] double at(int row, int column) const {
        return heights[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                       static_cast<std::size_t>(column)];
    }
    friend bool operator==(const HeightTable&, const HeightTable&) = default;
};

/// The most columns and rows of a table.
inline constexpr int largestTableSide = 65;

/// What makes a table of rows.
class HeightTableReader {
public:
    enum class Fault { None, Unequal, TooLarge };

    /// Adds a row. After a fault nothing is added any more.
    void addRow(const std::vector<double>& row);
    [[nodiscard]] Fault fault() const { return m_fault; }
    /// The row, from 1 on, that has the fault.
    [[nodiscard]] int faultyRow() const { return m_rows; }
    [[nodiscard]] const HeightTable& table() const { return m_table; }

private:
    HeightTable m_table;
    Fault m_fault = Fault::None;
    int m_rows = 0;
};

/// "1,2,3;4,5,6": numbers with a point, commas within and semicolons between rows. Reads back exactly.
std::string tableText(const HeightTable& table);

/// A row's numbers; none when one of its parts is not a number.
std::optional<std::vector<double>> numbersOfRow(std::string_view text);

} // namespace terrain
