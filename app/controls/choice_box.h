// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace app {

/// A list of choices that the wheel leaves alone while it has no focus and that shrinks with its dock (its
/// popup stays as wide as its texts).
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;
    void showPopup() override;

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace app
