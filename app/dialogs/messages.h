// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QList>
#include <QMessageBox>
#include <QString>

#include <functional>

namespace app {

/// A button of a question and what it does.
struct Answer {
    QString text;
    QMessageBox::ButtonRole role = QMessageBox::AcceptRole;
    std::function<void()> action = {}; ///< empty: nothing happens
};

/// A question or message over `parent`. It returns at once; the answer comes later. The first answer is the
/// default one; Escape means the one with the RejectRole. `name` is the object's name ("errorDialog" …).
struct Question {
    QString name;
    QString text;    ///< one sentence
    QString details; ///< what follows from the answers; may be empty
    QList<Answer> answers;
    QMessageBox::Icon icon = QMessageBox::Question;
    QImage picture = {}; ///< in place of the icon; null = none
};
void ask(QWidget* parent, const Question& question);

/// Says in one sentence what is wrong, with which file and what to do.
void showError(QWidget* parent, const QString& sentence);

/// "Save the changes to …?" with Save, Don't save and Cancel.
void askAboutUnsavedWork(QWidget* parent, const QString& title, const std::function<void()>& save,
                         const std::function<void()>& discard);

/// Says that a file cannot be saved in a folder that is not there; `choose`: another place.
void sayThereIsNoFolder(QWidget* parent, const QString& folder, const std::function<void()>& choose);

/// That there is no such file, with the way to choose another one.
void sayThereIsNone(QWidget* parent, const QString& path, const std::function<void()>& choose);

/// Whether a file may be replaced.
void askToReplace(QWidget* parent, const QString& path, const std::function<void()>& replace,
                  const std::function<void()>& choose);

} // namespace app
