import CoreGraphics
import Foundation

/// How somebody walks: from a place, at a time, to another, at the pace that everybody has. Where they are in between follows
/// from that, and nobody can be faster.
struct WalkTrack: Equatable, Sendable {
    private(set) var start: CGPoint
    private(set) var end: CGPoint
    private(set) var time: Date

    /// Points a second, on each axis.
    static let pace = Double(PlayerSprite.stepMax) * 60
    /// So far from where a walker can be a walk may begin: clocks, and frames that were left out.
    private static let slack = 40.0
    /// So long ago, or so soon, a walk may begin by its walker's clock.
    private static let lateness = 1.0

    init(standingAt place: CGPoint, at time: Date) { (start, end, self.time) = (place, place, time) }

    func place(at moment: Date) -> CGPoint {
        let reach = max(0, moment.timeIntervalSince(time)) * Self.pace
        return CGPoint(x: Self.step(start.x, end.x, reach), y: Self.step(start.y, end.y, reach))
    }

    private static func step(_ from: Double, _ to: Double, _ reach: Double) -> Double {
        from + min(max(to - from, -reach), reach)
    }

    /// Goes on with a walk that somebody tells of. One that begins where the walker can't have come is walked from where they
    /// are known to be.
    ///
    /// - Returns: Whether the walk began where it can have begun.
    @discardableResult
    mutating func take(_ walk: CafeWalk, at now: Date) -> Bool {
        let began = min(max(walk.time, now - Self.lateness), now)
        let isPossible = canBe(walk.start.point, at: now)
        let start = isPossible ? walk.start.point : place(at: now)
        self = WalkTrack(from: start, to: walk.end.point, at: isPossible ? began : now)
        return isPossible
    }

    private init(from start: CGPoint, to end: CGPoint, at time: Date) {
        (self.start, self.end, self.time) = (start, end, time)
    }

    /// Whether a walker who has turned somewhere on the way can have come there.
    private func canBe(_ place: CGPoint, at moment: Date) -> Bool {
        let reach = max(0, moment.timeIntervalSince(time)) * Self.pace + Self.slack
        return abs(place.x - start.x) <= reach && abs(place.y - start.y) <= reach
    }
}
