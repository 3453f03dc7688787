// SPDX-License-Identifier: MIT
#include "libterrain/core/platform/sandbox.h"

#include "libterrain/core/platform/sanitizers.h"

#ifdef __linux__

#include <fcntl.h>
#include <malloc.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <initializer_list>

#ifdef MORAINE_SECCOMP
#include <seccomp.h>
#endif

namespace terrain {
namespace {

// The sanitizers reserve terabytes.
constexpr bool countsAddresses = MORAINE_ADDRESS_SANITIZER == 0 && MORAINE_THREAD_SANITIZER == 0;

/// Never more than what the process is allowed already.
bool limit(int what, std::uint64_t soft, std::uint64_t hard) {
    const auto resource = static_cast<__rlimit_resource>(what);
    rlimit former{RLIM_INFINITY, RLIM_INFINITY};
    (void)::getrlimit(resource, &former);
    const rlimit wanted{std::min<rlim_t>(soft, former.rlim_cur), std::min<rlim_t>(hard, former.rlim_max)};
    return ::setrlimit(resource, &wanted) == 0;
}

bool setLimits(const SandboxLimits& limits) {
    constexpr std::uint64_t mostFiles = 32;
    // The first signal of the processor's time can be told from a crash; the second one is final.
    bool all = limit(RLIMIT_CPU, limits.seconds, limits.seconds + 5);
    if (countsAddresses)
        all = limit(RLIMIT_AS, limits.memory, limits.memory) && all;
    all = limit(RLIMIT_FSIZE, 0, 0) && all;
    all = limit(RLIMIT_NOFILE, mostFiles, mostFiles) && all;
    return limit(RLIMIT_CORE, 0, 0) && all;
}

#ifdef MORAINE_SECCOMP

/// Lets a call fail as if the person were not allowed to.
bool refuse(scmp_filter_ctx filter, int call) {
    return seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 0) == 0;
}

bool refuseToOpenForWriting(scmp_filter_ctx filter) {
    bool all = true;
    for (const unsigned flag : {O_WRONLY, O_RDWR, O_CREAT, O_TRUNC}) {
        const auto has = [&](unsigned argument) {
            return scmp_arg_cmp{argument, SCMP_CMP_MASKED_EQ, flag, flag};
        };
        all = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(open), 1, has(1)) == 0 && all;
        all = seccomp_rule_add(filter, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(openat), 1, has(2)) == 0 && all;
    }
    // Its flags lie in memory, where a filter cannot look.
    return seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(openat2), 0) == 0 && all;
}

/// Threads are part of decoding.
bool refuseProcesses(scmp_filter_ctx filter) {
    const scmp_arg_cmp noThread{0, SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0};
    return seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1, noThread) == 0 &&
           seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0;
}

bool loadFilter() {
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    if (filter == nullptr)
        return false;
    bool all = refuseToOpenForWriting(filter) && refuseProcesses(filter);
    for (const int call : {SCMP_SYS(socket),
                           SCMP_SYS(socketpair),
                           SCMP_SYS(connect),
                           SCMP_SYS(bind),
                           SCMP_SYS(listen),
                           SCMP_SYS(accept),
                           SCMP_SYS(accept4),
                           SCMP_SYS(execve),
                           SCMP_SYS(execveat),
                           SCMP_SYS(fork),
                           SCMP_SYS(vfork),
                           SCMP_SYS(ptrace),
                           SCMP_SYS(kill),
                           SCMP_SYS(creat),
                           SCMP_SYS(unlink),
                           SCMP_SYS(unlinkat),
                           SCMP_SYS(rename),
                           SCMP_SYS(renameat),
                           SCMP_SYS(renameat2),
                           SCMP_SYS(mkdir),
                           SCMP_SYS(mkdirat),
                           SCMP_SYS(rmdir),
                           SCMP_SYS(link),
                           SCMP_SYS(linkat),
                           SCMP_SYS(symlink),
                           SCMP_SYS(symlinkat),
                           SCMP_SYS(mknod),
                           SCMP_SYS(mknodat),
                           SCMP_SYS(truncate),
                           SCMP_SYS(chmod),
                           SCMP_SYS(fchmodat),
                           SCMP_SYS(chown),
                           SCMP_SYS(fchownat),
                           SCMP_SYS(lchown),
                           SCMP_SYS(mount),
                           SCMP_SYS(umount2),
                           SCMP_SYS(unshare),
                           SCMP_SYS(setns),
                           SCMP_SYS(bpf),
                           SCMP_SYS(keyctl),
                           SCMP_SYS(add_key),
                           SCMP_SYS(request_key),
                           SCMP_SYS(userfaultfd),
                           SCMP_SYS(perf_event_open),
                           SCMP_SYS(io_uring_setup),
                           SCMP_SYS(process_vm_readv),
                           SCMP_SYS(process_vm_writev),
                           SCMP_SYS(pidfd_open),
                           SCMP_SYS(pidfd_getfd),
                           SCMP_SYS(pidfd_send_signal)})
        all = refuse(filter, call) && all;
    all = all && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return all;
}

#else

bool loadFilter() {
    return false;
}

#endif

void closeAbove(int last) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    if (::close_range(static_cast<unsigned>(last) + 1, ~0U, 0) == 0)
        return;
#endif
    for (long number = ::sysconf(_SC_OPEN_MAX) - 1; number > last; --number)
        ::close(static_cast<int>(number));
}

} // namespace

Sandbox enterSandbox(const SandboxLimits& limits) {
    closeAbove(limits.lastDescriptor);
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 4);  // each reserves addresses, which are counted
    mallopt(M_PERTURB, 0xFF); // new memory is zero: what a decoder forgets to fill is the same each time
#endif
    Sandbox out;
    out.limits = setLimits(limits);
    out.filter = ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && loadFilter();
    return out;
}

} // namespace terrain

#else

namespace terrain {

Sandbox enterSandbox(const SandboxLimits&) {
    return {};
}

} // namespace terrain

#endif
