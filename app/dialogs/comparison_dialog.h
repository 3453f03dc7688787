// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/field_difference.h"

#include <QDialog>
#include <QImage>

namespace app {

/// What two generations are called and how they differ.
struct Comparison {
    QString first;
    QString second;
    terrain::FieldDifference difference;
    QImage picture; ///< null = none (other sizes, equal heights)
    QImage scale;   ///< its colours, from as much lower to as much higher
};

/// Where the second of two generations is higher or lower than the first, and by how much.
class ComparisonDialog : public QDialog {
    Q_OBJECT

public:
    ComparisonDialog(const Comparison& comparison, QWidget* parent);

private:
    void addPicture(const Comparison& comparison);
    void addFigures(const terrain::FieldDifference& difference);
};

} // namespace app
