import Foundation

/// Another visitor, as this one knows them.
struct CafeVisitor: Identifiable, Equatable, Sendable {
    let id: UUID
    var name: String
    var color: VisitorColor
    var track: WalkTrack
    /// Since when nobody is connected; nil for somebody who is there.
    var asleepSince: Date?
    /// Whether this visitor's lines aren't shown.
    var isMuted = false
    /// What was said last, and when.
    var line: Said?
    /// When lines came of late.
    var lineTimes: [Date] = []

    struct Said: Equatable, Sendable {
        let text: String
        let time: Date
    }

    var isAsleep: Bool { asleepSince != nil }

    /// The connection is lost: whoever was walking stands where they are.
    mutating func fallAsleep(at now: Date) {
        track = WalkTrack(standingAt: track.place(at: now), at: now)
        asleepSince = now
    }

    /// So many lines at once, within so many seconds, are shown; those beyond it aren't.
    static let lineCountMax = 5, lineSeconds = 10.0

    /// - Returns: Whether another line may be shown now.
    mutating func mayBeHeard(at now: Date) -> Bool {
        lineTimes.removeAll { now.timeIntervalSince($0) > Self.lineSeconds }
        guard lineTimes.count < Self.lineCountMax else { return false }
        lineTimes.append(now)
        return true
    }
}
