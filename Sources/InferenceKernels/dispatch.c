// Chooses the kernels for the CPU that the process runs on.

#include "InferenceKernels.h"
#include <stdatomic.h>
#include <sys/prctl.h>
#if defined(__aarch64__) && defined(__linux__)
#include <sys/auxv.h>
#endif

extern const InferenceKernelTable inferenceTableBaseline;
#if defined(__x86_64__)
extern const InferenceKernelTable inferenceTableAVX2;
extern const InferenceKernelTable inferenceTableAVX512;
#elif defined(__aarch64__)
extern const InferenceKernelTable inferenceTableDotProduct;
#endif

static InferenceInstructionSet detect(void) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma") || !__builtin_cpu_supports("f16c"))
        return InferenceInstructionSetBaseline;
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq")
        && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni"))
        return InferenceInstructionSetAVX512;
    return InferenceInstructionSetAVX2;
#elif defined(__aarch64__) && defined(__linux__)
    // HWCAP_ASIMDDP
    return getauxval(AT_HWCAP) >> 20 & 1 ? InferenceInstructionSetDotProduct : InferenceInstructionSetBaseline;
#elif defined(__aarch64__) && defined(__APPLE__)
    // Every Mac with Apple silicon has it.
    return InferenceInstructionSetDotProduct;
#else
    return InferenceInstructionSetBaseline;
#endif
}

InferenceInstructionSet inferenceBestInstructionSet(void) {
    // Detection gives the same answer on every thread, so a race between the first callers is harmless.
    static _Atomic int remembered = -1;
    int set = atomic_load_explicit(&remembered, memory_order_relaxed);
    if (set < 0) {
        set = (int)detect();
        atomic_store_explicit(&remembered, set, memory_order_relaxed);
    }
    return (InferenceInstructionSet)set;
}

const InferenceKernelTable *inferenceKernels(InferenceInstructionSet set) {
    if (set > inferenceBestInstructionSet()) return NULL;
    switch (set) {
#if defined(__x86_64__)
    case InferenceInstructionSetAVX512: return &inferenceTableAVX512;
    case InferenceInstructionSetAVX2: return &inferenceTableAVX2;
#elif defined(__aarch64__)
    case InferenceInstructionSetDotProduct: return &inferenceTableDotProduct;
#endif
    case InferenceInstructionSetBaseline: return &inferenceTableBaseline;
    default: return NULL;
    }
}

bool inferenceWatchesAddresses(void) {
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
    return true;
#endif
#endif
    return false;
}

void inferenceNameThread(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

void inferenceSpinHint(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}
