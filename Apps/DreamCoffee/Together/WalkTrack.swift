import CoreGraphics
import Foundation

/// A person's walk: from a place, at a time, to another place, at everybody's common pace. All positions in between follow from
/// that, so nobody can be faster.
struct WalkTrack: Equatable, Sendable {
    private(set) var start: CGPoint
    private(set) var end: CGPoint
    private(set) var time: Date

    /// Points per second, on each axis.
    static let pace = Double(PlayerSprite.stepMax) * 60
    /// The tolerance for where a walk may begin, because of clock differences and skipped frames.
    private static let slack = 40.0
    /// How far in the past a walk may begin by its sender's clock, in seconds. Earlier times are clamped to that, later
    /// ones to now.
    private static let lateness = 1.0

    init(standingAt place: CGPoint, at time: Date) { (start, end, self.time) = (place, place, time) }

    func place(at moment: Date) -> CGPoint {
        let reach = max(0, moment.timeIntervalSince(time)) * Self.pace
        return CGPoint(x: Self.step(start.x, end.x, reach), y: Self.step(start.y, end.y, reach))
    }

    private static func step(_ from: Double, _ to: Double, _ reach: Double) -> Double {
        from + min(max(to - from, -reach), reach)
    }

    /// Continues with a reported walk. If the walker can't be at its start, it is walked from their known position.
    ///
    /// - Returns: Whether its start was possible.
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

    /// Whether a walker who has changed direction on the way can have reached a place.
    private func canBe(_ place: CGPoint, at moment: Date) -> Bool {
        let reach = max(0, moment.timeIntervalSince(time)) * Self.pace + Self.slack
        return abs(place.x - start.x) <= reach && abs(place.y - start.y) <= reach
    }
}
