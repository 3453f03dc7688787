// SPDX-License-Identifier: MIT
#include "app/controls/keyboard_home.h"

#include <QDialog>
#include <QVariant>
#include <QWidget>

namespace app {
namespace {

const char* const homeProperty = "keyboardHome";

} // namespace

void setKeyboardHome(QWidget& window, QWidget& home) {
    window.setProperty(homeProperty, QVariant::fromValue(&home));
}

QWidget* keyboardHomeOf(QWidget& widget) {
    for (QWidget* at = &widget; at != nullptr && qobject_cast<QDialog*>(at) == nullptr;
         at = at->parentWidget())
        if (auto* home = at->property(homeProperty).value<QWidget*>())
            return home;
    return nullptr;
}

} // namespace app
