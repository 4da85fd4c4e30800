/// Runs what belongs to the main actor in a place that Apple declares for no actor, but that is only ever reached on it.
///
/// Debug builds check that it is. `MainActor.assumeIsolated` checks in all, and asks the runtime a dozen questions for it:
/// a layout reaches its views hundreds of times.
@inline(__always)
package nonisolated func assumingMainActor<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    #if DEBUG
        MainActor.preconditionIsolated()
    #endif
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> T).self)() }
}
