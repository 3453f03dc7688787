// SPDX-License-Identifier: MIT
#include "app/controls/entry_field.h"
#include "app/controls/icons.h"
#include "app/controls/parameter_rows.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QRandomGenerator>
#include <QToolButton>

namespace app {
namespace {

constexpr int fieldFrame = 16; ///< pixels beside the text

QToolButton* smallButton(const QString& iconName, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setIcon(icon(iconName));
    button->setAutoRaise(true);
    button->setFixedSize(28, 28);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

QString randomSeed() {
    return QString::number(QRandomGenerator::global()->bounded(1, 1'000'000));
}

SeedRow::SeedRow(const QString& label, QWidget* parent) : ControlRow(label, parent) {
    auto* content = new QWidget(this);
    m_field = new EntryField(content);
    m_dice = smallButton(QStringLiteral("dice"), content);
    m_copy = smallButton(QStringLiteral("copy"), content);
    m_lock = smallButton(QStringLiteral("unlock"), content);
    m_lock->setCheckable(true);
    m_field->setMinimumWidth(
        m_field->fontMetrics().horizontalAdvance(QStringLiteral("000000")) + // as the dice gives
        fieldFrame);
    auto* layout = new QHBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_field, 1);
    layout->addSpacing(4);
    for (QToolButton* button : {m_dice, m_copy, m_lock})
        layout->addWidget(button);
    setContent(content, m_field);

    connect(m_field, &EntryField::entered, this, [this](const QString& text) {
        setValue(text.trimmed().toStdString());
        Q_EMIT edited(value(), false);
    });
    connect(m_field, &EntryField::resetRequested, this, &SeedRow::reset);
    connect(m_dice, &QToolButton::clicked, this, &SeedRow::throwDice);
    connect(m_copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_field->entry()); });
    connect(m_lock, &QToolButton::toggled, this, [this](bool locked) {
        applyLock();
        Q_EMIT lockChanged(locked);
    });
    applyLock();
}

terrain::ParameterValue SeedRow::value() const {
    return m_field->entry().toStdString();
}

bool SeedRow::isLocked() const {
    return m_lock->isChecked();
}

void SeedRow::setLocked(bool locked) {
    m_lock->setChecked(locked);
}

void SeedRow::throwDice() {
    if (isLocked())
        return;
    setValue(randomSeed().toStdString());
    Q_EMIT edited(value(), false);
}

void SeedRow::showValue(const terrain::ParameterValue& value) {
    m_field->setEntry(QString::fromStdString(std::get<std::string>(value)));
}

void SeedRow::applyLock() {
    const bool locked = isLocked();
    m_field->setReadOnly(locked);
    m_dice->setEnabled(!locked);
    m_lock->setIcon(icon(locked ? QStringLiteral("lock") : QStringLiteral("unlock")));
    m_lock->setToolTip(locked ? tr("The seed is locked. Click to unlock it.")
                              : tr("Lock the seed: neither dice nor presets change it."));
}

void SeedRow::nameParts(const QString& label, const QString& description) {
    ControlRow::nameParts(label, description);
    m_dice->setAccessibleName(tr("New random seed"));
    m_dice->setToolTip(tr("New random seed"));
    m_copy->setAccessibleName(tr("Copy seed"));
    m_copy->setToolTip(tr("Copy seed"));
    m_lock->setAccessibleName(tr("Lock seed"));
}

void SeedRow::defaultChanged(const QString& resetText) {
    m_field->setResetText(resetText);
}

} // namespace app
