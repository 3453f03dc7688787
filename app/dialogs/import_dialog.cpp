// SPDX-License-Identifier: MIT
#include "app/dialogs/import_dialog.h"

#include "app/controls/form_row.h"
#include "app/controls/inline_message.h"
#include "app/controls/vertical_scroll_area.h"
#include "app/dialogs/form_column.h"
#include "app/dialogs/import_form.h"
#include "app/dialogs/sample_type_text.h"
#include "app/jobs/job_runner.h"
#include "app/settings/display_text.h"
#include "app/settings/library_text.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

const QString channel = QStringLiteral("import-preview");
const QString fillChannel = QStringLiteral("import-preview-filled");
constexpr QSize sizeWithPicture(820, 440);
constexpr int frameHeight = 40;         // of the window, at most
constexpr int pauseBeforeReading = 200; // ms

/// "14.3 km wide, 10.7 km deep, EPSG:26912".
QString extentText(const terrain::Grid& grid) {
    const QString width = metresText(grid.width());
    const QString depth = metresText(grid.depth());
    if (grid.crs.empty())
        return ImportDialog::tr("%1 wide, %2 deep").arg(width, depth);
    const bool code = QByteArray::fromStdString(grid.crs).startsWith("EPSG:");
    return ImportDialog::tr("%1 wide, %2 deep, %3")
        .arg(width, depth,
             code ? QString::fromStdString(grid.crs)
                  : ImportDialog::tr("a coordinate system without a code"));
}

/// "GeoTIFF, 32-bit floating point", "STL mesh (binary)".
QString kindText(const terrain::HeightmapFacts& facts) {
    if (const terrain::MeshFormat* mesh = terrain::findMeshFormat(facts.format))
        return libraryText(mesh->label());
    const terrain::HeightmapFormat* format = terrain::findHeightmapFormat(facts.format);
    return ImportDialog::tr("%1, %2").arg(format != nullptr ? libraryText(format->label())
                                                            : QString::fromStdString(facts.format),
                                          sampleTypeText(facts.sampleType));
}

} // namespace

ImportDialog::ImportDialog(const QString& path, std::shared_ptr<ReadHeightmap> first,
                           const terrain::Error& problem, JobRunner& jobs, PictureMaker makePicture,
                           QWidget* parent)
    : QDialog(parent), m_path(path), m_read(std::move(first)), m_jobs(jobs),
      m_makePicture(std::move(makePicture)), m_picture(new QLabel), m_facts(new FormColumn),
      m_kind(m_facts->addFact(tr("File"))), m_samples(m_facts->addFact(tr("Samples"))),
      m_extent(m_facts->addFact(tr("Extent"))), m_heights(m_facts->addFact(tr("Heights"))),
      m_missing(m_facts->addFact(tr("Missing"))), m_rows(new FormColumn), m_form(new ImportForm),
      m_problem(new InlineMessage), m_notes(new InlineMessage), m_area(new VerticalScrollArea(new QWidget)) {
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Import %1").arg(QFileInfo(path).fileName()));
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseBeforeReading);
    connect(&m_pause, &QTimer::timeout, this, &ImportDialog::readAgain);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel,
                                         this); // a default button counts only inside its dialog
    m_import = buttons->addButton(tr("&Import"), QDialogButtonBox::ApplyRole);
    m_import->setObjectName(QStringLiteral("import"));
    m_import->setDefault(true);
    connect(m_import, &QPushButton::clicked, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* columns = new QHBoxLayout(m_area->widget());
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(24);
    columns->addWidget(makeLeft());
    columns->addWidget(makeRight(), 1);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(m_area, 1);
    layout->addWidget(buttons);

    connect(m_form, &ImportForm::optionsChanged, this, [this] {
        m_isNewest = false;
        m_import->setEnabled(false);
        m_jobs.cancel(channel); // a reading that is on its way is not what the form says any more
        m_pause.start();
    });
    connect(m_form, &ImportForm::spacingChanged, this, &ImportDialog::showFacts);
    connect(m_form, &ImportForm::fillChanged, this, [this] {
        fillPreview();
        showFacts();
    });
    connect(&jobs, &JobRunner::failed, this, [this](const QString& failed, const QString& sentence) {
        if (failed == channel)
            m_problem->showMessage(Tone::Error, sentence);
    });
    if (m_read != nullptr) {
        m_form->showFacts(m_read->facts, m_read->blob->heights.grid(), m_read->suggested, m_read->layout);
    } else {
        m_form->setRaw(QFileInfo(path).suffix().toLower());
        showProblem(problem);
    }
    showFacts();
    resize(sizeWithPicture);
}

ImportDialog::~ImportDialog() {
    m_jobs.cancel(channel);
    m_jobs.cancel(fillChannel);
}

QWidget* ImportDialog::makeLeft() {
    m_samples->setObjectName(QStringLiteral("samples"));
    m_missing->setObjectName(QStringLiteral("missing"));
    m_picture->setObjectName(QStringLiteral("picture"));
    m_picture->setFixedSize(previewSide, previewSide);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setWordWrap(true); // for what stands in the place of a picture
    m_picture->setFrameShape(QFrame::StyledPanel);
    m_picture->setAccessibleName(tr("Picture of the file's heights"));
    m_notes->setObjectName(QStringLiteral("notes"));
    auto* out = new QWidget;
    out->setFixedWidth(previewSide);
    auto* layout = new QVBoxLayout(out);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(m_picture);
    layout->addWidget(m_facts);
    layout->addWidget(m_notes);
    layout->addStretch(1);
    return out;
}

