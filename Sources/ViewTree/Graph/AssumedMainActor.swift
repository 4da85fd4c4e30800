/// Runs main-actor code in a function that Apple declares as nonisolated, but that is only called on the main actor.
///
/// Only debug builds check that. `MainActor.assumeIsolated` checks in all builds, with a dozen calls into the runtime, and a
/// layout accesses its views hundreds of times.
@inline(__always)
package nonisolated func assumingMainActor<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    #if DEBUG
        MainActor.preconditionIsolated()
    #endif
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> T).self)() }
}
