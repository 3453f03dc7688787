// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/control_row.h"
#include "libterrain/parameters/parameter_spec.h"

class QAbstractButton;
class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace app {

class EntryField;

/// On or off.
class BooleanRow : public ControlRow {
    Q_OBJECT

public:
    explicit BooleanRow(const QString& label, QWidget* parent = nullptr);
    [[nodiscard]] terrain::ParameterValue value() const override;
    [[nodiscard]] QCheckBox& box() const { return *m_box; }

protected:
    void showValue(const terrain::ParameterValue& value) override;

private:
    QCheckBox* m_box;
};

/// One of a few named values.
class ChoiceRow : public ControlRow {
    Q_OBJECT

public:
    ChoiceRow(const QString& label, std::span<const terrain::ParameterChoice> choices,
              QWidget* parent = nullptr);
    [[nodiscard]] terrain::ParameterValue value() const override;
    [[nodiscard]] QComboBox& box() const { return *m_box; }

protected:
    [[nodiscard]] int fullControlWidth() const override;
    void showValue(const terrain::ParameterValue& value) override;

private:
    QComboBox* m_box;
};

/// A seed: typed, thrown with the dice, copied, locked. While it is locked nothing here changes it, and what
/// would bring another one (a preset) is asked to ask isLocked().
class SeedRow : public ControlRow {
    Q_OBJECT

public:
    explicit SeedRow(const QString& label, QWidget* parent = nullptr);
    [[nodiscard]] terrain::ParameterValue value() const override;
    [[nodiscard]] bool isLocked() const;
    void setLocked(bool locked);
    [[nodiscard]] EntryField& field() const { return *m_field; }
    [[nodiscard]] QToolButton& dice() const { return *m_dice; }
    [[nodiscard]] QToolButton& lock() const { return *m_lock; }

    /// A new random seed; nothing while it is locked.
    void throwDice();

Q_SIGNALS:
    void lockChanged(bool locked);

protected:
    void showValue(const terrain::ParameterValue& value) override;
    [[nodiscard]] bool canReset() const override { return !isLocked(); }
    void nameParts(const QString& label, const QString& description) override;
    void defaultChanged(const QString& resetText) override;

private:
    void applyLock();

    EntryField* m_field;
    QToolButton* m_dice;
    QToolButton* m_copy;
    QToolButton* m_lock;
};

/// A line of text; also the compact form of a list of points (x,y,height;…), which is checked when it is
/// finished.
class TextRow : public ControlRow {
    Q_OBJECT

public:
    TextRow(const QString& label, const terrain::ParameterSpec& spec, QWidget* parent = nullptr);
    [[nodiscard]] terrain::ParameterValue value() const override { return m_value; }
    [[nodiscard]] EntryField& field() const { return *m_field; }

protected:
    void showValue(const terrain::ParameterValue& value) override;
    void defaultChanged(const QString& resetText) override;

private:
    void readEntry(const QString& text);

    const terrain::ParameterSpec& m_spec;
    EntryField* m_field;
    terrain::ParameterValue m_value;
};

/// Bulk heights: shown, not edited.
class HeightsRow : public ControlRow {
    Q_OBJECT

public:
    explicit HeightsRow(const QString& label, QWidget* parent = nullptr);
    [[nodiscard]] terrain::ParameterValue value() const override { return m_value; }

protected:
    void showValue(const terrain::ParameterValue& value) override;

private:
    QLabel* m_text;
    terrain::ParameterValue m_value;
};

/// The row for a parameter, with its label, default and help. `spec` has static lifetime.
ControlRow* makeParameterRow(const terrain::ParameterSpec& spec, QWidget* parent = nullptr);

/// A random seed that is short enough to be read out.
QString randomSeed();

} // namespace app
