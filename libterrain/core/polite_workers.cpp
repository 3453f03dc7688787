// SPDX-License-Identifier: MIT
#include "libterrain/core/polite_workers.h"

#ifndef MORAINE_STD_THREADS
#include "libterrain/core/platform/thread_priority.h"

#include <tbb/task_scheduler_observer.h>
#endif

namespace terrain {

#ifndef MORAINE_STD_THREADS
struct PoliteWorkers::Observer : tbb::task_scheduler_observer {
    Observer() { observe(true); }
    ~Observer() override { observe(false); }
    void on_scheduler_entry(bool isWorker) override {
        if (isWorker)
            lowerThreadPriority();
    }
};
#else
struct PoliteWorkers::Observer {}; // threads are started by the one that calls, and inherit from it
#endif

PoliteWorkers::PoliteWorkers() : m_observer(std::make_unique<Observer>()) {}

PoliteWorkers::~PoliteWorkers() = default;

} // namespace terrain
