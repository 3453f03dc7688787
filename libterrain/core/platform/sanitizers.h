// SPDX-License-Identifier: MIT
#pragma once

// Which sanitizers the compiler adds: g++ and clang say it in different ways. Both macros are always defined,
// as 0 or 1.

#ifdef __has_feature
#define MORAINE_HAS_FEATURE(feature) __has_feature(feature)
#else
#define MORAINE_HAS_FEATURE(feature) 0
#endif

#if defined(__SANITIZE_ADDRESS__) || MORAINE_HAS_FEATURE(address_sanitizer)
#define MORAINE_ADDRESS_SANITIZER 1
#else
#define MORAINE_ADDRESS_SANITIZER 0
#endif

#if defined(__SANITIZE_THREAD__) || MORAINE_HAS_FEATURE(thread_sanitizer)
#define MORAINE_THREAD_SANITIZER 1
#else
#define MORAINE_THREAD_SANITIZER 0
#endif

#undef MORAINE_HAS_FEATURE
