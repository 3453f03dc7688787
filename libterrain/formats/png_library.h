// SPDX-License-Identifier: MIT
#pragma once

#include <png.h>

#include <array>
#include <csetjmp>
#include <cstddef>
#include <cstring>

namespace terrain {

/// libpng's last word, kept where its error handler can put it without allocating.
struct PngMessage {
    std::array<char, 200> text{};
};

/// libpng's error handler; the struct's error pointer is a PngMessage.
[[noreturn]] inline void pngFailed(png_structp png, png_const_charp message) {
    auto* kept = static_cast<PngMessage*>(png_get_error_ptr(png));
    std::strncpy(kept->text.data(), message, kept->text.size() - 1);
    png_longjmp(png, 1);
}

/// Warnings concern chunks that hold no heights.
inline void pngWarned(png_structp /*png*/, png_const_charp /*message*/) {}

/// Runs `body`, which calls libpng; false when libpng gave up. libpng leaves by longjmp: `body` holds nothing
/// that needs destruction.
template <class Body>
bool pngGuarded(png_structp png, const Body& body) {
    if (setjmp(png_jmpbuf(png)) != 0)
        return false;
    body();
    return true;
}

} // namespace terrain
