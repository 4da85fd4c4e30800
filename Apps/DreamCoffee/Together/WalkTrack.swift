import CoreGraphics
import Foundation

/// A person's walk: from a place, at a time, to another place, at everybody's common pace. All positions in between follow from
/// that, so nobody can be faster.
struct WalkTrack: Equatable, Sendable {
    /// The walker's place when the last report arrived.
    private(set) var start: CGPoint
    private(set) var end: CGPoint
    private(set) var time: Date
    /// How much farther than their pace allows the next report may put the walker, in points. Reports use it up, and slower
    /// walking restores it, so many reports gain no more than one.
    private var slack = Self.slackMax

    /// Points per second, on each axis.
    static let pace = Double(PlayerSprite.stepMax) * 60
    /// The tolerance, because of clock differences, skipped frames and late reports.
    private static let slackMax = 40.0
    /// How far in the past a walk may have begun by its sender's clock, in seconds. Earlier times are clamped to that, later
    /// ones to now.
    private static let lateness = 1.0

    init(standingAt place: CGPoint, at time: Date) { (start, end, self.time) = (place, place, time) }

    func place(at moment: Date) -> CGPoint {
        Self.place(from: start, to: end, after: max(0, moment.timeIntervalSince(time)))
    }

    private static func place(from start: CGPoint, to end: CGPoint, after seconds: Double) -> CGPoint {
        CGPoint(x: step(start.x, end.x, seconds * pace), y: step(start.y, end.y, seconds * pace))
    }

    private static func step(_ from: Double, _ to: Double, _ reach: Double) -> Double {
        from + min(max(to - from, -reach), reach)
    }

    /// Continues with a reported walk. If the walker can't be at its start, it is walked from their known position.
    ///
    /// - Returns: Whether its start was possible.
    @discardableResult
    mutating func take(_ walk: CafeWalk, at now: Date) -> Bool {
        // How far the walker, who may have changed direction on the way, can have come, and how much of that the start leaves.
        let reach = max(0, now.timeIntervalSince(time)) * Self.pace
        let left = reach - Self.distance(walk.start.point, start)
        let isPossible = slack + left >= 0
        // The walk began some time ago, but nobody is where they can't have come to.
        let secondsAgo = min(max(now.timeIntervalSince(walk.time), 0), Self.lateness, max(left, 0) / Self.pace)
        let here =
            isPossible ? Self.place(from: walk.start.point, to: walk.end.point, after: secondsAgo) : place(at: now)
        slack = min(slack + reach - Self.distance(here, start), Self.slackMax)
        (start, end, time) = (here, walk.end.point, now)
        return isPossible
    }

    /// On the axis with the longer way: a figure moves on both at once.
    private static func distance(_ one: CGPoint, _ other: CGPoint) -> Double {
        max(abs(one.x - other.x), abs(one.y - other.y))
    }
}
