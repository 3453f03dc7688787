// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "libterrain/surface/statistics.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;
class QStackedLayout;

namespace app {

class HistogramWidget;

/// Numbers about the heights, and their histogram. It computes nothing: when it is seen and the document has
/// other heights, it says statisticsWanted(), and whoever runs jobs answers with setStatistics() for those
/// heights (latest wins) with `histogramBins` bins. GUI thread.
class StatisticsDock : public QWidget {
    Q_OBJECT

public:
    static constexpr int histogramBins = 64;

    explicit StatisticsDock(Document& document, QWidget* parent = nullptr);

    void setStatistics(const terrain::Statistics& statistics);

    /// Everything as lines of text, tab between name and number: what Copy puts on the clipboard.
    [[nodiscard]] QString text() const;
    /// Whether the document's heights are others than those shown.
    [[nodiscard]] bool isStale() const { return m_stale; }

    [[nodiscard]] QSize sizeHint() const override { return {320, 420}; }

Q_SIGNALS:
    void statisticsWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();
    void ask();
    [[nodiscard]] QList<std::pair<QString, QString>> lines() const;

    Document& m_document;
    std::optional<terrain::Statistics> m_statistics;
    bool m_stale = true;
    QLabel* m_hint;
    QWidget* m_page; ///< all that is to be seen once there are numbers
    QGridLayout* m_table;
    HistogramWidget* m_histogram;
    QPushButton* m_copy;
    QList<QLabel*> m_numbers;
};

} // namespace app
