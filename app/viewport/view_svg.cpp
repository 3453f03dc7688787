// SPDX-License-Identifier: MIT
#include "app/viewport/view_svg.h"

#include "app/settings/contour_label.h"
#include "app/viewport/contour_labels.h"
#include "libterrain/surface/contours.h"
#include "libterrain/surface/curvature.h"
#include "libterrain/surface/horn_gradient.h"
#include "libterrain/surface/shape_colours.h"
#include "libterrain/surface/shown_colours.h"
#include "libterrain/surface/shown_contours.h"

#include <QColor>
#include <QFont>
#include <QPainterPath>
#include <QPointF>

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <numeric>
#include <unordered_map>

namespace app {
namespace {

/// A piece of a contour line in one cell.
struct Stroke {
    QPointF from;
    QPointF to;
    bool isIndex = false;
};

struct Face {
    std::array<QPointF, 4> corners;
    double distance = 0; ///< of its middle from the eye
    terrain::Colour colour;
    std::vector<Stroke> strokes; ///< over it; what covers the face covers them
};

/// Faces as they are seen, the farthest first.
class Faces {
public:
    Faces(const Scene& scene, const Camera& camera, const Lens& lens)
        : m_scene(scene), m_field(*scene.heights->shown), m_camera(camera), m_lens(lens),
          m_ramp(terrain::shownRamp(scene.display)),
          m_anchors(terrain::shownAnchors(scene.display, scene.heights->pyramid.whole(), scene.seaLevel)),
          m_shape(scene.display.colourBy, scene.heights->curvatureRange) {}

    std::vector<Face> farthestFirst() {
        for (int row = 0; row + 1 < m_field.rows(); ++row)
            for (int column = 0; column + 1 < m_field.columns(); ++column)
                add(column, row);
        addContours();
        std::ranges::stable_sort(m_faces, std::greater(), &Face::distance);
        return std::move(m_faces);
    }

private:
    [[nodiscard]] glm::dvec3 place(int column, int row) const {
        const terrain::Grid& grid = m_field.grid();
        const auto height = static_cast<double>(m_field.row(row)[column]);
        const double water = m_scene.water();
        const double surface = height < water ? water : height; // also where there is no water: NaN
        return {column * grid.spacingX, (grid.rows - 1 - row) * grid.spacingY,
                surface * m_scene.display.exaggeration};
    }

    [[nodiscard]] std::size_t cell(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_field.columns() - 1) +
               static_cast<std::size_t>(column);
    }

    void addContours() {
        const std::optional<double> interval =
            terrain::shownContourInterval(m_scene.display, m_scene.heights->pyramid.whole());
        if (!interval)
            return;
        const auto lines = terrain::contourLines(m_field, 0, *interval);
        if (!lines) // more levels than anybody sees
            return;
        for (const terrain::ContourLine& line : lines.value()) {
            const double place = std::round(line.level / *interval);
            const bool isIndex = std::fmod(place, terrain::contoursPerIndex) == 0;
            if (!(line.level < m_scene.water()))
                for (std::size_t i = 1; i < line.points.size(); ++i)
                    addStroke(line.points[i - 1], line.points[i], line.level, isIndex);
        }
    }

    /// Each piece of a line lies in one cell.
    void addStroke(const terrain::ContourPoint& from, const terrain::ContourPoint& to, double level,
                   bool isIndex) {
        const auto column = static_cast<int>(std::floor((from.column + to.column) / 2));
        const auto row = static_cast<int>(std::floor((from.row + to.row) / 2));
        const auto face = m_faceOfCell.find(cell(column, row));
        const std::optional<glm::dvec2> start = pixelOf(m_camera, m_lens, linePlace(from, level));
        const std::optional<glm::dvec2> end = pixelOf(m_camera, m_lens, linePlace(to, level));
        if (face != m_faceOfCell.end() && start && end)
            m_faces[face->second].strokes.push_back({{start->x, start->y}, {end->x, end->y}, isIndex});
    }

    [[nodiscard]] glm::dvec3 linePlace(const terrain::ContourPoint& at, double level) const {
        const terrain::Grid& grid = m_field.grid();
        return {at.column * grid.spacingX, (grid.rows - 1 - at.row) * grid.spacingY,
                level * m_scene.display.exaggeration};
    }

    void add(int column, int row) {
        const std::array<std::pair<int, int>, 4> around{
            {{column, row}, {column + 1, row}, {column + 1, row + 1}, {column, row + 1}}};
        Face face;
        glm::dvec3 middle(0);
        double height = 0;
        for (std::size_t i = 0; i < around.size(); ++i) {
            const auto& [c, r] = around[i];
            height += static_cast<double>(m_field.row(r)[c]) / 4;
            const glm::dvec3 at = place(c, r);
            middle += at / 4.0;
            const std::optional<glm::dvec2> pixel = pixelOf(m_camera, m_lens, at);
            if (std::isnan(height) || !pixel)
                return;
            face.corners[i] = {pixel->x, pixel->y};
        }
        face.distance = glm::distance(middle, m_camera.eye);
        face.colour = m_scene.display.colourBy == terrain::ColourBy::Height
                          ? terrain::colourAt(m_ramp, terrain::rampPosition(m_anchors, height))
                          : m_shape.at(shapeOf(around));
        m_faceOfCell.emplace(cell(column, row), m_faces.size());
        m_faces.push_back(face);
    }

