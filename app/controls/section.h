// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace app {

/// A section of a dock, or a part of one.
enum class SectionRank { Whole, Part };

/// The title of a section: a click, Space or Enter folds it.
class SectionHeader : public QAbstractButton {
    Q_OBJECT

public:
    explicit SectionHeader(SectionRank rank, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    SectionRank m_rank;
};

/// A titled part of a dock that folds away.
class Section : public QWidget {
    Q_OBJECT

public:
    /// Takes the content.
    Section(const QString& title, QWidget* content, QWidget* parent = nullptr,
            SectionRank rank = SectionRank::Whole);

    void setTitle(const QString& title);
    [[nodiscard]] bool isOpen() const;
    void setOpen(bool open);

Q_SIGNALS:
    /// By the person.
    void folded(bool open);

private:
    SectionHeader* m_header;
    QWidget* m_content;
};

} // namespace app
