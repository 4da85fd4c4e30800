import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// How a page of a stack comes and goes.
///
/// See [NavigationTransition](https://developer.apple.com/documentation/swiftui/navigationtransition).
@MainActor @preconcurrency
public protocol NavigationTransition {
    var _kind: _NavigationTransitionKind { get }
}

/// What a stack knows of a transition.
public struct _NavigationTransitionKind {
    enum Way {
        /// The page comes from the side.
        case side
        /// The page grows out of a view.
        case growth(MatchedGeometry.Key)
        /// The page appears over the one before.
        case fade
    }

    let way: Way
}

/// The page comes from the side and goes back there.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// What the stack knows of the transition.
    public var _kind: _NavigationTransitionKind { _NavigationTransitionKind(way: .side) }
}

/// The page fades in over the page before, and out again.
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {
    /// What the stack knows of the transition.
    public var _kind: _NavigationTransitionKind { _NavigationTransitionKind(way: .fade) }
}

/// The page grows out of a view of the page before, and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition {
    /// What the stack knows of the transition.
    public let _kind: _NavigationTransitionKind
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The page comes from the side and goes back there.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// The page fades in over the page before, and out again.
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of the view that `matchedTransitionSource(id:in:)` gave that identity.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        let key = MatchedGeometry.Key(id: AnyHashable(sourceID), namespace: namespace)
        return ZoomNavigationTransition(_kind: _NavigationTransitionKind(way: .growth(key)))
    }
}

extension View {
    /// How the page that this view is in comes and goes. A presentation comes as it always does.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        page(\.transition, style._kind, else: nil)
    }

    /// Lets a page grow out of this view.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(
            TransitionSourceModifier(key: MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace)))
    }

    /// The configuration says what the source looks like while the page grows out of it; here it looks as it is.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        matchedTransitionSource(id: id, in: namespace)
    }
}

/// What a transition's source looks like meanwhile.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The source as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// No effect here: the source looks as it is.
    public func background(_ style: Color) -> Self { self }
    /// No effect here: the source looks as it is.
    public func clipShape(_ shape: RoundedRectangle) -> Self { self }
    /// No effect here: the source looks as it is.
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
        node.graph.transitionSources.nodes[key] = WeakLayoutNode(node: wrapper)
    }
}

/// The views of a window that pages can grow out of.
@MainActor
private final class TransitionSources: WindowService {
    var nodes: [MatchedGeometry.Key: WeakLayoutNode] = [:]

    init(graph: ViewGraph) {}
}

extension ViewGraph {
    fileprivate var transitionSources: TransitionSources { service() }
}

extension PageLayoutNode {
    /// What the page looks like before it is there: the view that it grows out of, nothing yet, or away at the side.
    var awayLook: HiddenLook {
        if case .fade? = transition()?.way { return HiddenLook(opacity: 0) }
        guard case .growth(let key)? = transition()?.way, let source = graph.transitionSources.nodes[key]?.node,
            !source.isRetired, source.size.width > 0, size.width > 0
        else { return HiddenLook(edge: .trailing) }
        let goal = source.frame(in: .global)
        let page = CGRect(origin: parent?.frame(in: .global).origin ?? .zero, size: size)
        return HiddenLook(
            opacity: 0, scale: max(goal.width / page.width, goal.height / page.height),
            offset: CGSize(width: goal.midX - page.midX, height: goal.midY - page.midY))
    }

    /// Whether what is below stays where it is.
    var comesInPlace: Bool {
        switch transition()?.way {
        case .growth?, .fade?: true
        case .side?, nil: false
        }
    }
}
