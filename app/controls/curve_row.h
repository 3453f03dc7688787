// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/control_row.h"
#include "libterrain/parameters/curve.h"

class QLabel;

namespace app {

class CurveField;

/// A curve: drawn and edited in a field, the chosen point's numbers under it.
class CurveRow : public ControlRow {
    Q_OBJECT

public:
    CurveRow(const QString& label, const terrain::CurveFrame& frame, QWidget* parent = nullptr);
    [[nodiscard]] terrain::ParameterValue value() const override;
    [[nodiscard]] CurveField& field() const { return *m_field; }

protected:
    void showValue(const terrain::ParameterValue& value) override;
    [[nodiscard]] int fullControlWidth() const override { return 240; } // the label goes above it
    void nameParts(const QString& label, const QString& description) override;

private:
    CurveField* m_field;
    QLabel* m_numbers;
};

} // namespace app
