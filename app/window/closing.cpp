// SPDX-License-Identifier: MIT
#include "app/window/closing.h"

#include "app/dialogs/messages.h"
#include "app/jobs/job_runner.h"

#include <QApplication>
#include <QCoreApplication>
#include <QPointer>
#include <QWidget>

#include <algorithm>

namespace app {
namespace {

class ClosingText {
    Q_DECLARE_TR_FUNCTIONS(app::Closing)
};

/// "export-" and a number, of which there may be several at once, and those of one kind each.
bool writesFile(const QString& channel) {
    static const QString exports = QStringLiteral("export-");
    static const QStringList others{QStringLiteral("write-plot"), QStringLiteral("film"),
                                    QStringLiteral("picture"), QStringLiteral("level pictures"),
                                    QStringLiteral("sheet")};
    return others.contains(channel) || (channel.startsWith(exports) && channel.at(exports.size()).isDigit());
}

QStringList titlesOfWriting(const JobRunner& jobs) {
    QStringList out;
    for (const JobRunner::Activity& one : jobs.activities())
        if (writesFile(one.channel))
            out << one.title;
    return out;
}

/// Closes the window when nothing is being written any more; not behind a message.
class ClosesWhenDone : public QObject {
public:
    ClosesWhenDone(QWidget& window, JobRunner& jobs) : QObject(&window), m_window(window), m_jobs(jobs) {
        connect(&jobs, &JobRunner::finished, this, [this] { look(); });
        connect(&jobs, &JobRunner::failed, this, [this](const QString& channel) {
            if (writesFile(channel))
                deleteLater();
        });
        look();
    }

private:
    void look() {
        if (isWritingFiles(m_jobs))
            return;
        disconnect(&m_jobs, nullptr, this, nullptr);
        deleteLater();
        if (QApplication::activeModalWidget() == nullptr)
            QMetaObject::invokeMethod(&m_window, "close", Qt::QueuedConnection);
    }

    QWidget& m_window;
    JobRunner& m_jobs;
};

} // namespace

bool isWritingFiles(const JobRunner& jobs) {
    return !titlesOfWriting(jobs).isEmpty();
}

void askAboutRunningWork(QWidget& window, JobRunner& jobs, const std::function<void()>& close,
                         const std::function<void(const QString&)>& say) {
    static const QString name = QStringLiteral("runningWorkDialog");
    if (window.findChild<QWidget*>(name) != nullptr)
        return; // it is being asked already
    ask(&window, {.name = name,
                  .text = ClosingText::tr("This is not done yet: %1.")
                              .arg(titlesOfWriting(jobs).join(QStringLiteral(", "))),
                  .details = ClosingText::tr("If you stop it, what is not finished is not kept."),
                  .answers = {{ClosingText::tr("Close when &done"), QMessageBox::AcceptRole,
                               [&window, &jobs, say] {
                                   say(ClosingText::tr("The window closes when this is done"));
                                   new ClosesWhenDone(window, jobs);
                               }},
                              {ClosingText::tr("&Stop and close"), QMessageBox::DestructiveRole, close},
                              {ClosingText::tr("&Cancel"), QMessageBox::RejectRole}}});
}

} // namespace app
