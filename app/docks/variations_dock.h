// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "libterrain/recipe/variations.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QToolButton;

namespace app {

class FormRow;
class ParameterForm;

/// Small terrains beside the present one, by later seeds or by numbers around its own: a click takes one, as
/// one undo step. The terrains stay as they are while the person tries them and undoes that; any other change
/// of the recipe makes them anew around it. The dock asks for its pictures while it is seen. GUI thread.
class VariationsDock : public QWidget {
    Q_OBJECT

public:
    /// The pictures that the panel shows.
    struct Order {
        DocumentState base;
        terrain::VariationRequest request;
        std::uint64_t first = 0; ///< number of the first variation
        int count = 0;
        std::uint64_t serial = 0; ///< another one for each order
    };
    struct Cell {
        terrain::Variation variation;
        QImage picture; ///< null when it cannot be made
    };

    explicit VariationsDock(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] const Order& order() const { return m_order; }
    /// Delivers the cells of an order from the one at `place` on. False, and nothing done, when it is not
    /// order() any more or others are there at `place`.
    bool setCells(const Order& order, int place, const std::vector<Cell>& cells);
    /// Cells of order() that are there.
    [[nodiscard]] int cellCount() const { return static_cast<int>(m_cells.size()); }

    [[nodiscard]] ParameterForm& form() const { return *m_form; }
    [[nodiscard]] QListWidget& list() const { return *m_list; }
    [[nodiscard]] QToolButton& numbersButton() const { return *m_numbers; }

    [[nodiscard]] QSize sizeHint() const override { return {300, 520}; }

Q_SIGNALS:
    /// The cells of order() from cellCount() on are wanted, instead of all that were wanted before.
    void cellsWanted();
    /// Nobody looks any more.
    void nothingWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeForm();
    void makeList();
    void makeFoot();
    QToolButton* addButton(const char* iconName, const QString& text, const QString& help);
    void fillNumbers();
    void followRecipe();
    void followDisplay();
    void startHere();
    void turnPage(int by);
    void orderAnew();
    void emptyCells();
    void layCells();
    void showState();
    void showCell(int place);
    void take(const QListWidgetItem* item);
    [[nodiscard]] int side() const;
    [[nodiscard]] bool isOurs(const terrain::Recipe& recipe) const;
    [[nodiscard]] QString cellText(int place) const;
    [[nodiscard]] QStringList changesOf(const terrain::Variation& variation) const;

    Document& m_document;
    ParameterForm* m_form;
    FormRow* m_numbersRow;
    QToolButton* m_numbers;
    QLabel* m_hint;
    QListWidget* m_list;
    QWidget* m_foot;
    QToolButton* m_back = nullptr;
    QLabel* m_page = nullptr;
    QToolButton* m_more = nullptr;
    QToolButton* m_here = nullptr;

    QTimer m_delay; ///< a drag of a slider wants no terrains of its way
    Order m_order;
    std::vector<Cell> m_cells;                   ///< those that came
    std::vector<terrain::ParameterPlace> m_left; ///< numbers that the person wants unchanged
    terrain::Recipe m_taken;                     ///< the last one that was taken
    bool m_isStale = true;                       ///< order() is not for the present recipe
};

} // namespace app
