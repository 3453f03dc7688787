// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_set.h"

#include <QWidget>

#include <vector>

namespace app {

class ControlRow;
class Section;

/// Edits a ParameterSet: one row per spec, in the table's order. Groups of specs fold away; one is open where
/// a value of it is not its default, or where a person opened it. What has no effect beside the other values
/// is disabled and says why. It does not scroll by itself: put it into a VerticalScrollArea. GUI thread.
class ParameterForm : public QWidget {
    Q_OBJECT

public:
    /// `specs` has static lifetime; the form begins with the defaults.
    explicit ParameterForm(std::span<const terrain::ParameterSpec> specs, QWidget* parent = nullptr);

    /// Shows these values (of the same table) and takes messages away; no signal.
    void setValues(const terrain::ParameterSet& values);
    [[nodiscard]] const terrain::ParameterSet& values() const { return m_values; }

    /// A sentence beside the parameter; an empty one takes it away. False when there is no such parameter.
    bool setError(const QString& id, const QString& text);
    void clearErrors();
    [[nodiscard]] bool hasErrors() const;

    /// The row of a parameter; null when there is none.
    [[nodiscard]] ControlRow* row(const QString& id) const;

    /// False: a dock that holds several forms aligns their rows itself (alignRows over all FormRow children).
    void setAlignsItself(bool alone) { m_alignsItself = alone; }

    /// Hides a parameter that another control stands for.
    void setRowVisible(const QString& id, bool visible);

Q_SIGNALS:
    /// The person changed a value; values() holds it already. Between gestureStarted and gestureFinished (or
    /// gestureCancelled) of the same id `inGesture` is true.
    void changed(const QString& id, const terrain::ParameterValue& value, bool inGesture);
    void gestureStarted(const QString& id);
    void gestureFinished(const QString& id);
    /// The gesture was taken back; values() is what it was when the gesture started.
    void gestureCancelled(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A headed part of the form.
    struct Group {
        Section* section = nullptr;
        bool isFolded = false; ///< by the person
    };
    void addRows(std::span<const terrain::ParameterSpec> specs);
    QLayout* addGroup(const QString& title);
    void openGroups();
    void connectRow(ControlRow* row, const terrain::ParameterSpec& spec);
    void take(const terrain::ParameterSpec& spec, const terrain::ParameterValue& value, bool inGesture);
    void updateApplicability();
    void alignLabels();

    terrain::ParameterSet m_values;
    std::vector<ControlRow*> m_rows;
    std::vector<int> m_groupOfRow; ///< −1: none
    std::vector<Group> m_groups;
    bool m_alignsItself = true;
};

} // namespace app
