// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/file_reader.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace terrain {

/// The bytes that the text of base64 stands for (RFC 4648); none when it is no such text.
std::optional<std::vector<std::byte>> bytesOfBase64(std::string_view text);

/// `bytes` bytes of a glTF buffer (glTF 2.0, 3.6.1): in the address itself ("data:…;base64,…"), or in a file
/// of that name in the document's folder. UnusableInput, by name, for other addresses and for what holds
/// fewer bytes.
Result<std::vector<std::byte>> gltfBuffer(const std::filesystem::path& document, std::string_view address,
                                          std::uint64_t bytes);

} // namespace terrain
