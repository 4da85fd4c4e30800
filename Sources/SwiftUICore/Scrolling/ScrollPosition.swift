import Foundation
@_spi(Nodes) import ViewTree

/// The requested or present position of a scroll view: at a view, an edge or a point.
///
/// See [ScrollPosition](https://developer.apple.com/documentation/swiftui/scrollposition).
public struct ScrollPosition: Equatable, Sendable {
    enum Place: Equatable, @unchecked Sendable {
        case view(AnyHashable, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    var place: Place?
    /// The number of requests, which distinguishes a repeated request from the previous one.
    var wish = 0
    /// Whether a person has scrolled since the last request.
    public internal(set) var isPositionedByUser = false

    /// A position without a request.
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

    /// Requests the view with an identity. The anchor is the point at which the view and the scroll view are aligned;
    /// nil is the anchor of `scrollPosition`.
    public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
        go(.view(AnyHashable(id), anchor: anchor))
    }

    /// Requests an edge.
    public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
    /// Requests a point of the content, in points.
    public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
    /// Requests a position in the content, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
    /// Requests a position along one axis, in points.
    public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
    /// Requests a position along one axis, in points.
    public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

    private mutating func go(_ place: Place) {
        self.place = place
        wish += 1
        isPositionedByUser = false
    }

    /// The requested edge, until a person scrolls.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The requested point, until a person scrolls.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }
    /// The requested position along the horizontal axis, until a person scrolls.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    /// The requested position along the vertical axis, until a person scrolls.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    fileprivate var view: AnyHashable? { if case .view(let id, _) = place { id } else { nil } }

    /// The identity of the first visible or the requested view.
    public var viewID: (any Hashable & Sendable)? {
        guard case .view(let id, _) = place, let base = id.base as? any Hashable else { return nil }
        // `Sendable` has no witness table, so a cast can't test for it. All identities that are stored here conform to
        // it.
        return unsafeBitCast(base, to: (any Hashable & Sendable).self)
    }

    /// The identity of the first visible or the requested view, if it has that type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        guard case .view(let id, _) = place else { return nil }
        return id.base as? T
    }

    /// Notes the view to which a person has scrolled.
    mutating func note(_ id: AnyHashable?) {
        place = id.map { .view($0, anchor: nil) }
        isPositionedByUser = true
    }
}

/// Synchronizes a scroll view with a binding to the identity of the view at its position.
private final class ScrollIDFollower<ID: Hashable>: ScrollFollower {
    var anchor: UnitPoint?
    var binding: Binding<ID?>?
    var wanted: ID?
    /// The value at the last call. If it was nil in between, the same view can be requested again.
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
            // `follow(_:)` may have been called in between with the old value.
            self?.asked = seen
            self?.binding?.wrappedValue = seen
        }
    }
}

/// Scrolls to the position that the app wants, and reports the position to which a person scrolls.
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
            // Leaving the goal means that a person has scrolled, even if the same view is still first, or no view has
            // an identity.
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
            case .leading: point.x = scroll.isRightToLeft ? far : 0
            case .trailing: point.x = scroll.isRightToLeft ? 0 : far
            }
            scroll.jump(to: point, isAnimated: isAnimated)
        case .point(let x, let y):
            scroll.jump(to: CGPoint(x: x ?? scroll.offset.x, y: y ?? scroll.offset.y), isAnimated: isAnimated)
        }
    }
}

extension ScrollLayoutNode {
    /// The identity of the target at the anchor; without an anchor, of the first visible target. A target that is
    /// visible by less than a goal's tolerance is skipped.
    fileprivate func firstTarget(_ anchor: UnitPoint?) -> AnyHashable? {
        let anchor = mirrored(anchor ?? .topLeading)
        let point = CGPoint(x: offset.x + size.width * anchor.x, y: offset.y + size.height * anchor.y)
        let isVertical = axes.contains(.vertical)
        let target = targets.first { target in
            if isVertical { return target.rectangle.maxY > point.y + ScrollGoal.tolerance }
            if isRightToLeft { return target.rectangle.minX < point.x - ScrollGoal.tolerance }
            return target.rectangle.maxX > point.x + ScrollGoal.tolerance
        }
        return target?.id
    }

    fileprivate func scroll(toView id: AnyHashable, _ anchor: UnitPoint?, isAnimated: Bool) {
        _ = child.scroll(to: id, anchor, isAnimated)
    }
}

extension View {
    /// Binds `id` to the identity of the first visible view: setting it scrolls to that view.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollFollowerModifier(make: { ScrollIDFollower<ID>() }) { follower in
                follower.anchor = anchor
                follower.binding = id
                follower.wanted = id.wrappedValue
            })
    }

    /// Binds a scroll position: setting it scrolls there, and its view's identity is kept up to date with the first
    /// visible view.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollFollowerModifier(make: { ScrollPositionFollower() }) { follower in
                follower.anchor = anchor
                follower.binding = position
                follower.wanted = position.wrappedValue
            })
    }
}
