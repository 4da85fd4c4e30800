import Foundation
@_spi(Nodes) import ViewTree

/// An observer of a scroll view's position, which may also change it. It lives as long as the modifier that made it, so
/// that the environment that contains it doesn't change.
@MainActor
class ScrollFollower: Equatable {
    /// Called after each layout.
    func follow(_ scroll: ScrollLayoutNode) {}

    /// Whether the observer needs the phases of scrolling.
    var wantsPhases: Bool { false }

    func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ scroll: ScrollLayoutNode) {}

    nonisolated static func == (left: ScrollFollower, right: ScrollFollower) -> Bool { left === right }
}

/// The followers of one scroll view, the outermost first.
@MainActor
final class ScrollObservers {
    private var followers: [ScrollFollower] = []

    func update(_ settings: ScrollSettings) { followers = settings.followers }
    func report(_ scroll: ScrollLayoutNode) { for follower in followers { follower.follow(scroll) } }

    var wantPhases: Bool { followers.contains { $0.wantsPhases } }

    func report(_ old: ScrollPhase, _ new: ScrollPhase, _ scroll: ScrollLayoutNode) {
        for follower in followers { follower.phaseDidChange(from: old, to: new, scroll) }
    }
}

/// Puts a follower into the environment of the scroll views inside.
struct ScrollFollowerModifier<Follower: ScrollFollower>: PrimitiveModifier {
    let make: () -> Follower
    let update: (Follower) -> Void

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        ScrollFollowerNode(view, context)
    }
}

private final class ScrollFollowerNode<Content: View, Follower: ScrollFollower>: TypedNode<
    ModifiedContent<Content, ScrollFollowerModifier<Follower>>
>
{
    private let follower: Follower
    private var modifier: ScrollFollowerModifier<Follower>
    private var child: TypedNode<Content>!

    init(_ view: ModifiedContent<Content, ScrollFollowerModifier<Follower>>, _ context: NodeContext) {
        modifier = view.modifier
        follower = view.modifier.make()
        super.init(context)
        child = innerContext.makeNode(view.content)
        evaluate()
    }

    private var innerContext: NodeContext {
        var context = childContext
        context.environment.scrollSettings.followers.append(follower)
        return context
    }

    override var onlyChild: ViewNode? { child }

    /// Observes the binding here, because it may change without being read by the body that made it.
    override func evaluate() {
        track { modifier.update(follower) }
        graph.layoutDidInvalidate()
    }

    override func update(_ view: ModifiedContent<Content, ScrollFollowerModifier<Follower>>) {
        modifier = view.modifier
        evaluate()
        child.update(view.content)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        child.setEnvironment(innerContext.environment)
    }
}
