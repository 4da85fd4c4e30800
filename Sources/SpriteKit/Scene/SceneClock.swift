import Foundation

/// A scene's own time: it runs while the scene is shown and not paused, and is frozen during a frame.
struct SceneClock {
    /// The scene's time when the clock was last started or stopped, in seconds.
    private var base = 0.0
    /// When it was started, by the system's uptime; nil while it is stopped.
    private var start: Double?
    private var frozen: Double?
    /// Counts the starts and stops.
    private(set) var epoch = 0
    /// The wall-clock time at which the scene's time would have been 0, in seconds.
    private(set) var zero = 0.0

    /// Seconds since the system started, as frames receive them.
    static var uptime: Double { ProcessInfo.processInfo.systemUptime }

    var isRunning: Bool { start != nil }
    var isFrozen: Bool { frozen != nil }

    /// The scene's time, in seconds.
    var time: Double { frozen ?? live }

    private var live: Double { base + (start.map { Self.uptime - $0 } ?? 0) }

    mutating func setRunning(_ runs: Bool) {
        guard runs != isRunning else { return }
        base = live
        start = runs ? Self.uptime : nil
        zero = Date().timeIntervalSince1970 - base
        epoch += 1
    }

    /// Holds the time at that of a frame until `thaw()`.
    mutating func freeze(at time: Double? = nil) { frozen = time ?? live }
    mutating func thaw() { frozen = nil }
}
