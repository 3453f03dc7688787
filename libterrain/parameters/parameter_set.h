// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_spec.h"

namespace terrain {

/// Values for a table of specs, in the table's order; always complete, each value of its spec's type and in
/// range. A plain value; thread rule as any value.
class ParameterSet {
public:
    /// No specs, no values.
    ParameterSet() = default;
    /// The defaults of `specs`, a table with static lifetime.
    explicit ParameterSet(std::span<const ParameterSpec> specs);

    [[nodiscard]] std::span<const ParameterSpec> specs() const { return m_specs; }

    /// Checks and sets; an unknown id or a value that cannot be is an error and changes nothing.
    Status set(std::string_view id, ParameterValue value);
    Status setFromText(std::string_view id, std::string_view text);

    /// Precondition for all: the id is in the table and of that type.
    [[nodiscard]] const ParameterValue& value(std::string_view id) const;
    [[nodiscard]] bool boolean(std::string_view id) const;
    [[nodiscard]] std::int64_t integer(std::string_view id) const;
    [[nodiscard]] double real(std::string_view id) const;
    /// Choice, Seed and Text.
    [[nodiscard]] const std::string& text(std::string_view id) const;
    [[nodiscard]] const PointList& points(std::string_view id) const;
    [[nodiscard]] const HeightTable& table(std::string_view id) const;
    [[nodiscard]] const CurvePoints& curve(std::string_view id) const;
    [[nodiscard]] const SharedBlob& heights(std::string_view id) const;

    [[nodiscard]] bool isChoice(std::string_view id, std::string_view choice) const {
        return text(id) == choice;
    }
    [[nodiscard]] bool isDefault(std::string_view id) const;

    /// Same table, same values.
    friend bool operator==(const ParameterSet& a, const ParameterSet& b);

private:
    [[nodiscard]] std::size_t indexOf(std::string_view id) const;

    std::span<const ParameterSpec> m_specs;
    std::vector<ParameterValue> m_values;
};

} // namespace terrain
