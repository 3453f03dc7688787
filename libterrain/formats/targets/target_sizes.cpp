// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/formats/targets/target.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace terrain {
namespace {

/// Every side that a rule with finitely many of them takes, ascending.
std::vector<int> sidesOf(const SizeRule& rule) {
    if (rule.kind == SizeRule::Kind::Listed)
        return {rule.list.begin(), rule.list.end()};
    std::vector<int> out;
    const int more = rule.kind == SizeRule::Kind::PowerOfTwoPlusOne ? 1 : 0;
    for (int power = 1; power + more <= rule.most; power *= 2)
        if (power + more >= rule.least)
            out.push_back(power + more);
    return out;
}

int wholeOf(int tile, int count, int overlap) {
    return count * (tile - overlap) + overlap;
}

} // namespace

bool takesSide(const SizeRule& rule, int side) {
    if (rule.kind == SizeRule::Kind::Any)
        return side >= rule.least && side <= rule.most;
    return std::ranges::binary_search(sidesOf(rule), side);
}

int nearestSide(const SizeRule& rule, int side, int count, int overlap, int& tile) {
    if (rule.kind == SizeRule::Kind::Any) {
        // Tiles of one size; of two that are equally near the greater.
        tile = std::clamp((side - overlap + count / 2) / count + overlap, std::max(rule.least, overlap + 1),
                          rule.most);
        return wholeOf(tile, count, overlap);
    }
    int best = 0;
    for (const int candidate : sidesOf(rule)) {
        const int whole = wholeOf(candidate, count, overlap);
        if (best == 0 || std::abs(whole - side) <= std::abs(best - side)) {
            best = whole;
            tile = candidate;
        }
    }
    return best;
}

std::string sidesText(const SizeRule& rule) {
    if (rule.kind == SizeRule::Kind::Any)
        return numberText(rule.least) + " … " + numberText(rule.most);
    const std::vector<int> sides = sidesOf(rule);
    std::string out;
    for (const int side : sides)
        out += (out.empty() ? "" : ", ") + numberText(side);
    return out;
}

} // namespace terrain
