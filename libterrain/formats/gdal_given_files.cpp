// SPDX-License-Identifier: MIT
#include "libterrain/formats/gdal_given_files.h"

#include "libterrain/core/platform/child_process.h"
#include "libterrain/formats/gdal_setup.h"

#include <cpl_vsi.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

namespace terrain {
namespace {

/// A place in a file, with some bytes read ahead for those who read by the byte.
struct OpenFile {
    int descriptor = -1;
    std::uint64_t size = 0;
    std::uint64_t next = 0;
    bool atEnd = false;
    std::uint64_t aheadFrom = 0;
    std::size_t aheadBytes = 0;
    std::array<std::byte, 32768> ahead;
};

using Files = std::vector<GivenFile>;

const GivenFile* find(void* data, const char* name) {
    const auto& files = *static_cast<const Files*>(data);
    std::string_view asked = name;
    asked.remove_prefix(std::min(asked.size(), asked.rfind('/') + 1));
    const auto found = std::ranges::find(files, asked, &GivenFile::name);
    return found == files.end() ? nullptr : &*found;
}

void* openFile(void* data, const char* name, const char* access) {
    const GivenFile* file = find(data, name);
    if (file == nullptr || std::string_view(access).find_first_of("wa+") != std::string_view::npos)
        return nullptr;
    auto out = std::make_unique<OpenFile>();
    out->descriptor = file->descriptor;
    out->size = file->size;
    return out.release();
}

int lookAt(void* data, const char* name, VSIStatBufL* state, int /*flags*/) {
    const GivenFile* file = find(data, name);
    if (file == nullptr)
        return -1;
    *state = {};
    state->st_mode = S_IFREG;
    state->st_size = static_cast<decltype(state->st_size)>(file->size);
    return 0;
}

vsi_l_offset placeIn(void* file) {
    return static_cast<OpenFile*>(file)->next;
}

int seekIn(void* file, vsi_l_offset offset, int whence) {
    auto& open = *static_cast<OpenFile*>(file);
    open.next = whence == SEEK_SET ? offset : (whence == SEEK_CUR ? open.next : open.size) + offset;
    open.atEnd = false;
    return 0;
}

/// From what was read ahead, when it holds all of it.
bool readFromAhead(OpenFile& open, std::span<std::byte> bytes) {
    const std::uint64_t skipped = open.next - open.aheadFrom;
    if (open.next < open.aheadFrom || skipped > open.aheadBytes || bytes.size() > open.aheadBytes - skipped)
        return false;
    std::copy_n(open.ahead.begin() + static_cast<std::ptrdiff_t>(skipped), bytes.size(), bytes.begin());
    return true;
}

std::size_t readFrom(void* file, void* to, std::size_t each, std::size_t count) {
    auto& open = *static_cast<OpenFile*>(file);
    const std::span bytes(static_cast<std::byte*>(to), each * count);
    if (bytes.empty())
        return 0;
    std::size_t got = bytes.size();
    if (bytes.size() < open.ahead.size() && !readFromAhead(open, bytes)) {
        open.aheadFrom = open.next;
        open.aheadBytes = readAt(open.descriptor, open.next, open.ahead);
        got = std::min(got, open.aheadBytes);
        std::copy_n(open.ahead.begin(), got, bytes.begin());
    } else if (bytes.size() >= open.ahead.size()) {
        got = readAt(open.descriptor, open.next, bytes);
    }
    open.next += got;
    open.atEnd = got < bytes.size();
    return got / each;
}

int isAtEnd(void* file) {
    return static_cast<OpenFile*>(file)->atEnd ? 1 : 0;
}

int closeFile(void* file) {
    delete static_cast<OpenFile*>(file);
    return 0;
}

} // namespace

std::string showGivenFiles(std::vector<GivenFile> files) {
    setUpGdal();
    static Files given;
    given = std::move(files);
    VSIFilesystemPluginCallbacksStruct* callbacks = VSIAllocFilesystemPluginCallbacksStruct();
    callbacks->pUserData = &given;
    callbacks->open = openFile;
    callbacks->stat = lookAt;
    callbacks->tell = placeIn;
    callbacks->seek = seekIn;
    callbacks->read = readFrom;
    callbacks->eof = isAtEnd;
    callbacks->close = closeFile;
    VSIInstallPluginHandler("/given/", callbacks);
    VSIFreeFilesystemPluginCallbacksStruct(callbacks);
    refuseDisk();
    return "/given/";
}

} // namespace terrain
