// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace app {

struct Session;
class VariationsDock;

/// Makes what the Variations panel asks for, row by row, away from the GUI thread and after the terrain
/// itself. GUI thread.
class VariationPictures : public QObject {
    Q_OBJECT

public:
    VariationPictures(Session& session, VariationsDock& dock, QObject* parent);

private:
    void draw(int from);

    Session& m_session;
    VariationsDock& m_dock;
};

} // namespace app
