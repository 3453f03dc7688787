// SPDX-License-Identifier: MIT
#include "app/dialogs/picture_specs.h"

#include <array>
#include <vector>

namespace app {
namespace {

using terrain::ParameterChoice;
using terrain::ParameterSpec;
using terrain::ParameterType;

const ParameterChoice kinds[] = {
    {"png", TERRAIN_TEXT("PictureDialog", "Picture (PNG)")},
    {"svg", TERRAIN_TEXT("PictureDialog", "Drawing of its faces (SVG)")},
};

const ParameterChoice flights[] = {
    {"path", TERRAIN_TEXT("PictureDialog", "Through the viewpoints")},
    {"ground", TERRAIN_TEXT("PictureDialog", "Automatic, over the ground")},
};

const ParameterChoice levelKinds[] = {
    {"map", TERRAIN_TEXT("PictureDialog", "Map (PNG)")},
    {"view", TERRAIN_TEXT("PictureDialog", "3D view (PNG)")},
    {"drawing", TERRAIN_TEXT("PictureDialog", "3D view, drawn faces (SVG)")},
};

const ParameterChoice levelSteps[] = {
    {"halves", TERRAIN_TEXT("PictureDialog", "Centres and edges of each level")},
    {"levels", TERRAIN_TEXT("PictureDialog", "Whole levels")},
    {"samples", TERRAIN_TEXT("PictureDialog", "Single samples, explained")},
};

std::optional<terrain::TextSource> needsView(const terrain::ParameterSet& values) {
    if (values.isChoice("kind", "view"))
        return std::nullopt;
    return TERRAIN_TEXT("PictureDialog", "Only for pictures of the 3D view.");
}

std::optional<terrain::TextSource> needsPicture(const terrain::ParameterSet& values) {
    if (values.isChoice("kind", "png"))
        return std::nullopt;
    return TERRAIN_TEXT("PictureDialog", "A drawing has no pixels.");
}

ParameterSpec choice(const char* id, terrain::TextSource label, terrain::TextSource help,
                     std::span<const ParameterChoice> choices) {
    ParameterSpec out{id, label, help};
    out.type = ParameterType::Choice;
    out.choices = choices;
    out.defaultValue = std::string(choices.front().id);
    return out;
}

ParameterSpec pixels(const char* id, terrain::TextSource label, std::int64_t standard) {
    ParameterSpec out{id, label, TERRAIN_TEXT("PictureDialog", "Of the picture.")};
    out.type = ParameterType::Integer;
    out.unit = "px";
    out.defaultValue = standard;
    out.minimum = 1;
    out.maximum = 32768;
    out.softMinimum = 320;
    out.softMaximum = 7680;
    out.step = 1;
    out.logarithmic = true;
    return out;
}

ParameterSpec smoothness() {
    ParameterSpec out{"smoothness", TERRAIN_TEXT("PictureDialog", "Smoothness"),
                      TERRAIN_TEXT("PictureDialog", "How many samples a pixel has in each direction: more "
                                                    "take longer and give smoother edges.")};
    out.type = ParameterType::Integer;
    out.unit = "×";
    out.defaultValue = std::int64_t{4};
    out.minimum = 1;
    out.maximum = 4;
    out.step = 1;
    return out;
}

ParameterSpec number(const char* id, terrain::TextSource label, terrain::TextSource help, const char* unit,
                     double standard, double least, double most) {
    ParameterSpec out{id, label, help};
    out.unit = unit;
    out.defaultValue = standard;
    out.minimum = 0.1;
    out.maximum = 1e4;
    out.softMinimum = least;
    out.softMaximum = most;
    out.step = 1;
    out.logarithmic = true;
    return out;
}

void addSize(std::vector<ParameterSpec>& out) {
    out.push_back(pixels("width", TERRAIN_TEXT("PictureDialog", "Width"), 1920));
    out.push_back(pixels("height", TERRAIN_TEXT("PictureDialog", "Height"), 1080));
    out.push_back(smoothness());
}

std::vector<ParameterSpec> makePicture(bool faces) {
    std::vector<ParameterSpec> out;
    out.push_back(choice("kind", TERRAIN_TEXT("PictureDialog", "Kind"),
                         TERRAIN_TEXT("PictureDialog", "A drawing stays sharp at any size; it is offered for "
                                                       "terrains of up to 129 × 129 samples."),
                         std::span(kinds).first(faces ? 2 : 1)));
    addSize(out);
    out.back().inapplicable = needsPicture;
    ParameterSpec transparent{"transparent", TERRAIN_TEXT("PictureDialog", "Transparent"),
                              TERRAIN_TEXT("PictureDialog", "Nothing behind the terrain, so that it can be "
                                                            "laid over something else.")};
    transparent.type = ParameterType::Boolean;
    transparent.defaultValue = false;
    out.push_back(transparent);
    return out;
}

std::vector<ParameterSpec> makeFilm(bool path) {
    std::vector<ParameterSpec> out;
    out.push_back(choice("flight", TERRAIN_TEXT("PictureDialog", "Flight"),
                         TERRAIN_TEXT("PictureDialog", "Through at least two viewpoints, or by itself, at an "
                                                       "even distance over the ground."),
                         std::span(flights).last(path ? 2 : 1)));
    out.push_back(number("seconds", TERRAIN_TEXT("PictureDialog", "Length"),
                         TERRAIN_TEXT("PictureDialog", "Of the whole film."), "s", 20, 2, 120));
    out.push_back(number("rate", TERRAIN_TEXT("PictureDialog", "Rate"),
                         TERRAIN_TEXT("PictureDialog", "Pictures a second."), "1/s", 25, 5, 60));
    addSize(out);
    return out;
}

std::vector<ParameterSpec> makeLevels(std::size_t kindCount, bool samples) {
    std::vector<ParameterSpec> out;
    out.push_back(choice("kind", TERRAIN_TEXT("PictureDialog", "Kind"),
                         TERRAIN_TEXT("PictureDialog", "What each picture shows; views from where the camera "
                                                       "is now."),
                         std::span(levelKinds).first(kindCount)));
    out.push_back(
        choice("steps", TERRAIN_TEXT("PictureDialog", "Steps"),
               TERRAIN_TEXT("PictureDialog",
                            "How many pictures there are; single samples with their neighbours, mean "
                            "and offset up to 65 × 65 samples."),
               std::span(levelSteps).first(samples ? 3 : 2)));
    addSize(out);
    out.back().inapplicable = needsView;
    return out;
}

} // namespace

std::span<const ParameterSpec> levelPictureSpecs(bool has3d, bool faces, bool samples) {
    static const auto made = [](bool single) {
        return std::array{makeLevels(1, single), makeLevels(2, single), makeLevels(3, single)};
    };
    static const std::array whole = made(false);
    static const std::array single = made(true);
    return (samples ? single : whole)[!has3d ? 0 : faces ? 2 : 1];
}

std::span<const ParameterSpec> viewPictureSpecs(bool faces) {
    static const std::vector<ParameterSpec> all = makePicture(true);
    static const std::vector<ParameterSpec> pictures = makePicture(false);
    return faces ? all : pictures;
}

std::span<const ParameterSpec> filmSpecs(bool path) {
    static const std::vector<ParameterSpec> all = makeFilm(true);
    static const std::vector<ParameterSpec> ground = makeFilm(false);
    return path ? all : ground;
}

int samplesOf(const terrain::ParameterSet& values) {
    const auto across = static_cast<int>(values.integer("smoothness"));
    return across * across;
}

} // namespace app
