// SPDX-License-Identifier: MIT
#include "libterrain/formats/pgm_header.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"

namespace terrain {
namespace {

bool isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/// Walks over the words of a header: blanks and comments, which reach to the end of their line, part them.
class HeaderWords {
public:
    HeaderWords(std::string_view text, std::size_t at) : m_text(text), m_at(at) {}

    std::optional<std::uint64_t> number() {
        skipBlanks();
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9')
            ++m_at;
        constexpr std::size_t mostDigits = 18;
        // What ends at the end of the text may go on after it.
        if (m_at == begin || m_at == m_text.size() || m_at - begin > mostDigits)
            return std::nullopt;
        return static_cast<std::uint64_t>(*parseInteger(m_text.substr(begin, m_at - begin)));
    }

    [[nodiscard]] std::size_t at() const { return m_at; }

private:
    void skipBlanks() {
        while (m_at < m_text.size() && (isBlank(m_text[m_at]) || m_text[m_at] == '#')) {
            if (m_text[m_at] == '#')
                m_at = std::min(m_text.find_first_of("\r\n", m_at), m_text.size());
            else
                ++m_at;
        }
    }

    std::string_view m_text;
    std::size_t m_at;
};

} // namespace

bool isPgm(std::span<const std::byte> head) {
    const std::string_view text = asText(head);
    return text.size() > 2 && text[0] == 'P' && (text[1] == '2' || text[1] == '5') &&
           (isBlank(text[2]) || text[2] == '#');
}

std::optional<PgmHeader> pgmHeader(std::span<const std::byte> head) {
    const std::string_view text = asText(head);
    HeaderWords words(text, 2);
    PgmHeader out;
    out.plain = text[1] == '2';
    const auto columns = words.number();
    const auto rows = words.number();
    const auto maximum = words.number();
    if (!columns || !rows || !maximum || !isBlank(text[words.at()]))
        return std::nullopt;
    out.columns = *columns;
    out.rows = *rows;
    out.maximum = *maximum;
    out.bytes = words.at() + 1; // one blank, whatever the first sample is
    return out;
}

} // namespace terrain
