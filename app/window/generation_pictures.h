// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"

#include <QImage>
#include <QObject>
#include <QTimer>

#include <vector>

namespace app {

struct Session;

/// Gives generations their pictures, away from the GUI thread, once nothing has changed for a moment: first
/// the one that is shown, then those that were left before they got one, the newest first. For these no large
/// terrain is made again: they are drawn from heights that are still kept, or from few samples. Switched off
/// in the settings, no new ones are made; those that are there stay. GUI thread.
class GenerationPictures : public QObject {
    Q_OBJECT

public:
    GenerationPictures(Session& session, QObject* parent);

private:
    struct Drawn {
        int generation;
        DocumentState state;
        Thumbnail thumbnail; ///< none: it could not be made
    };
    void wait();
    void drawShown();
    /// Of the generations before this index.
    void drawMissing(int end);
    void take(const std::vector<Drawn>& all);

    Session& m_session;
    QTimer m_delay;
};

} // namespace app
