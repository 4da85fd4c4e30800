import Foundation

/// Writes user defaults to their files: on Linux, Foundation only does that when it is told to, not even when the process
/// ends.
@MainActor
package enum SavedDefaults {
    /// Defaults that app storage has changed since they were written.
    private static var changed: [ObjectIdentifier: UserDefaults] = [:]

    static func note(_ defaults: UserDefaults) { changed[ObjectIdentifier(defaults)] = defaults }

    /// Writes those defaults, and the standard ones, which the app may have changed itself. Takes microseconds if nothing
    /// has changed. What can't be written now is tried again by the next call.
    package static func write() {
        note(.standard)
        changed = changed.filter { !$0.value.synchronize() }
    }
}
