// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/mesh_format.h"
#include "tests/support/file_bytes.h"

#include <QTemporaryDir>

#include <clocale>

namespace support {

/// The positions of every triangle's corners, in order.
inline std::vector<glm::vec3> soupOf(const terrain::Mesh& mesh) {
    std::vector<glm::vec3> out;
    for (const std::uint32_t i : mesh.indices)
        out.push_back(mesh.vertices[i]);
    return out;
}

/// The C library's locale is German inside a block: decimal commas. isGerman() is false where the system has
/// none.
class GermanLocale {
public:
    GermanLocale() : m_former(std::setlocale(LC_ALL, nullptr)) {
        for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "de_DE"})
            if (std::setlocale(LC_ALL, name) != nullptr)
                break;
    }
    ~GermanLocale() { std::setlocale(LC_ALL, m_former.c_str()); }
    GermanLocale(const GermanLocale&) = delete;
    GermanLocale& operator=(const GermanLocale&) = delete;

    [[nodiscard]] bool isGerman() const { return *std::localeconv()->decimal_point == ','; }

private:
    std::string m_former;
};

} // namespace support
