// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_set.h"

#include <QDialog>

#include <functional>

class QLabel;
class QPushButton;

namespace app {

class ParameterForm;
class Settings;

/// What a SpecDialog asks for.
struct SpecQuestion {
    QString name; ///< object name, and the key of the last choices in the settings
    QString title;
    QString action;                                ///< of the default button: "&Save…"
    std::span<const terrain::ParameterSpec> specs; ///< of static lifetime
    QString factLabel;                             ///< of the line that says what follows from the choices
    std::function<QString(const terrain::ParameterSet&)> fact = {};
    /// Why these values cannot be, beside the parameter it names; empty = they can.
    std::function<std::pair<QString, QString>(const terrain::ParameterSet&)> refusal = {};
};

/// A dialog of one form of parameters and a line that tells what follows from them; it remembers the last
/// choices. GUI thread.
class SpecDialog : public QDialog {
    Q_OBJECT

public:
    SpecDialog(SpecQuestion question, Settings& settings, QWidget* parent);

    [[nodiscard]] const terrain::ParameterSet& values() const;
    [[nodiscard]] ParameterForm& form() const { return *m_form; }

Q_SIGNALS:
    /// The default button was pressed, with values that can be. The dialog stays until it is accepted.
    void wanted();

private:
    void restore();
    void remember();
    void showFact();
    bool hasWrongEntry() const;

    SpecQuestion m_question;
    Settings& m_settings;
    ParameterForm* m_form;
    QLabel* m_fact;
    QPushButton* m_go;
};

} // namespace app
