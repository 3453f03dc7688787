// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

namespace terrain {

/// While one lives, the threads that parallelRows() has beside the calling one give way to the other threads
/// of the program: for programs with a window, whose thread is to answer at once. Results do not change.
/// Any thread; several may live at once.
class PoliteWorkers {
public:
    PoliteWorkers();
    ~PoliteWorkers();
    PoliteWorkers(const PoliteWorkers&) = delete;
    PoliteWorkers& operator=(const PoliteWorkers&) = delete;

private:
    struct Observer;
    std::unique_ptr<Observer> m_observer;
};

} // namespace terrain
