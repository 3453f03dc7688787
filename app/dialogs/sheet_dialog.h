// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_spec.h"

#include <QDialog>
#include <QImage>

#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace app {

class ChoiceBox;
class EntryField;
class FormRow;
class InlineMessage;

/// What a sheet can vary.
struct SheetSubject {
    QString label;
    const terrain::ParameterSpec* spec; ///< Real or Integer; of static lifetime
    double present = 0;                 ///< the value that it has
};

/// Asks which parameter a sheet varies, over which values and in which view, and shows the sheet. What it
/// shows is made by others: it asks with changed(). GUI thread.
class SheetDialog : public QDialog {
    Q_OBJECT

public:
    /// Precondition: there are subjects.
    SheetDialog(std::vector<SheetSubject> subjects, bool has3d, QWidget* parent);

    [[nodiscard]] int subject() const;
    [[nodiscard]] const SheetSubject& chosen() const {
        return m_subjects[static_cast<std::size_t>(subject())];
    }
    /// The values as parseValue takes them; empty while they cannot be.
    [[nodiscard]] const std::vector<std::string>& values() const { return m_values; }
    [[nodiscard]] bool is3d() const;
    [[nodiscard]] int pictureSide() const; ///< pixels
    /// A value as it stands under its picture.
    [[nodiscard]] QString valueLabel(const std::string& value) const;

    /// The finished sheet; from now on it can be saved.
    void setSheet(const QImage& sheet);
    [[nodiscard]] const QImage& sheet() const { return m_sheet; }
    /// Why there is none.
    void setProblem(const QString& sentence);

Q_SIGNALS:
    /// Another sheet is wanted.
    void changed();
    void saveWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeForm(bool has3d);
    void proposeValues();
    void readValues();
    void askAnew();
    void showPreview();

    std::vector<SheetSubject> m_subjects;
    std::vector<std::string> m_values;
    QImage m_sheet;
    ChoiceBox* m_subject;
    EntryField* m_text;
    FormRow* m_textRow;
    ChoiceBox* m_view;
    ChoiceBox* m_size;
    InlineMessage* m_problem;
    QLabel* m_preview;
    QPushButton* m_save = nullptr;
};

} // namespace app
