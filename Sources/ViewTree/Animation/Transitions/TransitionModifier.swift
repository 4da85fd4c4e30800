import DisplayList
import Foundation

/// The default is a fade, as in SwiftUI.
struct TransitionTrait: TraitKey {
    static var defaultValue: AnyTransition { .opacity }
}

/// The node that shows the phases of an app's own transition, as a trait.
struct TransitionDriverTrait: TraitKey {
    static var defaultValue: WeakTransitionDriver { WeakTransitionDriver() }
}

struct WeakTransitionDriver {
    weak var driver: (any TransitionDriver)?
}

/// The node that shows the phases of an app's own transition.
@MainActor
protocol TransitionDriver: AnyObject {
    /// The view was inserted: animates it from its first phase.
    func appear(_ animation: Animation)
    /// The view is removed, or comes back, in the current change. With nil the phase is shown without an animation.
    func show(_ phase: TransitionPhase, under animation: Animation?)
}

/// Sets the transition of each view to which it is applied.
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
    TransitionDriver
{
    private var view: ModifiedContent<Content, TransitionModifier>
    private var phase = TransitionPhase.identity
    /// The animation of the current phase, which may be the transition's own.
    private var change: (pass: Int, animation: Animation?)?
    private var child: TypedNode<AnyView>!

    init(_ view: ModifiedContent<Content, TransitionModifier>, _ context: NodeContext) {
        self.view = view
        super.init(context)
        child = makeTypedChild(content)
        mark()
    }

    override var onlyChild: ViewNode? { child }

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

    override var animationOverride: Animation?? {
        guard let change, change.pass == graph.passSerial else { return nil }
        return .some(change.animation)
    }

    /// Both phases are shown before anything is sent, so that the browser gets the view already moving from the first phase. The
    /// change itself isn't animated: animations of the transition's own views would start at the final state.
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
    /// Sets the view's transition. It is played if the change, or the transition itself, has an animation.
    public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

    /// Sets the view's transition. It is played if the change, or the transition itself, has an animation.
    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
