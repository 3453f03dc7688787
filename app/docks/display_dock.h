// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"

#include <QWidget>

namespace app {

class ParameterForm;
class RampStrip;
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

    [[nodiscard]] ParameterForm& form() const { return *m_form; }
    [[nodiscard]] SeaEditor& seaEditor() const { return *m_sea; }
    [[nodiscard]] RampStrip& rampStrip() const { return *m_strip; }
    [[nodiscard]] SunDial& sunDial() const { return *m_sun; }

    [[nodiscard]] QSize sizeHint() const override { return {320, 480}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showDisplay();
    void showSea();
    void showHeights();
    void showLegend();
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
    terrain::HeightRange m_heights; ///< of the document's heights, from every n-th row of large ones
    DocumentState m_before;         ///< when the gesture began
    int m_gesture = 0;
};

} // namespace app
