// SPDX-License-Identifier: MIT
// What the heights along contour lines cost in the 3D view: once to seek places for them, and in each picture
// to choose and to write them, while the camera turns by a degree. labels_bench [samples a side …]
#include "app/viewport/contour_labels.h"
#include "libterrain/surface/contours.h"
#include "tests/bench/bench.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <cstdio>
#include <glm/trigonometric.hpp>

namespace {

using namespace app;

void measure(int side) {
    Scene scene{
        prepareHeights(std::make_shared<const terrain::Heightfield>(bench::ground(side)), side), {}, {}};
    scene.display.contours = true;
    const double seek = bench::medianSeconds(5, [&] {
        (void)findLabelPlaces(*scene.heights, terrain::contourInterval(scene.heights->pyramid.whole()));
    });
    const Lens lens{1280, 800};
    Camera camera = framed(scene.box(), lens, glm::radians(205.0), glm::radians(35.0));
    ContourLabels labels;
    std::vector<ContourLabel> chosen;
    const auto turn = [&] {
        camera = lookingFrom(camera, scene.box(), camera.azimuth + glm::radians(1.0), camera.elevation);
        chosen = labels.choose(scene, camera, lens, QFont());
    };
    turn();
    const double choose = bench::medianSeconds(61, turn);
    QImage picture(1280, 800, QImage::Format_RGB32);
    QPainter painter(&picture);
    const double write = bench::medianSeconds(11, [&] {
        for (const ContourLabel& label : chosen)
            drawSmoothContourLabel(painter, label);
    });
    std::printf("%5d²: seek %.1f ms, choose %.2f ms, write %zu labels %.2f ms\n", side, seek * 1e3,
                choose * 1e3, chosen.size(), write * 1e3);
}

} // namespace

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    const QStringList sides = QGuiApplication::arguments().mid(1);
    for (const QString& side :
         sides.isEmpty() ? QStringList{QStringLiteral("513"), QStringLiteral("4097")} : sides)
        measure(side.toInt());
}
