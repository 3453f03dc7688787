// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/height_source.h"
#include "libterrain/recipe/recipe.h"

namespace app {

/// A recipe's terrain, made band by band while somebody takes it; equal bit for bit to the whole.
class StreamedTerrain final : public terrain::HeightSource {
public:
    /// `recipe` must outlive it.
    explicit StreamedTerrain(const terrain::Recipe& recipe) : m_recipe(recipe) {}

    /// Whether the recipe's terrain is so large that it is better made so, and can be: every step makes any
    /// part alone, and none holds the whole in memory anyway.
    [[nodiscard]] static bool isFor(const terrain::Recipe& recipe);

    [[nodiscard]] const terrain::Grid& grid() const override { return m_recipe.grid; }
    [[nodiscard]] terrain::Result<std::span<const float>> rows(int first, int count,
                                                               const terrain::RunContext& context) override;

private:
    const terrain::Recipe& m_recipe;
    terrain::Heightfield m_band;
};

} // namespace app
