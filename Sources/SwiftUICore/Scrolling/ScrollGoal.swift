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

    /// What the browser tells first may still be from before it was sent.
    init(point: CGPoint, view: AnyHashable?, isAhead: Bool) {
        self.point = point
        self.view = view
        distanceLeft = isAhead ? .infinity : nil
    }

    /// Whether the view is on its way. What it passes isn't where it shall stand.
    var isAhead: Bool { distanceLeft != nil }

    /// Whether the scroll view is where somebody wants it who asked for that view, or on its way somewhere.
    func holds(for wanted: AnyHashable?) -> Bool { isAhead || wanted != nil && view == wanted }

    /// The goal once the browser has told of an offset; nil where that leads away from it.
    func after(_ offset: CGPoint) -> ScrollGoal? {
        let distance = max(abs(offset.x - point.x), abs(offset.y - point.y))
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
