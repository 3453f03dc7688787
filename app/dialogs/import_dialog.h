// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/import_form.h"
#include "app/dialogs/read_heightmap.h"

#include <QDialog>
#include <QTimer>

#include <memory>

class QLabel;
class QPushButton;

namespace app {

class FormColumn;
class InlineMessage;
class JobRunner;
class VerticalScrollArea;

/// Shows what was understood of a heightmap file and asks for what the file does not say: how a RAW file is
/// laid out, which heights its numbers mean, the spacing, what to do with holes. Changes are read again at
/// once, so that the picture tells whether they are right. GUI thread.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    /// `first` is the file as it was read without options (but with suggested heights); without it, `problem`
    /// says why that was not possible, and the dialog asks for the layout of a RAW file.
    ImportDialog(const QString& path, std::shared_ptr<ReadHeightmap> first, const terrain::Error& problem,
                 JobRunner& jobs, PictureMaker makePicture, QWidget* parent);
    ~ImportDialog() override;

    /// What the person accepted.
    [[nodiscard]] const ReadHeightmap& heightmap() const { return *m_read; }
    /// The file's grid with the spacing that the person gave.
    [[nodiscard]] terrain::Grid grid() const;
    [[nodiscard]] bool fillHoles() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// What the file is.
    QWidget* makeLeft();
    /// What can be said of it.
    QWidget* makeRight();
    void readAgain();
    /// Makes the picture of the filled heights, if they are to be filled and it is not there.
    void fillPreview();
    void take(const terrain::Result<std::shared_ptr<ReadHeightmap>>& read);
    void showProblem(const terrain::Error& error);
    void showFacts();
    void showNotes();
    void showFactRows(bool readable, bool missing);
    /// As high as the content needs, as far as the screen has room.
    void fitHeight();

    QString m_path;
    std::shared_ptr<ReadHeightmap> m_read; ///< null while nothing readable is there
    bool m_isNewest = true;                ///< what was read was read as the form says now
    std::optional<HeightPreview> m_filled; ///< of what was read, once it was made
    JobRunner& m_jobs;
    PictureMaker m_makePicture;
    QTimer m_pause; ///< while a person types or drags
    QLabel* m_picture;
    FormColumn* m_facts;
    QLabel* m_kind;
    QLabel* m_samples;
    QLabel* m_extent;
    QLabel* m_heights;
    QLabel* m_missing;
    FormColumn* m_rows;
    ImportForm* m_form;
    InlineMessage* m_problem;
    InlineMessage* m_notes;
    VerticalScrollArea* m_area; ///< of everything but the buttons
    QPushButton* m_import = nullptr;
};

} // namespace app
