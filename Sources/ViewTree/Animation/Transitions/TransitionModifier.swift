import DisplayList
import Foundation

/// A view that says nothing fades, as SwiftUI's do.
struct TransitionTrait: TraitKey {
    static var defaultValue: AnyTransition { .opacity }
}

/// Who shows the phases of an app's own transition.
struct TransitionDriverTrait: TraitKey {
    static var defaultValue: WeakTransitionDriver { WeakTransitionDriver() }
}

struct WeakTransitionDriver {
    weak var driver: (any TransitionDriver)?
}

/// The node that shows the phases of an app's own transition.
@MainActor
protocol TransitionDriver: AnyObject {
    /// The view has been inserted: lets it come from its first phase.
    func appear(_ animation: Animation)
    /// The view is removed, or comes back, in the change that is being evaluated. Nil shows the phase at once.
    func show(_ phase: TransitionPhase, under animation: Animation?)
}

/// Says how each view that it is applied to comes and goes.
struct TransitionModifier: WrappingModifier {
    let transition: AnyTransition

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        view.modifier.transition.bodies.isEmpty ? WrapperNode(view, context) : TransitionNode(view, context)
    }

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> UnaryLayoutNode {
        let wrapper = UnaryLayoutNode(child, graph: node.graph)
        wrapper.setTrait(TransitionTrait.self, transition)
        return wrapper
    }

    func update(_ wrapper: UnaryLayoutNode, for node: ViewNode) {
        wrapper.setTrait(TransitionTrait.self, transition)
    }
}

private final class TransitionNode<Content: View>: TypedNode<ModifiedContent<Content, TransitionModifier>>,
    TransitionDriver, AnimationOverriding
{
    private var view: ModifiedContent<Content, TransitionModifier>
    private var phase = TransitionPhase.identity
    /// What the phase was shown under in the change that it came with: a transition may have an animation of its own.
    private var change: (pass: Int, animation: Animation?)?
    private var child: TypedNode<AnyView>!

    init(_ view: ModifiedContent<Content, TransitionModifier>, _ context: NodeContext) {
        self.view = view
        super.init(context)
        child = makeTypedChild(content)
        mark()
    }

    override var lazyItems: [LazyItem] { child?.lazyItems ?? [] }
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }

    private var content: AnyView {
        view.modifier.transition.bodies.reduce(AnyView(view.content)) { $1.apply(to: $0, phase: phase) }
    }

    override func update(_ view: ModifiedContent<Content, TransitionModifier>) {
        self.view = view
        evaluate()
    }

    override func evaluate() {
        graph.didEvaluate(self)
        child.update(content)
        mark()
    }

    override func layoutChildrenDidChange() {
        mark()
        super.layoutChildrenDidChange()
    }

    private func mark() {
        for layout in child?.realisedLayouts ?? [] {
            layout.setTrait(TransitionTrait.self, view.modifier.transition)
            layout.setTrait(TransitionDriverTrait.self, WeakTransitionDriver(driver: self))
        }
    }

    // MARK: Phases

    func show(_ phase: TransitionPhase, under animation: Animation?) {
        guard phase != self.phase else { return }
        self.phase = phase
        change = (graph.passSerial, animation)
        evaluate()
    }

    var override: Animation?? {
        guard let change, change.pass == graph.passSerial else { return nil }
        return .some(change.animation)
    }

    /// Both phases are shown before anything is sent, so that the browser gets the view on its way from the first. That
    /// is no change to animate: an animation of the transition's own views would begin at the view as it is at the end.
    func appear(_ animation: Animation) {
        var atOnce = Transaction()
        atOnce.disablesAnimations = true
        next(.willAppear, atOnce) { [weak self] in
            self?.next(.identity, Transaction(animation: animation)) {}
        }
    }

    private func next(_ phase: TransitionPhase, _ transaction: Transaction, then: @escaping () -> Void) {
        graph.afterCommit { [weak self] in
            guard let self, isAlive else { return }
            self.phase = phase
            withTransaction(transaction) { graph.invalidate(self) }
            then()
        }
    }
}

extension View {
    /// Sets how the view comes and goes. It is played where the change has an animation, or the transition one of its
    /// own.
    public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

    /// Sets how the view comes and goes. It is played where the change has an animation, or the transition one of its
    /// own.
    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
