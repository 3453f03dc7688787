// SPDX-License-Identifier: MIT
#include "app/docks/preset_box.h"

#include "app/controls/choice_box.h"
#include "app/controls/icons.h"
#include "app/controls/inline_message.h"
#include "app/controls/parameter_form.h"
#include "app/controls/value_text.h"
#include "app/settings/library_text.h"
#include "libterrain/parameters/number_of.h"

#include <QAbstractItemView>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace app {
namespace {

constexpr std::size_t mostKnown = 64;
constexpr QSize pictureSize(56, 42);

/// A ground's parameters with the seed set aside: another seed is still the same preset.
terrain::ParameterSet withoutSeed(terrain::ParameterSet ground) {
    for (const terrain::ParameterSpec& spec : ground.specs()) {
        if (spec.type == terrain::ParameterType::Seed)
            (void)ground.set(spec.id, spec.defaultValue);
    }
    return ground;
}

/// Whether two recipes have the same steps, but for their seeds.
bool haveSameSteps(const terrain::Recipe& a, const terrain::Recipe& b) {
    return std::ranges::equal(a.steps, b.steps, [](const terrain::Step& x, const terrain::Step& y) {
        return x.kind == y.kind && x.enabled == y.enabled && x.strength == y.strength &&
               withoutSeed(x.parameters) == withoutSeed(y.parameters);
    });
}

terrain::ParameterSet defaultControls(const terrain::Preset& preset, const terrain::Grid& grid) {
    terrain::ParameterSet out(preset.controls);
    for (const auto& [id, value] : terrain::presetControlDefaults(preset, grid))
        (void)out.set(id, value);
    return out;
}

terrain::Result<terrain::AppliedPreset> applied(const terrain::Preset& preset, const terrain::Grid& grid,
                                                const terrain::ParameterSet& controls) {
    std::map<std::string, double> values;
    for (const terrain::ParameterSpec& spec : controls.specs())
        values[spec.id] = terrain::numberOf(controls.value(spec.id));
    return terrain::applyPreset(preset, grid, values);
}

} // namespace

