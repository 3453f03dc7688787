// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"

#include <QWidget>

namespace app {

class ParameterForm;
class RampStrip;
class Section;
class SeaEditor;
class SunDial;

/// How the terrain is shown, and its sea level, which is the recipe's. Every change is an undo step, a drag
/// one alone. GUI thread.
class DisplayDock : public QWidget {
    Q_OBJECT

public:
    explicit DisplayDock(Document& document, QWidget* parent = nullptr);
    /// Hides first: what is being dragged ends its gesture while the dock can still hear of it.
    ~DisplayDock() override;

    /// Shows the ground in the colours of a ramp that was loaded, over its own heights where it has such.
    void takeRamp(const terrain::LoadedRamp& ramp);

    [[nodiscard]] ParameterForm& form() const { return *m_form; }
    [[nodiscard]] SeaEditor& seaEditor() const { return *m_sea; }
    [[nodiscard]] Section& teaching() const { return *m_teaching; }
    [[nodiscard]] RampStrip& rampStrip() const { return *m_strip; }
    [[nodiscard]] SunDial& sunDial() const { return *m_sun; }

    [[nodiscard]] QSize sizeHint() const override { return {320, 480}; }

Q_SIGNALS:
    /// A person wants to choose a file with a ramp.
    void rampWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showDisplay();
    void showSea();
    void showHeights();
    void showLegend();
    void showLoadedRamp();
    void addRampButton();
    void connectForm();
    void connectSea();
    void connectSun();
    void applyForm(const QString& id, bool inGesture);
    void applySea(bool inGesture);
    void applySun(bool inGesture);
    void beginGesture();
    void align();

    Document& m_document;
    QWidget* m_content;
    RampStrip* m_strip;
    ParameterForm* m_form;
    SeaEditor* m_sea;
    SunDial* m_sun;
    Section* m_teaching = nullptr; ///< closed at first
    double m_curvature = 1;        ///< terrain::curvatureRange() of them
    DocumentState m_before;        ///< when the gesture began
    int m_gesture = 0;
};

} // namespace app
