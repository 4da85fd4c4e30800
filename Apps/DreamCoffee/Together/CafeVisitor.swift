import Foundation

/// Another visitor, as seen by this one.
struct CafeVisitor: Identifiable, Equatable, Sendable {
    let id: UUID
    var name: String
    var color: VisitorColor
    var track: WalkTrack
    /// When the connection was lost; nil for a connected visitor.
    var asleepSince: Date?
    /// Whether this visitor's lines aren't shown.
    var isMuted = false
    /// The last line, and its time.
    var line: Said?
    /// The times of recent lines.
    var lineTimes: [Date] = []

    struct Said: Equatable, Sendable {
        let text: String
        let time: Date
    }

    var isAsleep: Bool { asleepSince != nil }

    /// The connection is lost: a walking visitor stops where they are.
    mutating func fallAsleep(at now: Date) {
        track = WalkTrack(standingAt: track.place(at: now), at: now)
        asleepSince = now
    }

    /// The maximum number of lines shown within a number of seconds.
    static let lineCountMax = 5, lineSeconds = 10.0

    /// - Returns: Whether another line may be shown now.
    mutating func mayBeHeard(at now: Date) -> Bool {
        lineTimes.removeAll { now.timeIntervalSince($0) > Self.lineSeconds }
        guard lineTimes.count < Self.lineCountMax else { return false }
        lineTimes.append(now)
        return true
    }
}
