import Foundation
import Synchronization

/// A window's clock and timers. Tests give their windows one that they advance themselves (``StoppedTime``); all other windows
/// use the machine's (``SystemTime``).
@MainActor
package protocol WindowTime: AnyObject, Sendable {
    /// The current date for views. Texts read it on whichever thread they are resolved.
    nonisolated var date: Date { get }
    /// Seconds of a monotonic clock.
    var seconds: Double { get }
    /// Runs `body` once after this many seconds, or as soon after that as the main actor is free.
    func wake(afterSeconds seconds: Double, _ body: @escaping @MainActor () -> Void)
}

/// The machine's time.
package final class SystemTime: WindowTime {
    package static let shared = SystemTime()

    package init() {}

    package nonisolated var date: Date { Date.now }
    package var seconds: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    package func wake(afterSeconds seconds: Double, _ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { body() } }
    }
}

/// A clock that stands still until it is advanced.
package final class StoppedTime: WindowTime {
    private struct Waking {
        let due: Double
        let serial: Int
        let body: @MainActor () -> Void
    }

    private nonisolated let start: Date
    private var wakings: [Waking] = []
    private var serial = 0
    private nonisolated let passed = Mutex(0.0)

    package init(_ start: Date) { self.start = start }

    package private(set) var seconds: Double {
        get { passed.withLock { $0 } }
        set { passed.withLock { $0 = newValue } }
    }

    package nonisolated var date: Date { start.addingTimeInterval(passed.withLock { $0 }) }

    package func wake(afterSeconds seconds: Double, _ body: @escaping @MainActor () -> Void) {
        serial += 1
        wakings.append(Waking(due: self.seconds + max(seconds, 0), serial: serial, body: body))
    }

    /// Advances the time by some seconds. Timers run at their time and in order, and `settle` after each.
    package func advance(bySeconds length: Double, settle: () -> Void = {}) {
        let end = seconds + max(length, 0)
        while let next = wakings.min(by: { ($0.due, $0.serial) < ($1.due, $1.serial) }), next.due <= end {
            wakings.removeAll { $0.serial == next.serial }
            seconds = max(seconds, next.due)
            next.body()
            settle()
        }
        seconds = end
        settle()
    }

    /// The seconds until the next timer is due; nil if there is none.
    package var secondsToNext: Double? { wakings.map(\.due).min().map { $0 - seconds } }
}
