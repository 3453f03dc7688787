// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "app/settings/place_text.h"
#include "libterrain/surface/profile.h"

#include <QWidget>

#include <vector>

class QFormLayout;
class QLabel;
class QPushButton;

namespace app {

class PlotWidget;

/// What the measuring tools have found: of one place its height, of a line its length, slope and profile.
/// Follows the terrain: other heights along the same line are there at once. GUI thread.
class MeasureDock : public QWidget {
    Q_OBJECT

public:
    explicit MeasureDock(Document& document, QWidget* parent = nullptr);

    /// Places in m from the south-west corner; none empties the dock.
    void setLine(std::vector<terrain::PlanPoint> line);

    [[nodiscard]] PlotWidget& plot() const { return *m_plot; }
    /// Everything as lines of text, tab between name and number: what Copy puts on the clipboard.
    [[nodiscard]] QString text() const;
    /// One line of the same, for a mark on the map and the status bar; empty when there is nothing.
    [[nodiscard]] QString summary() const;
    /// Of the present terrain in m; NaN outside, in holes, and without a terrain.
    [[nodiscard]] double heightAt(const terrain::PlanPoint& place) const;
    /// Of the line on the ground; empty when there is none.
    [[nodiscard]] const std::vector<terrain::ProfilePoint>& points() const { return m_points; }

    [[nodiscard]] QSize sizeHint() const override { return {320, 460}; }

Q_SIGNALS:
    /// The pointer, or the keyboard, reads this place of the profile.
    void placeRead(double x, double y);
    void placeLeft();
    void clearWanted();
    /// After other heights or another line.
    void shown();

private:
    using Lines = QList<std::pair<QString, QString>>;
    void addWidgets();
    void follow();
    void showLines();
    [[nodiscard]] Lines linesOfPlace() const;
    [[nodiscard]] Lines linesOfStraight() const;
    [[nodiscard]] Lines linesOfProfile() const;

    Document& m_document;
    std::vector<terrain::PlanPoint> m_line;
    PlaceText m_places;
    Lines m_lines;
    QLabel* m_hint;
    QWidget* m_page;
    QFormLayout* m_table;
    std::vector<terrain::ProfilePoint> m_points;
    PlotWidget* m_plot;
};

} // namespace app
