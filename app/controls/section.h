// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QToolButton;

namespace app {

/// A titled part of a dock that folds away.
class Section : public QWidget {
    Q_OBJECT

public:
    /// Takes the content.
    Section(const QString& title, QWidget* content, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    [[nodiscard]] bool isOpen() const;
    void setOpen(bool open);

private:
    QToolButton* m_header;
    QWidget* m_content;
};

} // namespace app
