// SPDX-License-Identifier: MIT
#include "app/map/sheet_picture.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace app {
namespace {

constexpr int mostInARow = 5;
constexpr int largestSide = 32767;

class Layout {
public:
    Layout(int count, const QSize& picture)
        : m_columns(count <= mostInARow ? count
                                        : static_cast<int>(std::ceil(std::sqrt(static_cast<double>(count))))),
          m_rows((count + m_columns - 1) / m_columns), m_picture(picture),
          m_letters(std::clamp(std::min(picture.width(), picture.height()) / 14, 10, 64)), m_gap(m_letters) {}

    [[nodiscard]] int letters() const { return m_letters; }
    [[nodiscard]] int lineHeight() const { return m_letters * 3 / 2; }
    [[nodiscard]] QRect title() const { return {m_gap, m_gap, size().width() - 2 * m_gap, lineHeight()}; }
    [[nodiscard]] QRect picture(int index) const {
        const int x = m_gap + index % m_columns * (m_picture.width() + m_gap);
        const int y = top() + index / m_columns * rowHeight();
        return {QPoint(x, y), m_picture};
    }
    [[nodiscard]] QRect text(int index) const {
        const QRect above = picture(index);
        return {above.left(), above.bottom() + 1 + m_letters / 4, above.width(), lineHeight()};
    }
    [[nodiscard]] QSize size() const {
        return {m_gap + m_columns * (m_picture.width() + m_gap), top() + m_rows * rowHeight()};
    }

private:
    [[nodiscard]] int top() const { return 2 * m_gap + lineHeight(); }
    [[nodiscard]] int rowHeight() const { return m_picture.height() + m_letters / 4 + lineHeight() + m_gap; }

    int m_columns;
    int m_rows;
    QSize m_picture;
    int m_letters; ///< their size in pixels
    int m_gap;
};

void drawText(QPainter& painter, const QRect& place, const QString& text) {
    painter.drawText(place, Qt::AlignHCenter | Qt::AlignVCenter,
                     QFontMetrics(painter.font()).elidedText(text, Qt::ElideRight, place.width()));
}

} // namespace

QImage sheetPicture(const std::vector<SheetCell>& cells, const QString& title) {
    if (std::ranges::any_of(cells, [](const SheetCell& cell) { return cell.picture.isNull(); }) ||
        cells.empty())
        return {};
    const Layout layout(static_cast<int>(cells.size()), cells.front().picture.size());
    if (layout.size().width() > largestSide || layout.size().height() > largestSide)
        return {};
    QImage out(layout.size(), QImage::Format_RGB32);
    if (out.isNull())
        return {};
    out.fill(Qt::white);
    QPainter painter(&out);
    painter.setPen(QColor(0x22, 0x22, 0x22));
    QFont font;
    font.setPixelSize(layout.letters());
    QFont bold = font;
    bold.setBold(true);
    painter.setFont(bold);
    drawText(painter, layout.title(), title);
    painter.setFont(font);
    for (int i = 0; i < static_cast<int>(cells.size()); ++i) {
        const SheetCell& cell = cells[static_cast<std::size_t>(i)];
        painter.drawImage(layout.picture(i).topLeft(), cell.picture);
        drawText(painter, layout.text(i), cell.value);
    }
    return out;
}

} // namespace app