    /// The mean of what the ground is like at the corners.
    [[nodiscard]] terrain::GroundShape shapeOf(std::span<const std::pair<int, int>> corners) const {
        const terrain::Grid& grid = m_field.grid();
        const terrain::GradientScale scale{static_cast<float>(1 / grid.spacingX),
                                           static_cast<float>(1 / grid.spacingY)};
        const float part = 1 / static_cast<float>(corners.size());
        terrain::GroundShape out;
        for (const auto& [column, row] : corners) {
            const terrain::RowTriple rows = rowsAround(m_field, row);
            float east = 0;
            float north = 0;
            hornGradient(rows, column, 1, scale, &east, &north);
            out.east += east * part;
            out.north += north * part;
            out.curvature +=
                terrain::meanCurvature(filledNeighbours(rows, column), grid.spacingX, grid.spacingY) * part;
        }
        return out;
    }

    const Scene& m_scene;
    const terrain::Heightfield& m_field;
    const Camera& m_camera;
    const Lens& m_lens;
    terrain::ColourRamp m_ramp;
    terrain::RampAnchors m_anchors;
    terrain::ShapeColours m_shape;
    std::vector<Face> m_faces;
    std::unordered_map<std::size_t, std::size_t> m_faceOfCell;
};

QByteArray hexOf(const terrain::Colour& colour) {
    const std::array<std::uint8_t, 3> bytes{colour.red, colour.green, colour.blue};
    return '#' + QByteArray(reinterpret_cast<const char*>(bytes.data()), 3).toHex();
}

QByteArray pathOf(const Face& face) {
    QByteArray out;
    for (const QPointF& corner : face.corners)
        out += (out.isEmpty() ? 'M' : 'L') + QByteArray::number(corner.x(), 'f', 2) + ' ' +
               QByteArray::number(corner.y(), 'f', 2);
    return out + 'Z';
}

QByteArray numberOf(double value) {
    return QByteArray::number(value, 'f', 2);
}

/// As strong as the 3D view draws them: dark, index lines wider.
QByteArray strokesOf(const Face& face, double scale) {
    QByteArray out;
    for (const bool isIndex : {false, true}) {
        QByteArray path;
        for (const Stroke& stroke : face.strokes)
            if (stroke.isIndex == isIndex)
                path += 'M' + numberOf(stroke.from.x()) + ' ' + numberOf(stroke.from.y()) + 'L' +
                        numberOf(stroke.to.x()) + ' ' + numberOf(stroke.to.y());
        if (!path.isEmpty())
            out += R"(<path d=")" + path + R"(" fill="none" stroke="#1f1408" stroke-linecap="round" )" +
                   R"(stroke-width=")" + numberOf(scale * (isIndex ? 1.6 : 0.8)) + "\"/>\n";
    }
    return out;
}

QByteArray pairOf(const QPainterPath::Element& at) {
    return numberOf(at.x) + ' ' + numberOf(at.y);
}

/// Letters as outlines look the same everywhere, whatever fonts there are.
QByteArray pathOf(const QPainterPath& letters) {
    QByteArray out;
    for (int i = 0; i < letters.elementCount(); ++i) {
        const QPainterPath::Element at = letters.elementAt(i);
        const char* sign = at.isMoveTo() ? "M" : at.isLineTo() ? "L" : at.isCurveTo() ? "C" : " ";
        out += sign + pairOf(at);
    }
    return out;
}

/// The heights along index lines; a light rim around dark letters reads on every ground.
QByteArray labelsOf(const Scene& scene, const Camera& camera, QSize size) {
    const double scale = labelScale(size);
    const Lens lens{size.width() / scale, size.height() / scale};
    const QFont font;
    QByteArray out;
    for (const ContourLabel& label : ContourLabels().choose(scene, camera, lens, font)) {
        const QByteArray letters = R"(<path d=")" + pathOf(contourLabelLetters(font, label.height)) + '"';
        out += R"(<g class="height" transform="translate()" + numberOf(label.at.x() * scale) + ' ' +
               numberOf(label.at.y() * scale) + ") rotate(" + numberOf(label.angle) + ") scale(" +
               numberOf(scale) + R"x()">)x" + letters + R"( fill="#ffffff" stroke="#ffffff" stroke-width=")" +
               numberOf(contourLabelRim) + R"(" stroke-linejoin="round"/>)" + letters + R"( fill=")" +
               QColor(contourLabelInk).name().toLatin1() + "\"/></g>\n";
    }
    return out;
}

} // namespace

QByteArray viewSvg(const Scene& scene, const Camera& camera, QSize size, bool transparent) {
    const QByteArray width = QByteArray::number(size.width());
    const QByteArray height = QByteArray::number(size.height());
    QByteArray out = R"(<?xml version="1.0" encoding="UTF-8"?>)"
                     "\n"
                     R"(<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width=")" +
                     width + R"(" height=")" + height + R"(" viewBox="0 0 )" + width + ' ' + height + "\">\n";
    if (!transparent)
        out += R"(<rect width=")" + width + R"(" height=")" + height + "\" fill=\"#e7edf1\"/>\n";
    // Without edges a hair of the face's own colour closes the seams between faces.
    const bool edges = scene.display.wireframe;
    out += QByteArray(R"(<g stroke-linejoin="round" stroke-width=")") + (edges ? "0.6" : "0.4") + '"' +
           (edges ? R"( stroke="#1c2126")" : "") + ">\n";
    if (scene.heights) {
        const Lens lens{static_cast<double>(size.width()), static_cast<double>(size.height())};
        for (const Face& face : Faces(scene, camera, lens).farthestFirst()) {
            const QByteArray colour = hexOf(face.colour);
            out += R"(<path d=")" + pathOf(face) + R"(" fill=")" + colour + '"' +
                   (edges ? QByteArray() : R"( stroke=")" + colour + '"') + "/>\n" +
                   strokesOf(face, labelScale(size));
        }
        out += "</g>\n" + labelsOf(scene, camera, size);
    } else {
        out += "</g>\n";
    }
    return out + "</svg>\n";
}

} // namespace app
