// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "app/plots/plot_files.h"
#include "libterrain/surface/surface_statistics.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;

namespace app {

class PlotWidget;

/// Numbers about the terrain and their plots: heights, hypsometric curve, slopes, roughness. It computes
/// nothing: when it is seen and the document has other heights, it says statisticsWanted(), and whoever runs
/// jobs answers with setStatistics() for those heights (latest wins) with terrain::histogramBins() bins. GUI
/// thread.
class StatisticsDock : public QWidget {
    Q_OBJECT

public:
    explicit StatisticsDock(Document& document, QWidget* parent = nullptr);

    void setStatistics(const terrain::SurfaceStatistics& statistics);

    /// Everything as lines of text, tab between name and number: what Copy puts on the clipboard.
    [[nodiscard]] QString text() const;
    /// Whether the document's heights are others than those shown.
    [[nodiscard]] bool isStale() const { return m_stale; }

    [[nodiscard]] QSize sizeHint() const override { return {320, 560}; }

Q_SIGNALS:
    void statisticsWanted();
    /// The person wants this file; whoever has file dialogs writes it.
    void exportWanted(const app::PlotFile& file);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();
    void ask();
    using Lines = QList<std::pair<QString, QString>>;
    void showLines();
    void showPlots();
    QWidget* addButtons();
    [[nodiscard]] Lines lines() const;
    [[nodiscard]] Lines linesOfHeights() const;
    [[nodiscard]] Lines linesOfLand() const;
    [[nodiscard]] Lines linesOfRoughness() const;

    Document& m_document;
    std::optional<terrain::SurfaceStatistics> m_statistics;
    bool m_stale = true;
    QLabel* m_hint;
    QWidget* m_page; ///< all that is to be seen once there are numbers
    QGridLayout* m_table;
    QList<PlotWidget*> m_plots;
};

} // namespace app
