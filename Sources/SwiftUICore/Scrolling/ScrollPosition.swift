import Foundation
@_spi(Nodes) import ViewTree

/// Where a scroll view shall stand, or stands: at a view, an edge or a point.
///
/// See [ScrollPosition](https://developer.apple.com/documentation/swiftui/scrollposition).
public struct ScrollPosition: Equatable, Sendable {
    enum Place: Equatable, @unchecked Sendable {
        case view(AnyHashable, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    var place: Place?
    /// Counts the wishes, so that the same one twice is two.
    var wish = 0
    /// Whether the scroll view was moved by a person since.
    public internal(set) var isPositionedByUser = false

    /// A position that asks for nothing.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {}

    /// At the view with an identity.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

    /// At an edge.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }

    /// At a point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }

    /// At a place of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        scrollTo(x: x, y: y)
    }

    /// At a place along one axis, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }
    /// At a place along one axis, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

    /// Asks for the view with an identity. The anchor is the point that the view and the scroll view have in common;
    /// nil takes that of `scrollPosition`.
    public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
        go(.view(AnyHashable(id), anchor: anchor))
    }

    /// Asks for an edge.
    public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
    /// Asks for a point of the content, in points.
    public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
    /// Asks for a place of the content, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
    /// Asks for a place along one axis, in points.
    public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
    /// Asks for a place along one axis, in points.
    public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

    private mutating func go(_ place: Place) {
        self.place = place
        wish += 1
        isPositionedByUser = false
    }

    /// The edge that was asked for, until a person scrolls.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The point that was asked for, until a person scrolls.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }
    /// The place along the horizontal axis that was asked for, until a person scrolls.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    /// The place along the vertical axis that was asked for, until a person scrolls.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    fileprivate var view: AnyHashable? { if case .view(let id, _) = place { id } else { nil } }

    /// The identity of the view that is seen first, or that was asked for.
    public var viewID: (any Hashable & Sendable)? {
        guard case .view(let id, _) = place, let base = id.base as? any Hashable else { return nil }
        // Sendable is a promise without a witness, so it can't be asked for; only identities that keep it come in here.
        return unsafeBitCast(base, to: (any Hashable & Sendable).self)
    }

    /// The identity of the view that is seen first, or that was asked for, where it has that type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        guard case .view(let id, _) = place else { return nil }
        return id.base as? T
    }

    /// What a person scrolled to.
    mutating func note(_ id: AnyHashable?) {
        place = id.map { .view($0, anchor: nil) }
        isPositionedByUser = true
    }
}

/// Keeps a scroll view and a binding to the view that it stands at together.
private final class ScrollIDFollower<ID: Hashable>: ScrollFollower {
    var anchor: UnitPoint?
    var binding: Binding<ID?>?
    var wanted: ID?
    /// What was wanted last. Who has wanted nothing in between may want the same view again.
    private var asked: ID?
    private var known: ID?
    private var hasFollowed = false

    override func follow(_ scroll: ScrollLayoutNode) {
        defer { asked = wanted }
        if let wanted, wanted != known || wanted != asked {
            known = wanted
            let isAnimated = hasFollowed && scroll.graph.currentTransaction.animation != nil
            scroll.scroll(toView: AnyHashable(wanted), anchor, isAnimated: isAnimated)
        } else if !hasFollowed {
            known = scroll.firstTarget(anchor)?.base as? ID
        } else if scroll.goal?.holds(for: known.map { AnyHashable($0) }) != true {
            lookAtFirst(scroll)
        }
        hasFollowed = true
    }

    private func lookAtFirst(_ scroll: ScrollLayoutNode) {
        guard let seen = scroll.firstTarget(anchor)?.base as? ID, seen != known else { return }
        known = seen
        wanted = seen
        scroll.graph.afterCommit { [weak self] in
            // It may have been looked at in between, as it was.
            self?.asked = seen
            self?.binding?.wrappedValue = seen
        }
    }
}

private final class ScrollPositionFollower: ScrollFollower {
    var anchor: UnitPoint?
    var binding: Binding<ScrollPosition>?
    var wanted: ScrollPosition?
    private var wish = 0
    private var seen: AnyHashable?
    private var offset = CGPoint.zero

    override func follow(_ scroll: ScrollLayoutNode) {
        guard let wanted else { return }
        if wanted.wish != wish, let place = wanted.place {
            wish = wanted.wish
            go(to: place, scroll)
            offset = scroll.offset
            seen = scroll.firstTarget(anchor)
        } else if scroll.offset != offset, scroll.goal?.holds(for: wanted.view) != true {
            offset = scroll.offset
            let id = scroll.firstTarget(anchor)
            // Whoever has left the goal has scrolled, also where the same view is still first, or none has an identity.
            guard id != seen || scroll.goal == nil && !wanted.isPositionedByUser else { return }
            seen = id
            scroll.graph.afterCommit { [weak self] in self?.binding?.wrappedValue.note(id) }
        }
    }

    private func go(to place: ScrollPosition.Place, _ scroll: ScrollLayoutNode) {
        let isAnimated = scroll.graph.currentTransaction.animation != nil
        switch place {
        case .view(let id, let own): scroll.scroll(toView: id, own ?? anchor, isAnimated: isAnimated)
        case .edge(let edge):
            let far = CGFloat.greatestFiniteMagnitude
            var point = scroll.offset
            switch edge {
            case .top: point.y = 0
            case .bottom: point.y = far
            case .leading: point.x = 0
            case .trailing: point.x = far
            }
            scroll.jump(to: point, isAnimated: isAnimated)
        case .point(let x, let y):
            scroll.jump(to: CGPoint(x: x ?? scroll.offset.x, y: y ?? scroll.offset.y), isAnimated: isAnimated)
        }
    }
}

extension ScrollLayoutNode {
    /// The identity of the target that lies at the anchor; without one, of the first that is seen. What a goal may be
    /// missed by doesn't count as seen.
    fileprivate func firstTarget(_ anchor: UnitPoint?) -> AnyHashable? {
        let anchor = anchor ?? .topLeading
        let point = CGPoint(x: offset.x + size.width * anchor.x, y: offset.y + size.height * anchor.y)
        let isVertical = axes.contains(.vertical)
        let target = targets.first { target in
            isVertical
                ? target.rectangle.maxY > point.y + ScrollGoal.tolerance
                : target.rectangle.maxX > point.x + ScrollGoal.tolerance
        }
        return target?.id
    }

    fileprivate func scroll(toView id: AnyHashable, _ anchor: UnitPoint?, isAnimated: Bool) {
        _ = child.scroll(to: id, anchor, isAnimated)
    }
}

extension View {
    /// Keeps `id` the identity of the view that is seen first, and scrolls to the view that it is set to.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollFollowerModifier(make: { ScrollIDFollower<ID>() }) { follower in
                follower.anchor = anchor
                follower.binding = id
                follower.wanted = id.wrappedValue
            })
    }

    /// Scrolls to what `position` is set to, and keeps its view's identity that of the view that is seen first.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollFollowerModifier(make: { ScrollPositionFollower() }) { follower in
                follower.anchor = anchor
                follower.binding = position
                follower.wanted = position.wrappedValue
            })
    }
}
