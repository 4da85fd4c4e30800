import Foundation

/// A scene's own time: it goes on while the scene is shown and not paused, and stands still during a frame.
struct SceneClock {
    /// Seconds when it was last started or stopped.
    private var base = 0.0
    /// When it was started, by the system's clock; nil while it stands still.
    private var start: Double?
    private var frozen: Double?
    /// Counts the starts and stops.
    private(set) var epoch = 0
    /// By the calendar's clock, in seconds: when the scene's time would have been 0.
    private(set) var zero = 0.0

    /// Seconds since the system started, as frames are given them.
    static var uptime: Double { ProcessInfo.processInfo.systemUptime }

    var isRunning: Bool { start != nil }
    var isFrozen: Bool { frozen != nil }

    /// In seconds.
    var time: Double { frozen ?? live }

    private var live: Double { base + (start.map { Self.uptime - $0 } ?? 0) }

    mutating func setRunning(_ runs: Bool) {
        guard runs != isRunning else { return }
        base = live
        start = runs ? Self.uptime : nil
        zero = Date().timeIntervalSince1970 - base
        epoch += 1
    }

    /// Lets the time be that of a frame until `thaw()`.
    mutating func freeze(at time: Double? = nil) { frozen = time ?? live }
    mutating func thaw() { frozen = nil }
}
