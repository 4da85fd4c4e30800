import CoreGraphics
import Foundation

/// Where a scroll view was sent. It holds on the way there, which the browser tells of step by step, and there, until a
/// person takes the view elsewhere.
struct ScrollGoal {
    /// Nearer than this, in points, a browser that counts in pixels is there.
    static let tolerance: CGFloat = 1

    private var point: CGPoint
    /// The view that was asked for; nil where it was a place.
    private let view: AnyHashable?
    /// How far away the browser was when it told last; nil when it is there.
    private var distanceLeft: CGFloat?

    /// A goal that is reached at once, or by an animation from where the browser is: `start`, unless another goal was still
    /// ahead.
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

    /// Whether the view is on its way. What it passes isn't where it shall stand.
    var isAhead: Bool { distanceLeft != nil }

    /// Whether the scroll view is where somebody wants it who asked for that view, or on its way somewhere.
    func holds(for wanted: AnyHashable?) -> Bool { isAhead || wanted != nil && view == wanted }

    /// The goal once the browser has told of an offset; nil where that leads away from it.
    func after(_ offset: CGPoint) -> ScrollGoal? {
        let distance = Self.distance(offset, point)
        var next = self
        next.distanceLeft = distance <= Self.tolerance ? nil : distance
        guard next.isAhead else { return next }
        return distanceLeft.map { distance <= $0 } == true ? next : nil
    }

    /// The content was moved under what is seen.
    mutating func move(by distance: CGSize) {
        point.x += distance.width
        point.y += distance.height
    }
}
