// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/level_offsets.h"

namespace terrain::diamond_square {

LevelOffsets::LevelOffsets(const Plan& plan, int level)
    : m_plan(plan), m_level(level), m_source(sourceOf(plan.settings.distribution, plan.needsNumbers())),
      m_key(offsetLevelKey(plan.settings.seed, level - plan.lattice.levelsBefore)) {}

} // namespace terrain::diamond_square
