import CoreGraphics
import Foundation

/// A person's walk: from a place, at a time, to another place, at everybody's common pace. All positions in between follow from
/// that, so nobody can be faster.
///
/// A report is compared with the last one by its sender's clock, so that one that arrives late, or sooner than the one before it,
/// is believed all the same. What is shown depends on our own clock: whatever the reports say, a figure isn't faster than walking.
struct WalkTrack: Equatable, Sendable {
    /// Where the walker was shown when the last report arrived.
    private(set) var start: CGPoint
    private(set) var end: CGPoint
    private(set) var time: Date
    /// How much farther than their pace allows the next report may put the walker, in points. Reports use it up, and slower
    /// walking restores it, so many reports gain no more than one.
    private var slack = Self.slackMax
    private var report: Report

    /// The last report that was believed.
    private struct Report: Equatable {
        var start: CGPoint
        /// When the walk began by its sender's clock; nil where nothing was reported yet.
        var time: Date?
        /// By how many seconds the sender's clock was ahead of ours when the first report arrived.
        var secondsAhead = 0.0
    }

    /// Points per second, on each axis.
    static let pace = Double(PlayerSprite.stepMax) * 60
    /// The tolerance, because of clock differences, skipped frames and late reports.
    private static let slackMax = 40.0
    /// How far in the past a walk may have begun by its sender's clock, in seconds, to be shown farther on its way.
    private static let shownLateness = 1.0
    /// How much later than others a report may arrive, in seconds, without being taken for invented.
    private static let lateness = 10.0

    init(standingAt place: CGPoint, at time: Date) {
        (start, end, self.time) = (place, place, time)
        report = Report(start: place)
    }

    func place(at moment: Date) -> CGPoint {
        Self.place(from: start, to: end, after: max(0, moment.timeIntervalSince(time)))
    }

    private static func place(from start: CGPoint, to end: CGPoint, after seconds: Double) -> CGPoint {
        CGPoint(x: step(start.x, end.x, seconds * pace), y: step(start.y, end.y, seconds * pace))
    }

    private static func step(_ from: Double, _ to: Double, _ reach: Double) -> Double {
        from + min(max(to - from, -reach), reach)
    }

    /// Continues with a reported walk.
    ///
    /// - Returns: Whether its start was possible. If not, the walker is walked to its end from where they are shown.
    @discardableResult
    mutating func take(_ walk: CafeWalk, at now: Date) -> Bool {
        let isPossible = believe(walk, at: now)
        let secondsAgo = min(max(now.timeIntervalSince(walk.time), 0), Self.shownLateness)
        let here = Self.place(from: walk.start.point, to: walk.end.point, after: secondsAgo)
        show(isPossible ? here : place(at: now), at: now)
        end = walk.end.point
        return isPossible
    }

    /// Whether the walker can have come from the last report's start to this one's in the time between them by their own clock.
    /// That only advances, and in total no farther than ours.
    private mutating func believe(_ walk: CafeWalk, at now: Date) -> Bool {
        let seconds: Double
        if let last = report.time {
            let latest = now + report.secondsAhead + Self.lateness
            report.time = max(last, min(walk.time, latest))
            seconds = report.time?.timeIntervalSince(last) ?? 0
        } else {
            (report.time, report.secondsAhead) = (walk.time, walk.time.timeIntervalSince(now))
            seconds = max(0, now.timeIntervalSince(time))
        }
        let isPossible = Self.distance(walk.start.point, report.start) <= seconds * Self.pace + Self.slackMax
        report.start = isPossible ? walk.start.point : place(at: now)
        return isPossible
    }

    /// Shows the walker at a place, or, where they can't have come there since the last report, on the way there.
    private mutating func show(_ place: CGPoint, at now: Date) {
        let reach = max(0, now.timeIntervalSince(time)) * Self.pace
        let isInReach = Self.distance(place, start) <= reach + slack
        let here = isInReach ? place : Self.place(from: self.place(at: now), to: place, after: slack / Self.pace)
        slack = min(max(slack + reach - Self.distance(here, start), 0), Self.slackMax)
        (start, time) = (here, now)
    }

    /// On the axis with the longer way: a figure moves on both at once.
    private static func distance(_ one: CGPoint, _ other: CGPoint) -> Double {
        max(abs(one.x - other.x), abs(one.y - other.y))
    }
}
