// SPDX-License-Identifier: MIT
#include "app/window/variation_pictures.h"

#include "app/docks/variations_dock.h"
#include "app/window/recipe_picture.h"
#include "app/window/session.h"
#include "app/window/view_feed.h"

namespace app {
namespace {

constexpr int pictureSide = 128; // pixels
constexpr int atOnce = 5;
const QString channel = QStringLiteral("variations");

} // namespace

VariationPictures::VariationPictures(Session& session, VariationsDock& dock, QObject* parent)
    : QObject(parent), m_session(session), m_dock(dock) {
    connect(&dock, &VariationsDock::cellsWanted, this, [this] { draw(m_dock.cellCount()); });
    connect(&dock, &VariationsDock::nothingWanted, this, [this] { m_session.jobs.cancel(channel); });
}

void VariationPictures::draw(int from) {
    const VariationsDock::Order order = m_dock.order();
    if (from >= order.count)
        return;
    m_session.jobs.startAfter(
        {Evaluation::channel(), ViewFeed::channel()}, channel, tr("Drawing variations"),
        [this, order, from](const terrain::RunContext& context) -> std::function<void()> {
            std::vector<VariationsDock::Cell> cells;
            for (int i = from; i < std::min(order.count, from + atOnce); ++i) {
                terrain::Variation varied = terrain::variation(order.base.recipe, order.request,
                                                               order.first + static_cast<std::uint64_t>(i));
                const QImage picture = recipePicture(varied.recipe, order.base.display, pictureSide, context);
                cells.push_back({std::move(varied), picture});
            }
            return [this, order, from, cells] {
                if (m_dock.setCells(order, from, cells))
                    draw(from + atOnce);
            };
        });
}

} // namespace app
