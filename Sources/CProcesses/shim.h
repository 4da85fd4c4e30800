#pragma once

// What the GNU C library has beside POSIX, and Swift's Glibc therefore leaves out. Declared here as <spawn.h> and <stdlib.h> do
// with _GNU_SOURCE, which can't be set for a module that others have already read.

#include <malloc.h>
#include <spawn.h>

/// Closes every descriptor from `from` on in the process that is made.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

/// As `mkstemp`, with flags such as `O_CLOEXEC` from the beginning.
int mkostemp(char *pattern, int flags);

/// How many bytes the process has allocated, in all threads.
static inline size_t allocated_byte_count(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
