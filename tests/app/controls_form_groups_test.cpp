// SPDX-License-Identifier: MIT
// Groups of a form's rows, which fold away.
#include "app/controls/control_row.h"
#include "app/controls/parameter_form.h"
#include "app/controls/section.h"
#include "app/controls/theme.h"

#include <QTest>

using namespace app;

namespace {

std::span<const terrain::ParameterSpec> specs() {
    static const std::vector<terrain::ParameterSpec> out = [] {
        std::vector<terrain::ParameterSpec> all;
        for (const char* id : {"first", "second", "third", "fourth"}) {
            terrain::ParameterSpec spec{id, {"test", id}, {"test", "Help."}};
            spec.defaultValue = 0.5;
            all.push_back(spec);
        }
        all[1].group = {"test", "Two"};
        all[3].group = {"test", "One"};
        return all;
    }();
    return out;
}

} // namespace

class ControlsFormGroupsTest : public QObject {
    Q_OBJECT

private:
    [[nodiscard]] static bool isSeen(const ParameterForm& form, const char* id) {
        return form.row(QString::fromLatin1(id))->isVisibleTo(&form);
    }
    [[nodiscard]] static terrain::ParameterSet with(const char* id, double value) {
        terrain::ParameterSet out(specs());
        if (!out.set(id, value))
            qFatal("value");
        return out;
    }

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }

    void groupsBeginFolded() {
        const ParameterForm form(specs());
        QVERIFY(isSeen(form, "first"));
        for (const char* id : {"second", "third", "fourth"})
            QVERIFY(!isSeen(form, id));
        QCOMPARE(form.findChildren<Section*>().size(), 2);
    }

    void whatIsSetIsSeen() {
        ParameterForm form(specs());
        form.setValues(with("third", 0.25));
        QVERIFY(isSeen(form, "second") && isSeen(form, "third"));
        QVERIFY(!isSeen(form, "fourth"));
        form.setValues(terrain::ParameterSet(specs())); // nothing jumps while people undo
        QVERIFY(isSeen(form, "third"));
    }

    void whatAPersonFoldsStaysFolded() {
        ParameterForm form(specs());
        form.setValues(with("fourth", 0.25));
        auto* header = form.findChildren<Section*>().at(1)->findChild<SectionHeader*>();
        header->click();
        QVERIFY(!isSeen(form, "fourth"));
        form.setValues(with("fourth", 0.75));
        QVERIFY(!isSeen(form, "fourth"));
        QTest::keyClick(header, Qt::Key_Return);
        QVERIFY(isSeen(form, "fourth"));
    }

    void errorsAreSeen() {
        ParameterForm form(specs());
        QVERIFY(form.setError(QStringLiteral("second"), QStringLiteral("Too small.")));
        QVERIFY(isSeen(form, "second"));
        QVERIFY(!form.setError(QStringLiteral("fifth"), QStringLiteral("Too small.")));
    }
};

QTEST_MAIN(ControlsFormGroupsTest)
#include "controls_form_groups_test.moc"
