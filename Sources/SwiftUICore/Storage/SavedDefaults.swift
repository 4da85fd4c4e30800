import Foundation
import FoundationAdditions

/// Writes user defaults to their files: on Linux, Foundation only does that when it is told to, not even when the process
/// ends.
///
/// Foundation doesn't say when defaults change, and after each call of `synchronize()` it reads the file again for the next
/// value, in milliseconds if there are many. So those that an app may have changed itself, which are the standard ones and
/// the suites that it has opened, are written after events, and otherwise at most once a second.
@MainActor
package enum SavedDefaults {
    /// Defaults that may have changed since they were written.
    private static var changed: [ObjectIdentifier: UserDefaults] = [:]
    /// Whether the app may have changed its defaults since they were written.
    private static var isAppOwing = true
    /// When the app's defaults were last written.
    private static var appWriting: ContinuousClock.Instant?
    /// After a failure, until when nothing is tried again.
    private static var pauseEnd: ContinuousClock.Instant?

    static func note(_ defaults: UserDefaults) { changed[ObjectIdentifier(defaults)] = defaults }

    /// Called when an app's code has handled an event, in which it may have changed its defaults.
    package static func eventWasHandled() { isAppOwing = true }

    /// Writes before a frame is sent. What can't be written is tried again after three seconds.
    package static func write(now: ContinuousClock.Instant = .now) {
        if let pauseEnd, now < pauseEnd { return }
        if appWriting.map({ now - $0 >= .seconds(1) }) ?? true { isAppOwing = true }
        writeAll(now)
    }

    /// Writes before the process ends.
    package static func writeLast() {
        isAppOwing = true
        writeAll(.now)
    }

    private static func writeAll(_ now: ContinuousClock.Instant) {
        if isAppOwing {
            isAppOwing = false
            appWriting = now
            for defaults in [.standard] + OpenSuites.shared.take() { note(defaults) }
        }
        guard !changed.isEmpty else { return }
        changed = changed.filter { !$0.value.synchronize() }
        pauseEnd = changed.isEmpty ? nil : now + .seconds(3)
    }
}
