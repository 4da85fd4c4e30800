import CoreGraphics
import DisplayList
import Foundation
import ScreenReading
import SwiftUICore

/// The direction of a finger's movement.
public enum SwipeDirection: Sendable { case up, down, left, right }

extension ScreenWindow {
    /// Swipes over an element, or over the whole window. A drag gesture receives the swipe; without one, the scroll view there
    /// scrolls by nearly its own length.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if nothing there handles drags or
    ///   scrolls.
    public func swipe(_ direction: SwipeDirection, on query: ElementQuery? = nil) throws(WindowError) {
        let element = try ground(query)
        let frame = element.frame.intersection(screen.root.frame)
        let length = direction.isHorizontal ? frame.width : frame.height
        try drag(element, by: direction.vector(length * 0.8), isFast: true)
    }

    /// Moves a finger that is on an element by a distance in points, and lifts it.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if nothing there handles drags or
    ///   scrolls.
    public func drag(_ query: ElementQuery, by distance: CGVector) throws(WindowError) {
        try drag(find(query), by: distance, isFast: false)
    }

    /// Drags an element and drops it on another: `draggable(_:)` and `dropDestination(for:)`.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if the one can't be dragged, or the
    ///   other accepts no drops.
    public func drag(_ query: ElementQuery, onto target: ElementQuery) throws(WindowError) {
        let (source, goal) = (try find(query), try find(target))
        let touched = try touched(source)
        guard let lifted = touched.first(where: { $0.input.events.contains(.drag) }) else {
            throw WindowError("The \(source.name) can't be dragged.")
        }
        let place = try middle(of: goal)
        send(.drag(.began), to: lifted.id)
        let below = Touched(goal.id, in: list, of: graph)
        if let taker = below.first(where: { $0.input.events.contains(.drop) }) {
            send(.drop(.began, place), to: taker.id)
            send(.drop(.changed, place), to: taker.id)
            send(.drop(.ended, place), to: taker.id)
            return send(.drag(.ended), to: lifted.id)
        }
        send(.drag(.cancelled), to: lifted.id)
        throw WindowError("Nothing can be dropped on the \(goal.name).")
    }

    /// A limit for lists that load more at their end.
    private static let pageCountMax = 500

    /// Scrolls until an element is visible. An element that a lazy container hasn't created yet is searched for page by page, up
    /// to 500 pages.
    ///
    /// - Throws: ``WindowError`` if the element isn't found within 500 pages, or the query is ambiguous.
    public func scroll(to query: ElementQuery) throws(WindowError) {
        guard !has(query) else { return try reveal(find(query)) }
        for scroll in all(.scrollView()) {
            var offset = try jump(scroll, to: .zero)
            for _ in 0..<Self.pageCountMax {
                guard !has(query), let next = try scrollOn(scroll), next != offset else { break }
                offset = next
            }
            if has(query) { return try reveal(find(query)) }
        }
        _ = try find(query)
    }

    /// Scrolls by a distance in points: positive is further down, or further to the trailing edge.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if it isn't in a scroll view.
    public func scroll(_ query: ElementQuery, by distance: CGVector) throws(WindowError) {
        let element = try find(query)
        guard let scroll = Touched(element.id, in: list, of: graph).first(where: \.isScroll) else {
            throw WindowError("The \(element.name) is in no scroll view.")
        }
        scrollBy(scroll.id, distance)
    }

    /// Pulls a scroll view down beyond its top: `refreshable(action:)`.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if it can't be pulled to refresh.
    public func refresh(_ query: ElementQuery? = nil) throws(WindowError) {
        let element = try ground(query)
        let touched = try touched(element)
        guard let pulled = touched.first(where: { $0.input.events.contains(.refresh) }) else {
            throw WindowError("The \(element.name) can't be pulled to refresh.")
        }
        send(.refresh, to: pulled.id)
    }

    /// Pinches an element to that factor of its size.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if it has no gesture for it.
    public func pinch(_ query: ElementQuery, to factor: Double) throws(WindowError) {
        try spread(query, "pinch", { $0.isMagnify }, magnification: factor, degrees: 0)
    }

    /// Rotates an element clockwise with two fingers.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if it has no gesture for it.
    public func rotate(_ query: ElementQuery, by angle: Angle) throws(WindowError) {
        try spread(query, "rotation", { $0.isRotate }, magnification: 1, degrees: angle.degrees)
    }

    /// The element under the finger if a test doesn't specify one.
    private func ground(_ query: ElementQuery?) throws(WindowError) -> ScreenElement {
        guard let query else { return try largestScroll() }
        return try find(query)
    }

    private func spread(
        _ query: ElementQuery, _ name: String, _ fits: (GestureSpec) -> Bool, magnification: Double, degrees: Double
    ) throws(WindowError) {
        let element = try find(query)
        let touched = try touched(element)
        let gestures = touched.gestures(where: fits)
        guard !gestures.isEmpty else {
            throw WindowError("Nothing hears of a \(name) on \(element.name).", isUnheard: true)
        }
        let middle = try middle(of: element)
        for phase in [ElementEvent.Phase.began, .changed, .ended] {
            for gesture in gestures {
                report(
                    gesture, phase, touched, from: middle, to: middle, magnification: magnification, degrees: degrees)
            }
        }
    }
}

// MARK: - Drags

extension ScreenWindow {
    private func drag(_ element: ScreenElement, by distance: CGVector, isFast: Bool) throws(WindowError) {
        try drag(touched(element), at: middle(of: element), by: distance, called: element.name, isFast: isFast)
    }

    func drag(
        _ touched: Touched, at start: CGPoint, by distance: CGVector, called name: String, isFast: Bool
    ) throws(WindowError) {
        let points = (0...4).map { step in
            CGPoint(x: start.x + distance.dx * Double(step) / 4, y: start.y + distance.dy * Double(step) / 4)
        }
        touch(touched, at: points)
        let drags = touched.gestures { $0.isDrag }
        guard drags.isEmpty else { return follow(drags, touched, points, isFast: isFast) }
        let isAcross = abs(distance.dx) > abs(distance.dy)
        if let scroll = touched.first(where: { $0.scrolls(isAcross) }) {
            return scrollBy(scroll.id, CGVector(dx: -distance.dx, dy: -distance.dy))
        }
        guard !touched.gestures(where: { $0.isTouch }).isEmpty else {
            throw WindowError("Nothing hears of a drag on \(name), and nothing scrolls there.", isUnheard: true)
        }
    }

    private func follow(_ drags: [Touched.Gesture], _ touched: Touched, _ points: [CGPoint], isFast: Bool) {
        let (first, last) = (points[0], points[points.count - 1])
        let velocity = isFast ? CGVector(dx: (last.x - first.x) * 5, dy: (last.y - first.y) * 5) : .zero
        for drag in drags {
            report(drag, .began, touched, from: first, to: points[1])
            for point in points[2...] { report(drag, .changed, touched, from: first, to: point, velocity: velocity) }
            report(drag, .ended, touched, from: first, to: last, velocity: velocity)
        }
    }
}

extension SwipeDirection {
    var isHorizontal: Bool { self == .left || self == .right }

    func vector(_ length: CGFloat) -> CGVector {
        switch self {
        case .up: CGVector(dx: 0, dy: -length)
        case .down: CGVector(dx: 0, dy: length)
        case .left: CGVector(dx: -length, dy: 0)
        case .right: CGVector(dx: length, dy: 0)
        }
    }
}
