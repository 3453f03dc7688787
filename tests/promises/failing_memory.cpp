// SPDX-License-Identifier: MIT
// To be loaded before a program (LD_PRELOAD): its allocation number MORAINE_FAILING_ALLOCATION fails, by
// operator new or as anonymous memory from the system, counted from the beginning of main(). At its end the
// program writes their number to the file MORAINE_ALLOCATIONS.
#include <dlfcn.h>
#include <sys/mman.h>
#include <sys/types.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <new>

namespace {

std::atomic<long> count{0};
std::atomic<bool> hasBegun{false};

bool fails() {
    static const char* const text = std::getenv("MORAINE_FAILING_ALLOCATION");
    static const long failing = text == nullptr ? 0 : std::atol(text);
    return hasBegun && ++count == failing;
}

void* taken(std::size_t bytes) {
    return fails() ? nullptr : std::malloc(bytes == 0 ? 1 : bytes);
}

void* takenAligned(std::size_t bytes, std::align_val_t alignment) {
    const auto each = static_cast<std::size_t>(alignment);
    return fails() ? nullptr : std::aligned_alloc(each, (bytes + each - 1) / each * each);
}

void* orThrow(void* memory) {
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}

using Main = int (*)(int, char**, char**);
Main programMain = nullptr;

int mainThatCounts(int argc, char** argv, char** environment) {
    hasBegun = true;
    return programMain(argc, argv, environment);
}

__attribute__((destructor)) void tell() {
    const char* const path = std::getenv("MORAINE_ALLOCATIONS");
    std::FILE* const file = path == nullptr ? nullptr : std::fopen(path, "w");
    if (file == nullptr)
        return;
    std::fprintf(file, "%ld\n", count.load());
    std::fclose(file);
}

} // namespace

void* operator new(std::size_t bytes) {
    return orThrow(taken(bytes));
}
void* operator new[](std::size_t bytes) {
    return orThrow(taken(bytes));
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
    return taken(bytes);
}
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept {
    return taken(bytes);
}
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return orThrow(takenAligned(bytes, alignment));
}
void* operator new[](std::size_t bytes, std::align_val_t alignment) {
    return orThrow(takenAligned(bytes, alignment));
}
void* operator new(std::size_t bytes, std::align_val_t alignment, const std::nothrow_t&) noexcept {
    return takenAligned(bytes, alignment);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}

extern "C" {

void* mmap(void* at, std::size_t bytes, int rights, int flags, int file, off_t from) noexcept {
    using Map = void* (*)(void*, std::size_t, int, int, int, off_t);
    static const auto map = reinterpret_cast<Map>(dlsym(RTLD_NEXT, "mmap"));
    if ((flags & MAP_ANONYMOUS) != 0 && fails())
        return MAP_FAILED;
    return map(at, bytes, rights, flags, file, from);
}

int __libc_start_main(Main main, int argc, char** argv, void (*init)(), void (*fini)(), void (*loaded)(),
                      void* stack) {
    using Start = int (*)(Main, int, char**, void (*)(), void (*)(), void (*)(), void*);
    programMain = main;
    const auto start = reinterpret_cast<Start>(dlsym(RTLD_NEXT, "__libc_start_main"));
    return start(mainThatCounts, argc, argv, init, fini, loaded, stack);
}

} // extern "C"
