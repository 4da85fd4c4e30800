/// Changes a view while it is inserted or removed: a different view for each phase.
///
/// See [Transition](https://developer.apple.com/documentation/swiftui/transition). The phases are shown one after the other with
/// the change's animation, and the browser plays the interpolation.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    @MainActor @preconcurrency static var properties: TransitionProperties { get }
    typealias Content = PlaceholderContentView<Self>
}

/// The original view in a closure or a transition that modifies it.
public struct PlaceholderContentView<Value>: View {
    package let content: AnyView

    package init(content: AnyView) { self.content = content }

    /// What the view shows.
    public var body: some View { content }
}

extension Transition {
    /// Properties of a transition with motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The view as the transition changes it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
    }

    /// Plays the transition with its own animation.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Both transitions at the same time, this one applied first.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

/// A built-in transition, which the browser can play.
@MainActor
package protocol BuiltInTransition: Transition {
    nonisolated var look: AnyTransition { get }
}

private struct AnimatedTransition<Base: Transition>: BuiltInTransition {
    nonisolated(unsafe) let base: Base
    let animation: Animation?
    nonisolated var look: AnyTransition { AnyTransition(base).animation(animation) }
    func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
}

private struct CombinedTransition<First: Transition, Second: Transition>: BuiltInTransition {
    nonisolated(unsafe) let first: First
    nonisolated(unsafe) let second: Second
    nonisolated var look: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// One transition for the insertion, another one for the removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: BuiltInTransition {
    /// The transition for the insertion.
    public nonisolated(unsafe) var insertion: Insertion
    /// The transition for the removal.
    public nonisolated(unsafe) var removal: Removal

    /// One transition for the insertion, another one for the removal.
    public nonisolated init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    package nonisolated var look: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }

    /// The view as one of the transitions changes it: the first one on insertion, the second one on removal.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity)
    }
}

extension Transition {
    /// One transition for the insertion, another one for the removal.
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion, removal: Removal
    ) -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
