// SPDX-License-Identifier: MIT
#include "libterrain/parameters/height_table.h"

#include "libterrain/core/number_text.h"

#include <algorithm>

namespace terrain {

void HeightTableReader::addRow(const std::vector<double>& row) {
    if (m_fault != Fault::None)
        return;
    const int columns = static_cast<int>(std::min<std::size_t>(row.size(), largestTableSide + 1));
    if (m_rows == 0)
        m_table.columns = columns;
    ++m_rows;
    if (m_rows > largestTableSide || columns > largestTableSide)
        m_fault = Fault::TooLarge;
    else if (columns != m_table.columns || columns == 0)
        m_fault = Fault::Unequal;
    else
        m_table.heights.insert(m_table.heights.end(), row.begin(), row.end());
}

std::string tableText(const HeightTable& table) {
    std::string out;
    for (int row = 0; row < table.rows(); ++row)
        for (int column = 0; column < table.columns; ++column) {
            if (row > 0 || column > 0)
                out += column == 0 ? ";" : ",";
            out += numberText(table.at(row, column));
        }
    return out;
}

std::optional<std::vector<double>> numbersOfRow(std::string_view text) {
    std::vector<double> out;
    while (true) {
        const std::size_t end = text.find(',');
        const std::optional<double> number = parseDouble(text.substr(0, end));
        if (!number)
            return std::nullopt;
        out.push_back(*number);
        if (end == std::string_view::npos)
            return out;
        text.remove_prefix(end + 1);
    }
}

} // namespace terrain
