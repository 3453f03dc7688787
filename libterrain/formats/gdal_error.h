// SPDX-License-Identifier: MIT
#pragma once

#include <cpl_error.h>

#include <filesystem>
#include <string>

namespace terrain {

/// Collects what GDAL says on this thread while the object lives, in place of printing it.
class GdalErrors {
public:
    GdalErrors() { CPLPushErrorHandlerEx(collect, this); }
    ~GdalErrors() { CPLPopErrorHandler(); }
    GdalErrors(const GdalErrors&) = delete;
    GdalErrors& operator=(const GdalErrors&) = delete;

    [[nodiscard]] bool failed() const { return m_failed; }
    /// Whether the first failure was that there is too little memory.
    [[nodiscard]] bool lackedMemory() const { return m_lackedMemory; }
    /// The first failure, in one line; empty when there was none.
    [[nodiscard]] const std::string& message() const { return m_message; }
    /// What the first failure says of the file `path`, which GDAL knows as `opened`, to somebody who knows no
    /// libraries: without its name, functions and settings; empty when nothing is left.
    [[nodiscard]] std::string detail(const std::filesystem::path& path, const std::string& opened) const;

private:
    static void collect(CPLErr severity, CPLErrorNum number, const char* message);

    bool m_failed = false;
    bool m_lackedMemory = false;
    std::string m_message;
};

} // namespace terrain
