// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QString>

namespace app {

/// Help › About: what this is, its version and licence, and the facts that a report of a fault needs, which a
/// button copies.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    AboutDialog(const QString& systemInformation, QWidget* parent);
};

} // namespace app