QWidget* ImportDialog::makeRight() {
    m_problem->setObjectName(QStringLiteral("problem"));
    auto* out = new QWidget;
    auto* layout = new QVBoxLayout(out);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(m_problem);
    m_rows->addRows(m_form);
    layout->addWidget(m_rows);
    layout->addStretch(1);
    return out;
}

void ImportDialog::readAgain() {
    const auto options = m_form->options();
    if (options.isError()) {
        showProblem(options.error());
        return;
    }
    m_jobs.cancel(fillChannel);
    m_jobs.start(channel, tr("Reading %1").arg(QFileInfo(m_path).fileName()),
                 [this, path = m_path, options = options.value(), sampling = m_form->sampling(),
                  unknown = m_form->unknownHeights(),
                  makePicture = m_makePicture](const terrain::RunContext& context) -> std::function<void()> {
                     auto read = readHeightmap(path, options, sampling, unknown, makePicture, context);
                     if (read.isCancelled())
                         return {};
                     return [this, read = std::move(read)] { take(read); };
                 });
}

void ImportDialog::fillPreview() {
    if (m_read == nullptr || m_filled || !m_form->fillHoles())
        return;
    m_jobs.start(fillChannel, tr("Filling missing samples"),
                 [this, read = m_read,
                  makePicture = m_makePicture](const terrain::RunContext& context) -> std::function<void()> {
                     auto filled = previewFilled(*read, makePicture, context);
                     if (!filled)
                         return {};
                     return [this, read, filled = std::move(filled)] {
                         if (read != m_read)
                             return;
                         m_filled = filled;
                         showFacts();
                     };
                 });
}

void ImportDialog::take(const terrain::Result<std::shared_ptr<ReadHeightmap>>& read) {
    m_filled.reset();
    m_isNewest = true;
    if (read.isError()) {
        m_read = nullptr;
        showProblem(read.error());
    } else {
        m_read = read.value();
        m_problem->clear();
        m_form->showFacts(m_read->facts, m_read->blob->heights.grid(), m_read->suggested, m_read->layout);
        fillPreview();
    }
    showFacts();
}

void ImportDialog::showProblem(const terrain::Error& error) {
    const QString sentence = errorText(error);
    if (m_form->showError(error.field, sentence))
        m_problem->clear();
    else
        m_problem->showMessage(Tone::Error, sentence);
}

terrain::Grid ImportDialog::grid() const {
    return m_form->placed(m_read->blob->heights.grid());
}

bool ImportDialog::fillHoles() const {
    return m_form->fillHoles();
}

void ImportDialog::showFacts() {
    m_import->setEnabled(m_read != nullptr && m_isNewest);
    showNotes();
    if (m_read == nullptr) {
        m_picture->setPixmap({});
        m_picture->setText(tr("A picture appears once the file can be read."));
        m_kind->setText(tr("%1 in the file").arg(bytesText(static_cast<quint64>(QFileInfo(m_path).size()))));
        showFactRows(false, false);
        return;
    }
    const bool filled = m_form->fillHoles() && m_filled;
    const HeightPreview& shown = filled ? *m_filled : m_read->preview;
    const terrain::Grid place = grid();
    const terrain::ImportedHeightmap& facts = m_read->facts;
    m_picture->setPixmap(QPixmap::fromImage(shown.picture));
    m_kind->setText(kindText(facts));
    m_samples->setText(sizeText(place.columns, place.rows));
    m_extent->setText(extentText(place));
    m_heights->setText(
        metreRangeText(static_cast<double>(shown.range.minimum), static_cast<double>(shown.range.maximum)));
    m_missing->setText(filled ? tr("%1, filled").arg(countText(facts.holes)) : countText(facts.holes));
    showFactRows(true, facts.holes > 0);
}

void ImportDialog::showFactRows(bool readable, bool missing) {
    for (QLabel* fact : {m_samples, m_extent, m_heights})
        FormColumn::rowOf(fact)->setVisible(readable);
    FormColumn::rowOf(m_missing)->setVisible(missing);
    m_facts->align();
    m_rows->align();
    if (isVisible())
        fitHeight();
}

void ImportDialog::showEvent(QShowEvent* event) {
    fitHeight();
    QDialog::showEvent(event);
}

void ImportDialog::fitHeight() {
    m_area->widget()->layout()->activate();
    const int formWidth = m_area->viewport()->width();
    const int needed = m_area->widget()->hasHeightForWidth() ? m_area->widget()->heightForWidth(formWidth)
                                                             : m_area->widget()->sizeHint().height();
    const QRect room = screen()->availableGeometry();
    const int others = height() - m_area->viewport()->height();
    const int most = room.height() - frameHeight;
    if (needed + others > height())
        resize(width(), std::min(std::max(height(), needed + others), most));
    if (const int over = frameGeometry().bottom() - room.bottom(); isVisible() && over > 0)
        move(x(), std::max(room.top(), y() - over));
}

void ImportDialog::showNotes() {
    QStringList notes;
    if (m_read != nullptr) {
        for (const terrain::Text& note : m_read->facts.notes)
            notes << libraryText(note);
        if (m_read->suggested)
            notes << tr("The file does not say which heights its numbers mean: 0 to %1 is a guess from its "
                        "width.")
                         .arg(metresText(m_read->suggested->maximum));
        if (!m_read->facts.spacingKnown && !m_form->isSpacingGiven())
            notes << tr("The file does not say how far apart its samples are: 1 m is assumed.");
    }
    if (notes.isEmpty())
        m_notes->clear();
    else
        m_notes->showMessage(Tone::Info, notes.join(QLatin1Char('\n')));
}

} // namespace app
