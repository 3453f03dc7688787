// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/import_form.h"
#include "app/dialogs/picture_maker.h"
#include "libterrain/core/height_blob.h"
#include "libterrain/formats/heightmap_format.h"

#include <QDialog>
#include <QImage>
#include <QTimer>

#include <memory>

class QLabel;
class QPushButton;

namespace app {

class FormColumn;
class InlineMessage;
class JobRunner;

/// A heightmap file that was read with certain options.
struct ReadHeightmap {
    terrain::ImportedHeightmap facts; ///< its heights were moved into the blob
    terrain::SharedBlob blob;
    terrain::HeightRange range;
    QImage picture;
    std::optional<terrain::MetreRange> suggested; ///< the heights it was read with, for the file says none
};

/// Heights for a file whose numbers mean none: from 0 to about a fifth of the longer side, as mountains have.
terrain::MetreRange suggestedHeights(const terrain::Grid& grid);

/// Reads, in a worker, everything that the dialog shows.
terrain::Result<std::shared_ptr<ReadHeightmap>>
readHeightmap(const QString& path, const terrain::ImportOptions& options, UnknownHeights unknown,
              const PictureMaker& makePicture, const terrain::RunContext& context);

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

private:
    QWidget* makeLeft();
    QWidget* makeRight();
    void readAgain();
    void take(const terrain::Result<std::shared_ptr<ReadHeightmap>>& read);
    void showProblem(const terrain::Error& error);
    void showFacts();
    void showNotes();
    void showFactRows(bool readable, bool missing);

    QString m_path;
    std::shared_ptr<ReadHeightmap> m_read; ///< null while nothing readable is there
    JobRunner& m_jobs;
    PictureMaker m_makePicture;
    QTimer m_pause; ///< while a person types or drags
    QLabel* m_picture;
    FormColumn* m_rows;
    QLabel* m_kind;
    QLabel* m_samples;
    QLabel* m_extent;
    QLabel* m_heights;
    QLabel* m_missing;
    ImportForm* m_form;
    InlineMessage* m_problem;
    InlineMessage* m_notes;
    QPushButton* m_import = nullptr;
};

} // namespace app