PresetBox::PresetBox(QWidget* parent)
    : QWidget(parent), m_box(new ChoiceBox(this)), m_menu(new QToolButton(this)),
      m_message(new InlineMessage(this)), m_controlsPlace(new QWidget(this)) {
    m_box->setIconSize(pictureSize);
    for (const terrain::Preset& preset : terrain::presets()) {
        m_box->addItem(libraryText(preset.label), QString::fromUtf8(preset.id));
        m_box->setItemData(m_box->count() - 1, libraryText(preset.help), Qt::ToolTipRole);
    }
    show(nullptr, {});
    const QString help = tr("Replaces the terrain by a named start. Undo brings the old one back.");
    m_box->setAccessibleName(tr("Preset"));
    m_box->view()->setAccessibleName(tr("Presets"));
    m_box->setAccessibleDescription(help);
    m_box->setToolTip(help);
    auto* line = new QHBoxLayout; // it begins where the labels below begin
    line->setContentsMargins(12, 0, 0, 0);
    line->setSpacing(4);
    line->addWidget(m_box, 1);
    line->addWidget(m_menu);
    m_menu->setObjectName(QStringLiteral("ownPresets"));
    m_menu->setIcon(icon(QStringLiteral("save")));
    m_menu->setAutoRaise(true);
    m_menu->setFocusPolicy(Qt::TabFocus);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setAccessibleName(tr("Own presets"));
    m_menu->setToolTip(
        tr("Own presets\nSave this terrain as a preset; rename, delete, import and export those "
           "that you have."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(line);
    layout->addWidget(m_message);
    layout->addWidget(m_controlsPlace);
    auto* place = new QVBoxLayout(m_controlsPlace);
    place->setContentsMargins(0, 0, 0, 0);
    m_controlsPlace->hide();
    connect(m_box, &QComboBox::activated, this, [this] {
        const QString id = m_box->currentData().toString();
        if (const QString own = ownId({}); id.startsWith(own))
            Q_EMIT ownChosen(id.mid(own.size()));
        else
            Q_EMIT chosen(id);
    });
}

void PresetBox::setPicture(const QString& presetId, const QImage& picture) {
    const int index = m_box->findData(presetId);
    if (index >= 0)
        m_box->setItemIcon(index, QIcon(QPixmap::fromImage(picture)));
}

void PresetBox::setOwnPresets(const std::vector<terrain::OwnPreset>& presets) {
    m_own = presets;
    while (m_box->count() > static_cast<int>(terrain::presets().size()))
        m_box->removeItem(m_box->count() - 1);
    if (!presets.empty())
        m_box->insertSeparator(m_box->count());
    for (const terrain::OwnPreset& preset : presets) {
        const QString name = QString::fromStdString(preset.name);
        m_box->addItem(name, ownId(name));
        m_box->setItemData(m_box->count() - 1, tr("A preset of your own."), Qt::ToolTipRole);
    }
}

/// Empty when it is none of them; its size and the ground's seed do not count.
QString PresetBox::ownIdOf(const terrain::Recipe& recipe) const {
    const auto plain = [](terrain::Recipe out) {
        out.grid = {};
        out.steps.front().parameters = withoutSeed(out.steps.front().parameters);
        return out;
    };
    for (const terrain::OwnPreset& preset : m_own)
        if (plain(preset.recipe) == plain(recipe))
            return ownId(QString::fromStdString(preset.name));
    return {};
}

void PresetBox::setError(const QString& text) {
    m_message->showMessage(Tone::Error, text);
}

void PresetBox::follow(const terrain::Recipe& recipe) {
    if (recipe.steps.empty())
        return show(nullptr, {});
    if (const QString own = ownIdOf(recipe); !own.isEmpty()) {
        show(nullptr, {});
        return m_box->setCurrentIndex(m_box->findData(own));
    }
    const terrain::ParameterSet ground = withoutSeed(recipe.steps.front().parameters);
    if (const Known* known = findKnown(ground)) {
        const auto whole = applied(*known->preset, recipe.grid, known->controls);
        return show(known->preset, known->controls, whole && haveSameSteps(whole.value().recipe, recipe));
    }
    for (const terrain::Preset& preset : terrain::presets()) {
        const terrain::ParameterSet controls = defaultControls(preset, recipe.grid);
        const auto candidate = applied(preset, recipe.grid, controls);
        if (!candidate || !(withoutSeed(candidate.value().recipe.steps.front().parameters) == ground))
            continue;
        remember({&preset, controls, ground});
        return show(&preset, controls, haveSameSteps(candidate.value().recipe, recipe));
    }
    show(nullptr, {});
}

terrain::Result<terrain::AppliedPreset> PresetBox::withControls(const terrain::Grid& grid) {
    const terrain::ParameterSet controls =
        m_controls != nullptr ? m_controls->values() : terrain::ParameterSet();
    auto out = applied(*m_preset, grid, controls);
    if (out)
        remember({m_preset, controls, withoutSeed(out.value().recipe.steps.front().parameters)});
    return out;
}

void PresetBox::remember(const Known& known) {
    std::erase_if(m_known, [&](const Known& old) { return old.ground == known.ground; });
    m_known.push_back(known);
    if (m_known.size() > mostKnown)
        m_known.erase(m_known.begin());
}

const PresetBox::Known* PresetBox::findKnown(const terrain::ParameterSet& ground) const {
    const auto found =
        std::ranges::find_if(m_known, [&](const Known& known) { return known.ground == ground; });
    return found == m_known.end() ? nullptr : &*found;
}

void PresetBox::show(const terrain::Preset* preset, const terrain::ParameterSet& controls, bool shown) {
    m_message->clear();
    m_box->setPlaceholderText(preset != nullptr
                                  ? tr("%1, changed", "a preset").arg(libraryText(preset->label))
                                  : tr("Start from a preset…"));
    m_box->setCurrentIndex(preset != nullptr && shown ? m_box->findData(QString::fromUtf8(preset->id)) : -1);
    if (preset != m_preset)
        buildControls(preset);
    if (m_controls != nullptr)
        m_controls->setValues(controls);
    if (!m_inGesture)
        m_before = controls;
}

void PresetBox::buildControls(const terrain::Preset* preset) {
    m_preset = preset;
    if (m_controls != nullptr)
        m_controls->deleteLater();
    m_controls = nullptr;
    const bool any = preset != nullptr && !preset->controls.empty();
    if (any) {
        m_controls = new ParameterForm(preset->controls, m_controlsPlace);
        m_controls->setAlignsItself(false);
        m_controlsPlace->layout()->addWidget(m_controls);
        connect(m_controls, &ParameterForm::changed, this,
                [this](const QString& id, const terrain::ParameterValue& value, bool inGesture) {
                    const std::string key = id.toStdString();
                    const terrain::ParameterSpec* spec = terrain::findSpec(m_preset->controls, key);
                    Q_EMIT controlsEdited(changeText(*spec, m_before.value(key), value, locale()), inGesture);
                });
        connect(m_controls, &ParameterForm::gestureStarted, this, [this] {
            m_inGesture = true;
            Q_EMIT gestureStarted();
        });
        const auto end = [this](bool cancelled) {
            m_inGesture = false;
            m_before = m_controls->values();
            Q_EMIT gestureEnded(cancelled);
        };
        connect(m_controls, &ParameterForm::gestureFinished, this, [end] { end(false); });
        connect(m_controls, &ParameterForm::gestureCancelled, this, [end] { end(true); });
    }
    m_controlsPlace->setVisible(any);
    Q_EMIT rowsChanged();
}

} // namespace app
