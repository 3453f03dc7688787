// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/thread_priority.h"

#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace terrain {

void lowerThreadPriority() noexcept {
#ifdef __linux__
    // Linux keeps a nice value for each thread. 10: a tenth of the time of a thread that wants it, too; all
    // of it where none does.
    constexpr int background = 10;
    static thread_local bool done = false;
    if (done)
        return;
    done = true;
    const auto self = static_cast<id_t>(syscall(SYS_gettid));
    if (getpriority(PRIO_PROCESS, self) < background)
        (void)setpriority(PRIO_PROCESS, self, background);
#endif
}

} // namespace terrain
