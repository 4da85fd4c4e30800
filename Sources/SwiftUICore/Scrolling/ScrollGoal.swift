import CoreGraphics
import Foundation

/// The position to which a scroll view was sent. It applies on the way there, which the browser reports step by step,
/// and after the arrival, until a person scrolls away.
struct ScrollGoal {
    /// The distance within which the goal counts as reached, in points: browsers round to pixels.
    static let tolerance: CGFloat = 1

    private var point: CGPoint
    /// The requested view; nil if a position was requested.
    private let view: AnyHashable?
    /// The distance left at the browser's last report; nil on arrival.
    private var distanceLeft: CGFloat?

    /// A goal that is reached immediately, or with an animation from the browser's position. That is `start`, unless
    /// the previous goal hasn't been reached.
    init(point: CGPoint, view: AnyHashable?, from start: CGPoint, isAnimated: Bool, after last: ScrollGoal?) {
        self.point = point
        self.view = view
        let left = last?.distanceLeft ?? 0
        let distance = Self.distance(start, point)
        distanceLeft = left > 0 || isAnimated && distance > 0 ? distance + left + Self.tolerance : nil
    }

    private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        max(abs(one.x - other.x), abs(one.y - other.y))
    }

    /// Whether the view is on its way, so that its present position isn't final.
    var isAhead: Bool { distanceLeft != nil }

    /// Whether the scroll view is at the wanted view because that was requested, or is on its way.
    func holds(for wanted: AnyHashable?) -> Bool { isAhead || wanted != nil && view == wanted }

    /// The goal after the browser has reported an offset; nil if that leads away from the goal.
    func after(_ offset: CGPoint) -> ScrollGoal? {
        let distance = Self.distance(offset, point)
        var next = self
        next.distanceLeft = distance <= Self.tolerance ? nil : distance
        guard next.isAhead else { return next }
        return distanceLeft.map { distance <= $0 } == true ? next : nil
    }

    /// Moves the goal with the content, after the host has moved that.
    mutating func move(by distance: CGSize) {
        point.x += distance.width
        point.y += distance.height
    }
}
