// SPDX-License-Identifier: MIT
#include "app/window/generation_pictures.h"

#include "app/map/map_picture.h"
#include "app/window/session.h"
#include "app/window/view_feed.h"
#include "libterrain/recipe/coarse_recipe.h"

namespace app {
namespace {

const QString channel = QStringLiteral("thumbnail");
constexpr int pause = 200;                 // ms without a change before a picture is made
constexpr int atOnce = 8;                  // pictures of one job
constexpr int leastSide = 24;              // pixels of a strip of land, which would be a hair
constexpr QSize pictureSize(128, 96);      // twice what the history shows, for fine screens
constexpr int coarseSide = 129;            // samples a side of land that is made for its picture alone
constexpr std::int64_t mostMade = 1 << 16; // samples of land that no coarse one can be made of

Thumbnail thumbnailOf(const terrain::Heightfield& heights, const DocumentState& state,
                      const terrain::RunContext& context) {
    return Thumbnail(
        mapPicture(heights, {state.display, state.recipe.seaLevel, pictureSize, leastSide}, context));
}

/// Null when they are not kept and cannot be made quickly.
terrain::SharedHeightfield quickHeights(const terrain::Recipe& recipe, const terrain::EvaluationCache& cache,
                                        const terrain::RunContext& context) {
    if (!terrain::checkRecipe(recipe))
        return nullptr;
    if (auto kept = cache.peek(terrain::evaluationKey(recipe, recipe.steps.size())))
        return kept;
    const terrain::Recipe coarse = terrain::coarseRecipe(recipe, coarseSide);
    if (coarse.grid.sampleCount() > mostMade)
        return nullptr;
    const auto made = terrain::evaluate(coarse, context);
    return made ? made.value() : nullptr;
}

} // namespace

GenerationPictures::GenerationPictures(Session& session, QObject* parent)
    : QObject(parent), m_session(session) {
    m_delay.setSingleShot(true);
    m_delay.setInterval(pause);
    connect(&m_delay, &QTimer::timeout, this, &GenerationPictures::drawShown);
    connect(&session.document, &Document::recipeChanged, this, [this] {
        m_delay.stop();
        m_session.jobs.cancel(channel); // what people wait for has the processors
    });
    connect(&session.document, &Document::heightsChanged, this, &GenerationPictures::wait);
    connect(&session.document, &Document::displayChanged, this, &GenerationPictures::wait);
    connect(&session.settings, &Settings::historyChanged, this, &GenerationPictures::wait);
}

void GenerationPictures::wait() {
    if (m_session.settings.historyPictures() && m_session.document.heightsAreCurrent())
        m_delay.start();
    else
        m_session.jobs.cancel(channel);
}

void GenerationPictures::drawShown() {
    const Document& document = m_session.document;
    if (!document.heightsAreCurrent())
        return;
    m_session.jobs.startAfter(
        {Evaluation::channel(), ViewFeed::channel()}, channel, tr("Making small pictures"),
        [this, drawn = Drawn{document.currentGeneration(), {document.recipe(), document.display()}, {}},
         heights = document.heights()](const terrain::RunContext& context) mutable -> std::function<void()> {
            drawn.thumbnail = thumbnailOf(*heights, drawn.state, context);
            return [this, drawn] {
                take({drawn});
                drawMissing(m_session.document.generationCount() + m_session.document.shelfCount());
            };
        });
}

void GenerationPictures::drawMissing(int end) {
    const Document& document = m_session.document;
    std::vector<Drawn> missing;
    while (end-- > 0 && missing.size() < atOnce)
        if (document.generation(end).thumbnail.isNull())
            missing.push_back({end, document.stateOf(end), {}});
    if (missing.empty())
        return;
    m_session.jobs.startAfter(
        {Evaluation::channel(), ViewFeed::channel()}, channel, tr("Making small pictures"),
        [this, missing, end = missing.back().generation, cache = m_session.evaluation.cache()](
            const terrain::RunContext& context) mutable -> std::function<void()> {
            for (Drawn& one : missing)
                if (const auto heights = quickHeights(one.state.recipe, *cache, context))
                    one.thumbnail = thumbnailOf(*heights, one.state, context);
            return [this, missing, end] {
                take(missing);
                drawMissing(end);
            };
        });
}

void GenerationPictures::take(const std::vector<Drawn>& all) {
    Document& document = m_session.document;
    for (const Drawn& one : all) {
        // The history may have gone on meanwhile.
        const DocumentState now = document.stateOf(one.generation);
        if (!one.thumbnail.picture.isNull() && now.recipe == one.state.recipe &&
            now.display == one.state.display)
            document.setThumbnail(one.generation, one.thumbnail);
    }
}

} // namespace app
