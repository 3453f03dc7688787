// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/targets/settings_sheet.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace app {

/// What to type into another program: the numbers of a settings sheet, its notes and what is not known, to be
/// read and copied. GUI thread.
class SheetView : public QWidget {
    Q_OBJECT

public:
    explicit SheetView(QWidget* parent = nullptr);

    /// `notes`: what the target says besides the sheet's own.
    void show(const terrain::Target& target, const terrain::SettingsSheet& sheet,
              std::span<const terrain::TextSource> notes);
    /// What Copy puts on the clipboard.
    [[nodiscard]] QString text() const { return m_text; }

private:
    void addNote(QVBoxLayout& layout, const QString& sentence);

    QLabel* m_title;
    QWidget* m_place;
    QWidget* m_content = nullptr;
    QString m_text;
};

} // namespace app
