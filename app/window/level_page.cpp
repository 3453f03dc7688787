// SPDX-License-Identifier: MIT
#include "app/window/level_pictures.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace app {
namespace {

class PageText {
    Q_DECLARE_TR_FUNCTIONS(app::LevelPage)
};

// @NAME@ is filled in. The picture keeps its place while the steps change.
constexpr char page[] = R"(<!DOCTYPE html>
<html lang="@LANGUAGE@">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>@TITLE@</title>
<style>
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #f2f3f4; color: #1c2126; }
main { max-width: 70rem; margin: 0 auto; padding: 1rem; text-align: center; }
img { max-width: 100%; max-height: 75vh; }
button { font: inherit; padding: .4rem .9rem; margin: .2rem; }
@media (prefers-color-scheme: dark) { body { background: #1c2126; color: #f2f3f4; } }
</style>
</head>
<body>
<main>
<h1>@TITLE@</h1>
<p><img id="picture" alt=""></p>
<p id="caption" aria-live="polite"></p>
<p>
<button id="back">@BACK@</button>
<button id="play">@PLAY@</button>
<button id="pause">@PAUSE@</button>
<button id="forward">@FORWARD@</button>
</p>
</main>
<script>
const steps = @STEPS@;
let at = 0, timer = null;
const part = id => document.getElementById(id);
for (const step of steps) new Image().src = step.picture;
function show(index) {
  at = Math.max(0, Math.min(index, steps.length - 1));
  part('picture').src = steps[at].picture;
  part('picture').alt = steps[at].caption;
  part('caption').textContent = (at + 1) + ' / ' + steps.length + ' · ' + steps[at].caption;
  part('back').disabled = at === 0;
  part('forward').disabled = at === steps.length - 1;
}
function pause() { clearInterval(timer); timer = null; }
function play() {
  pause();
  if (at === steps.length - 1) show(0);
  timer = setInterval(() => { show(at + 1); if (at === steps.length - 1) pause(); }, 900);
}
part('back').onclick = () => { pause(); show(at - 1); };
part('forward').onclick = () => { pause(); show(at + 1); };
part('play').onclick = play;
part('pause').onclick = pause;
document.addEventListener('keydown', event => {
  if (event.key === 'ArrowLeft') part('back').click();
  if (event.key === 'ArrowRight') part('forward').click();
});
show(0);
</script>
</body>
</html>
)";

} // namespace

QByteArray levelPage(const QString& title, const QStringList& pictures, const QStringList& captions) {
    QJsonArray steps;
    for (qsizetype i = 0; i < pictures.size(); ++i)
        steps.append(QJsonObject{{QStringLiteral("picture"), pictures[i]},
                                 {QStringLiteral("caption"), captions.value(i)}});
    QByteArray json = QJsonDocument(steps).toJson(QJsonDocument::Compact);
    json.replace("</", "<\\/"); // no name of a file ends the script
    QByteArray out(page);
    out.replace("@LANGUAGE@", QLocale().bcp47Name().toUtf8().left(2));
    out.replace("@TITLE@", title.toHtmlEscaped().toUtf8());
    out.replace("@BACK@", PageText::tr("Step backward").toHtmlEscaped().toUtf8());
    out.replace("@PLAY@", PageText::tr("Play").toHtmlEscaped().toUtf8());
    out.replace("@PAUSE@", PageText::tr("Pause").toHtmlEscaped().toUtf8());
    out.replace("@FORWARD@", PageText::tr("Step forward").toHtmlEscaped().toUtf8());
    out.replace("@STEPS@", json);
    return out;
}

} // namespace app
