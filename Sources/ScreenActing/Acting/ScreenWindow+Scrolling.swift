import CoreGraphics
import DisplayList
import Foundation
import ScreenReading
import SwiftUICore
@_spi(Nodes) import ViewTree

// Scrolling as in a browser: within the content, with a report of the final offset.
extension ScreenWindow {
    /// The scroll offset of an element's scroll view, or of the one that contains it.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if it isn't in a scroll view.
    public func scrollOffset(of query: ElementQuery) throws(WindowError) -> CGPoint {
        let element = try find(query)
        guard let scroll = Touched(element.id, in: list, of: graph).first(where: \.isScroll) else {
            throw WindowError("The \(element.name) is in no scroll view.")
        }
        return offset(of: scroll.id)
    }

    func offset(of scroll: ElementID) -> CGPoint { graph.layoutNode(of: scroll)?.contentOffset ?? .zero }

    func scrollBy(_ scroll: ElementID, _ distance: CGVector) {
        let old = offset(of: scroll)
        scrollTo(scroll, CGPoint(x: old.x + distance.dx, y: old.y + distance.dy), byFinger: true)
    }

    /// Scrolls to an offset. The offset that is reported to the app doesn't include the drift.
    private func scrollTo(_ id: ElementID, _ goal: CGPoint, byFinger: Bool) {
        guard let element = list[id] else { return }
        if case .pages(let pages) = element.content { return turn(id, pages, element.frame.width, to: goal.x) }
        guard case .scroll(let scroll) = element.content else { return }
        let most = CGPoint(
            x: scroll.scrollsHorizontally ? max(scroll.contentSize.width - element.frame.width, 0) : 0,
            y: scroll.scrollsVertically ? max(scroll.contentSize.height - element.frame.height, 0) : 0)
        var rest = CGPoint(x: min(max(goal.x, 0), most.x), y: min(max(goal.y, 0), most.y))
        rest = scroll.restingPlace(near: rest, in: element.frame.size, most: most)
        let hearsStages = element.input.events.contains(.scrolling) && byFinger
        if hearsStages { send(.scrolling(.dragging), to: id) }
        guard case .scroll(let now)? = list[id]?.content else { return }
        send(.scroll(CGPoint(x: rest.x - now.drift.x, y: rest.y - now.drift.y)), to: id)
        if hearsStages { send(.scrolling(.idle), to: id) }
    }

    /// Turns to the next page in the direction of the movement.
    private func turn(_ id: ElementID, _ pages: PagesContent, _ width: CGFloat, to x: CGFloat) {
        let step = x > 0 ? 1 : x < 0 ? -1 : 0
        let index = min(max(pages.index + step, 0), max(pages.count - 1, 0))
        send(.scroll(CGPoint(x: Double(index) * width, y: 0)), to: id)
    }

    // MARK: Into sight

    /// Scrolls the ancestors of an element just far enough to make it visible.
    func reveal(_ element: ScreenElement) throws(WindowError) {
        guard let now = screen.elements.first(where: { $0.id == element.id }), !now.isInSight else { return }
        for scroll in Touched(element.id, in: list, of: graph).chain.filter(\.isScroll) {
            guard let view = screen.elements.first(where: { $0.id == scroll.id }),
                let now = screen.elements.first(where: { $0.id == element.id })
            else { continue }
            let old = offset(of: scroll.id)
            var goal = old
            goal.x += Self.way(from: now.frame.minX...now.frame.maxX, into: view.frame.minX...view.frame.maxX)
            goal.y += Self.way(from: now.frame.minY...now.frame.maxY, into: view.frame.minY...view.frame.maxY)
            if goal != old { scrollTo(scroll.id, goal, byFinger: false) }
        }
    }

    private static func way(from inner: ClosedRange<CGFloat>, into outer: ClosedRange<CGFloat>) -> CGFloat {
        if inner.lowerBound < outer.lowerBound { return inner.lowerBound - outer.lowerBound }
        return max(min(inner.upperBound - outer.upperBound, inner.lowerBound - outer.lowerBound), 0)
    }

    /// Scrolls to an offset, and returns the actual one.
    @discardableResult
    func jump(_ scroll: ScreenElement, to goal: CGPoint) throws(WindowError) -> CGPoint {
        scrollTo(scroll.id, goal, byFinger: false)
        return offset(of: scroll.id)
    }

    /// Scrolls on by most of the view's length; nil if the view is gone.
    func scrollOn(_ scroll: ScreenElement) throws(WindowError) -> CGPoint? {
        guard case .scroll(let content)? = list[scroll.id]?.content else { return nil }
        let length = CGVector(
            dx: content.scrollsHorizontally && !content.scrollsVertically ? scroll.frame.width * 0.8 : 0,
            dy: content.scrollsVertically ? scroll.frame.height * 0.8 : 0)
        scrollBy(scroll.id, length)
        return offset(of: scroll.id)
    }

    func largestScroll() throws(WindowError) -> ScreenElement {
        let all = screen.elements.filter { [.scrollView, .pages].contains($0.role) && $0.isInReach }
        guard let largest = all.max(by: { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }) else {
            throw WindowError("There is no scroll view in reach; say which element the finger is on.")
        }
        return largest
    }
}

extension DisplayElement {
    var isScroll: Bool { if case .scroll = content { true } else { false } }

    /// Whether it can be scrolled by touch along that axis.
    func scrolls(_ isAcross: Bool) -> Bool {
        switch content {
        case .scroll(let scroll):
            !scroll.isDisabled && (isAcross ? scroll.scrollsHorizontally : scroll.scrollsVertically)
        case .pages: isAcross
        default: false
        }
    }
}

extension ScrollContent {
    /// The offset at which a browser lets scrolling end.
    fileprivate func restingPlace(near goal: CGPoint, in size: CGSize, most: CGPoint) -> CGPoint {
        var rest = goal
        let isDown = scrollsVertically
        func nearest(_ offsets: [CGFloat]) {
            let place = isDown ? goal.y : goal.x
            guard let offset = offsets.min(by: { abs($0 - place) < abs($1 - place) }) else { return }
            if isDown { rest.y = min(offset, most.y) } else { rest.x = min(offset, most.x) }
        }
        switch snapping {
        case .pages?:
            let length = isDown ? size.height : size.width
            guard length > 0 else { break }
            nearest((0...Int((isDown ? most.y : most.x) / length + 1)).map { Double($0) * length })
        case .offsets(let offsets, _)?: nearest(offsets)
        case nil: break
        }
        return rest
    }
}
