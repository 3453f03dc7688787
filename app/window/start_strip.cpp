// SPDX-License-Identifier: MIT
#include "app/window/start_strip.h"

#include "app/controls/icons.h"
#include "app/settings/library_text.h"
#include "app/settings/settings.h"
#include "app/window/preset_pictures.h"
#include "libterrain/recipe/preset.h"

#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace app {

namespace {

constexpr QSize pictureSize(112, 72);
constexpr int cardWidth = pictureSize.width() + 16;
constexpr int cardGap = 4;

/// Scrolls sideways only, by whole cards: none is ever cut. It is as high as what it holds.
class CardScrollArea final : public QScrollArea {
public:
    explicit CardScrollArea(QWidget* content) {
        setObjectName(QStringLiteral("presetCards"));
        setWidget(content);
        setWidgetResizable(true);
        horizontalScrollBar()->setSingleStep(cardWidth + cardGap);
        connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
            constexpr int step = cardWidth + cardGap;
            horizontalScrollBar()->setValue((value + step / 2) / step * step);
        });
        setFrameShape(QFrame::NoFrame);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setFocusPolicy(Qt::NoFocus); // its buttons are the stops
    }
    [[nodiscard]] QSize sizeHint() const override {
        const QSize content = widget()->sizeHint();
        return {content.width(), content.height() + horizontalScrollBar()->sizeHint().height()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {cardWidth, sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QScrollArea::resizeEvent(event);
        const int cards = std::max(1, (width() + cardGap) / (cardWidth + cardGap));
        const int room = cards * (cardWidth + cardGap) - cardGap;
        const bool all = widget()->minimumSizeHint().width() <= width();
        setViewportMargins(0, 0, all ? 0 : std::max(0, width() - room), 0);
    }
};

/// Where a preset's picture is going to be.
QIcon emptyPicture(const QPalette& palette) {
    QPixmap out(pictureSize);
    out.fill(palette.color(QPalette::Midlight));
    return out;
}

QToolButton* textButton(const QString& text, const QString& iconName, const QString& name) {
    auto* out = new QToolButton;
    out->setObjectName(name);
    out->setText(text);
    out->setIcon(icon(iconName));
    out->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    out->setAutoRaise(true);
    out->setFocusPolicy(Qt::TabFocus);
    return out;
}

} // namespace

StartStrip::StartStrip(Settings& settings, QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("startStrip"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addWidget(makeHead(settings));
    layout->addWidget(makePresets());
    layout->addWidget(makeFoot(settings));
}

QWidget* StartStrip::makeHead(Settings& settings) {
    auto* title = new QLabel(tr("Start with"));
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    auto* close = new QToolButton;
    close->setObjectName(QStringLiteral("closeStartStrip"));
    close->setIcon(icon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::TabFocus);
    close->setToolTip(tr("Close"));
    close->setAccessibleName(tr("Close the start panel"));
    connect(close, &QToolButton::clicked, this, &StartStrip::closed);
    auto* always = new QCheckBox(tr("Show at the start"));
    always->setObjectName(QStringLiteral("startAlways"));
    always->setChecked(settings.showStartPanel());
    connect(always, &QCheckBox::toggled, this, [&settings](bool on) { settings.setShowStartPanel(on); });

    auto* out = new QWidget;
    auto* layout = new QHBoxLayout(out);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(title, 1);
    layout->addWidget(
        always); // here and not in the foot, so that both fit beside the docks of a small window
    layout->addSpacing(8);
    layout->addWidget(close);
    return out;
}

QWidget* StartStrip::makePresets() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(cardGap);
    for (const terrain::Preset& preset : terrain::presets()) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("preset-") + QLatin1String(preset.id));
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setAutoRaise(true);
        button->setIconSize(pictureSize);
        button->setIcon(emptyPicture(palette()));
        button->setFocusPolicy(Qt::TabFocus);
        const QString label = libraryText(preset.label);
        button->setFixedWidth(cardWidth);
        button->setText(button->fontMetrics().elidedText(label, Qt::ElideRight, pictureSize.width() + 4));
        button->setAccessibleName(label);
        button->setToolTip(QStringLiteral("<b>%1</b><br>%2")
                               .arg(label.toHtmlEscaped(), libraryText(preset.help).toHtmlEscaped()));
        const QString id = QLatin1String(preset.id);
        connect(button, &QToolButton::clicked, this, [this, id] { Q_EMIT presetChosen(id); });
        for (const int key : {Qt::Key_Return, Qt::Key_Enter}) { // Qt presses by the space bar alone
            auto* enter = new QShortcut(key, button, [button] { button->click(); });
            enter->setContext(Qt::WidgetShortcut);
        }
        layout->addWidget(button);
        m_presets.insert(id, button);
    }
    layout->addStretch(1);
    return new CardScrollArea(row);
}

QWidget* StartStrip::makeFoot(Settings& settings) {
    auto* open = textButton(tr("Open…"), QStringLiteral("open"), QStringLiteral("startOpen"));
    auto* recent = textButton(tr("Recent"), QStringLiteral("history"), QStringLiteral("startRecent"));
    auto* importing =
        textButton(tr("Import heightmap…"), QStringLiteral("import"), QStringLiteral("startImport"));
    connect(open, &QToolButton::clicked, this, &StartStrip::openWanted);
    connect(importing, &QToolButton::clicked, this, &StartStrip::importWanted);
    auto* menu = new QMenu(recent);
    recent->setMenu(menu);
    recent->setPopupMode(QToolButton::InstantPopup);
    recent->setEnabled(!settings.recentFiles().isEmpty());
    connect(menu, &QMenu::aboutToShow, this, [this, menu, &settings] { fillRecent(*menu, settings); });
    connect(&settings, &Settings::recentFilesChanged, recent,
            [recent, &settings] { recent->setEnabled(!settings.recentFiles().isEmpty()); });

    auto* out = new QWidget;
    auto* layout = new QHBoxLayout(out);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(open);
    layout->addWidget(recent);
    layout->addWidget(importing);
    layout->addStretch(1);
    return out;
}

void StartStrip::fillRecent(QMenu& menu, const Settings& settings) {
    menu.clear();
    const QStringList paths = settings.recentFiles();
    for (const QString& path : paths) {
        QAction* action = menu.addAction(QFileInfo(path).fileName());
        action->setToolTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { Q_EMIT fileChosen(path); });
    }
}

void StartStrip::setPresetPicture(const QString& presetId, const QImage& picture) {
    QToolButton* button = m_presets.value(presetId);
    if (button == nullptr)
        return;
    const qreal scale = devicePixelRatioF();
    QPixmap pixmap = QPixmap::fromImage(PresetPictures::middle(picture, pictureSize * scale));
    pixmap.setDevicePixelRatio(scale);
    button->setIcon(pixmap);
}

} // namespace app
