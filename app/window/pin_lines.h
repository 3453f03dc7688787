// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/pin_edits.h"
#include "app/tools/pin_line_tool.h"
#include "app/window/land_tools.h"

#include <QObject>

namespace app {

struct Session;
class PinLineForm;

/// Turns lines that are drawn on the land into the pins of a ridge or a river. The last line's heights can be
/// changed until its pins are. GUI thread.
class PinLines : public QObject {
    Q_OBJECT

public:
    PinLines(Session& session, PinEdits& edits, LandTools& tools, ViewArea& views, PinLineForm& form,
             QObject* parent);

Q_SIGNALS:
    void message(const QString& sentence);

private:
    void take(LandTool tool);
    void follow();
    void make(const std::vector<terrain::PlanPoint>& line);
    void remake();
    [[nodiscard]] bool isAsMade() const;
    [[nodiscard]] terrain::PointList pinsOfLine() const;
    [[nodiscard]] QString undoText() const;
    void propose(const std::vector<terrain::PlanPoint>& line);
    [[nodiscard]] bool isUphill(const std::vector<terrain::PlanPoint>& line) const;

    Session& m_session;
    PinEdits& m_edits;
    ViewArea& m_views;
    PinLineForm& m_form;
    PinLineTool m_tool;
    std::vector<terrain::PlanPoint> m_line; ///< that was made last
    terrain::PointList m_before;            ///< the pins before it
    terrain::PointList m_made;
};

} // namespace app
