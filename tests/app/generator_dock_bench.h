// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/number_field.h"
#include "app/controls/number_row.h"
#include "app/controls/number_slider.h"
#include "app/controls/parameter_form.h"
#include "app/docks/generator_dock.h"
#include "app/docks/size_editor.h"
#include "app/docks/step_editor.h"

#include <QPushButton>

#include "docks_support.h"

namespace app {

/// A document and the Generator panel on it, shown.
struct Bench {
    Document document;
    std::unique_ptr<GeneratorDock> dock;

    explicit Bench(const char* preset = "mountains") {
        document.reset(test::startOf(preset), QStringLiteral("New"));
        dock = std::make_unique<GeneratorDock>(document);
        dock->setLocale(QLocale::English);
        dock->resize(320, 900);
        dock->show();
        if (!QTest::qWaitForWindowActive(dock.get()))
            qWarning("the dock did not become active");
    }

    [[nodiscard]] const terrain::ParameterSet& ground() const {
        return document.recipe().steps.front().parameters;
    }
    [[nodiscard]] NumberRow& number(const char* id) const {
        return *qobject_cast<NumberRow*>(dock->stepEditor().form()->row(QString::fromUtf8(id)));
    }
    [[nodiscard]] QPushButton& button(const QString& text) const {
        for (QPushButton* candidate : dock->findChildren<QPushButton*>()) {
            if (candidate->text() == text)
                return *candidate;
        }
        qFatal("there is no button %s", qPrintable(text));
    }
    [[nodiscard]] NumberField& field(const char* name) const {
        for (NumberField* candidate : dock->sizeEditor().findChildren<NumberField*>()) {
            if (candidate->accessibleName() == QLatin1String(name))
                return *candidate;
        }
        qFatal("there is no field %s", name);
    }
    static void enter(NumberField& field, const QString& text) {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    /// Drags the slider by these pixels, one after the other.
    static void drag(NumberSlider& slider, const QList<int>& offsets, bool release = true) {
        const double travel = slider.width() - 16;
        const QPoint from(qRound(8 + slider.numberRange().positionOf(slider.number()) * travel),
                          slider.height() / 2);
        QTest::mousePress(&slider, Qt::LeftButton, {}, from);
        for (const int offset : offsets)
            QTest::mouseMove(&slider, from + QPoint(offset, 0));
        if (release)
            QTest::mouseRelease(&slider, Qt::LeftButton, {}, from + QPoint(offsets.last(), 0));
    }
};

} // namespace app
