// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace app {

/// The title of a section: a click, Space or Enter folds it.
class SectionHeader : public QAbstractButton {
    Q_OBJECT

public:
    explicit SectionHeader(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
};

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
    SectionHeader* m_header;
    QWidget* m_content;
};

} // namespace app
