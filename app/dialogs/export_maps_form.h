// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/maps/planned_map.h"
#include "libterrain/formats/targets/target.h"

#include <QWidget>

#include <vector>

class QCheckBox;

namespace app {

class ChoiceBox;
class FormColumn;
class ParameterForm;
class VerticalScrollArea;

/// Which maps go beside the heights, a box each, and the options of one of them at a time. GUI thread.
class ExportMapsForm : public QWidget {
    Q_OBJECT

public:
    explicit ExportMapsForm(QWidget* parent = nullptr);

    /// Those that are ticked, in the order of the catalogue.
    [[nodiscard]] std::vector<terrain::MapChoice> choices() const;
    /// Ticks these and no others; no signal.
    void setChoices(const std::vector<terrain::MapChoice>& choices);
    /// What the target decides is shown, and cannot be changed; null: nothing.
    void setTarget(const terrain::Target* target);

Q_SIGNALS:
    void changed();

private:
    struct Entry {
        terrain::MapChoice choice;
        QCheckBox* box;
    };
    void addBoxes();
    void tick(std::size_t index, bool on);
    void fillOwners(std::size_t wanted);
    void showOptions();
    void addSuffixes(Entry& entry, FormColumn& rows);
    void addOptions(Entry& entry, FormColumn& rows);
    void takeOptions(Entry& entry, const terrain::ParameterSet& values) const;
    [[nodiscard]] std::string_view fixedValue(const Entry& entry, std::string_view option) const;
    void showFixed(const Entry& entry, ParameterForm& form) const;
    void fitOptions();

    std::vector<Entry> m_entries;
    const terrain::Target* m_target = nullptr;
    FormColumn* m_ownerRow;
    ChoiceBox* m_owners; ///< whose options are shown; the data is the index of the entry
    QWidget* m_place;
    VerticalScrollArea* m_scroll;
    FormColumn* m_options = nullptr;
};

} // namespace app
