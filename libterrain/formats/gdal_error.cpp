// SPDX-License-Identifier: MIT
#include "libterrain/formats/gdal_error.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace terrain {
namespace {

/// libtiff only warns when a tag's value lies beyond the end of the file, and goes on without it; libjpeg
/// only warns when the picture ends early, and makes up the rest.
bool tellsOfLostData(std::string_view warning) {
    return warning.find("IO error") != std::string_view::npos ||
           warning.find("Error fetching") != std::string_view::npos ||
           warning.find("Premature end") != std::string_view::npos ||
           warning.find("Read error") != std::string_view::npos;
}

/// Not all of the library's parts give such a failure its number.
bool tellsOfLittleMemory(std::string_view failure) {
    return failure.find("GetBlockRef failed") != std::string_view::npos ||
           failure.find("annot allocate") != std::string_view::npos ||
           failure.find("ut of memory") != std::string_view::npos ||
           failure.find("bad_alloc") != std::string_view::npos ||
           // The system had nothing against the file: what is to hold it in memory could not be made.
           (failure.starts_with("Attempt to create new tiff file") && failure.ends_with(std::strerror(0)));
}

bool isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/// Without line ends, and with one blank where there were several.
std::string inOneLine(std::string_view text) {
    std::string out;
    for (const char c : text)
        if (!isBlank(c))
            out += c;
        else if (!out.empty() && out.back() != ' ')
            out += ' ';
    return out.substr(0, out.find_last_not_of(' ') + 1);
}

void removeAll(std::string& text, const std::string& part) {
    for (auto at = text.find(part); !part.empty() && at != std::string::npos; at = text.find(part, at))
        text.erase(at, part.size());
}

/// Without "TIFFFillStrip:" and the like, which say where in a library something failed.
std::string_view withoutFunctions(std::string_view text) {
    const auto isOfName = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    };
    for (;;) {
        const std::size_t colon = text.find(':');
        const std::string_view name = text.substr(0, colon);
        if (colon == std::string_view::npos || !std::ranges::all_of(name, isOfName))
            return text;
        text.remove_prefix(std::min(text.size(), text.find_first_not_of(' ', colon + 1)));
    }
}

} // namespace

void GdalErrors::collect(CPLErr severity, CPLErrorNum number, const char* message) {
    auto* self = static_cast<GdalErrors*>(CPLGetErrorHandlerUserData());
    // A system of coordinates that the database does not know costs the place, not the heights.
    if (std::string_view(message).starts_with("PROJ:"))
        return;
    const bool failure = severity >= CE_Failure || (severity == CE_Warning && tellsOfLostData(message));
    if (!failure || self->m_failed)
        return;
    self->m_failed = true;
    self->m_lackedMemory = number == CPLE_OutOfMemory || tellsOfLittleMemory(message);
    self->m_message = inOneLine(message);
}

std::string GdalErrors::detail(const std::filesystem::path& path, const std::string& opened) const {
    std::string text = m_message;
    const std::string name = inOneLine(opened);
    removeAll(text, name + ": ");
    removeAll(text, name + ":");
    text = withoutFunctions(text);
    text = text.substr(0, text.find(" (this warning")); // how programmers change it
    // "Success" is the system's word for no error of its own; blocks and virtual files are the library's.
    for (const std::string& saysNothing :
         {std::string("Success"), std::string("IReadBlock"), std::string("GDAL"), std::string("/vsimem"),
          std::string("4294967295"), // no row
          inOneLine(path.filename().string())})
        if (!saysNothing.empty() && text.find(saysNothing) != std::string::npos)
            return {};
    return text.substr(0, text.find_last_not_of(". ") + 1);
}

} // namespace terrain
