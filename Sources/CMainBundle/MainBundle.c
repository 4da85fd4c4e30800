#include "CMainBundle.h"

// The bundle, retained once. SwiftUI defines it.
extern void *kissa_main_bundle(void);

// What Foundation's `Bundle.main` calls: a program takes this function for Foundation's, because the linker finds it first by
// this name. It is the getter of a static property in Swift's calling convention: the type comes in the context register and
// isn't needed, the object is returned retained. (It is written in C because a Swift function of this name ends up in SwiftUI's
// module, where the optimiser takes it for Foundation's, with another signature.)
__attribute__((swiftcall)) void *kissa_foundation_bundle_main(void) __asm__("$s10Foundation6BundleC4mainACvgZ");

__attribute__((swiftcall)) void *kissa_foundation_bundle_main(void) { return kissa_main_bundle(); }
