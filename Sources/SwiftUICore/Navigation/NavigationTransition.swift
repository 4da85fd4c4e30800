import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// The transition of a stack's page.
///
/// See [NavigationTransition](https://developer.apple.com/documentation/swiftui/navigationtransition).
@MainActor @preconcurrency
public protocol NavigationTransition {
    var _kind: _NavigationTransitionKind { get }
}

/// A transition, as the stack sees it.
public struct _NavigationTransitionKind {
    enum Way {
        /// The page slides in from the side.
        case side
        /// The page grows out of a view.
        case growth(MatchedGeometry.Key)
        /// The page appears over the one before.
        case fade
    }

    let way: Way
}

/// The page slides in from the side, and out again.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// The transition, as the stack sees it.
    public var _kind: _NavigationTransitionKind { _NavigationTransitionKind(way: .side) }
}

/// The page fades in over the previous one, and out again.
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {
    /// The transition, as the stack sees it.
    public var _kind: _NavigationTransitionKind { _NavigationTransitionKind(way: .fade) }
}

/// The page grows out of a view of the previous page, and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition {
    /// The transition, as the stack sees it.
    public let _kind: _NavigationTransitionKind
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The page slides in from the side, and out again.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// The page fades in over the previous one, and out again.
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of the view with that identity, set by `matchedTransitionSource(id:in:)`.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        let key = MatchedGeometry.Key(id: AnyHashable(sourceID), namespace: namespace)
        return ZoomNavigationTransition(_kind: _NavigationTransitionKind(way: .growth(key)))
    }
}

extension View {
    /// Sets the transition of the page that this view is in. It has no effect on a presentation.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        page(\.transition, style._kind, else: nil)
    }

    /// Makes this view the source from which a page grows.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(
            TransitionSourceModifier(key: MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace)))
    }

    /// Makes this view the source from which a page grows. The configuration, which changes the source's look during
    /// the transition, has no effect here.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        matchedTransitionSource(id: id, in: namespace)
    }
}

/// The look of a transition's source during the transition.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The source, unchanged.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// No effect here: the source isn't changed.
    public func background(_ style: Color) -> Self { self }
    /// No effect here: the source isn't changed.
    public func clipShape(_ shape: RoundedRectangle) -> Self { self }
    /// No effect here: the source isn't changed.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

private struct TransitionSourceModifier: WrappingModifier {
    let key: MatchedGeometry.Key

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> UnaryLayoutNode {
        let wrapper = UnaryLayoutNode(child, graph: node.graph)
        update(wrapper, for: node)
        return wrapper
    }

    func update(_ wrapper: UnaryLayoutNode, for node: ViewNode) {
        node.graph.transitionSources.nodes[key] = wrapper.reference
    }
}

/// The views of a window that pages can grow out of.
@MainActor
private final class TransitionSources: WindowService {
    var nodes: [MatchedGeometry.Key: NodeReference<LayoutNode>] = [:]

    init(graph: ViewGraph) {}
}

extension ViewGraph {
    fileprivate var transitionSources: TransitionSources { service() }
}

extension PageLayoutNode {
    /// The look of the page before it appears: the view that it grows out of, transparent, or off to the side.
    var awayLook: HiddenLook {
        if case .fade? = transition()?.way { return HiddenLook(opacity: 0) }
        guard case .growth(let key)? = transition()?.way, let source = graph.transitionSources.nodes[key]?.node,
            !source.isRetired, source.size.width > 0, size.width > 0
        else { return HiddenLook(edge: isRightToLeft ? .leading : .trailing) }
        let goal = source.frame(in: .global)
        let page = CGRect(origin: parent?.frame(in: .global).origin ?? .zero, size: size)
        return HiddenLook(
            opacity: 0, scale: max(goal.width / page.width, goal.height / page.height),
            offset: CGSize(width: goal.midX - page.midX, height: goal.midY - page.midY))
    }

    /// Whether the page below keeps its position during the transition.
    var comesInPlace: Bool {
        switch transition()?.way {
        case .growth?, .fade?: true
        case .side?, nil: false
        }
    }
}
