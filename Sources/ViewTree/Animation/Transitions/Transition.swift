/// What becomes of a view while it comes and goes: another view for each phase.
///
/// See [Transition](https://developer.apple.com/documentation/swiftui/transition). The phases are shown one after the other
/// under the change's animation, and the browser plays what lies between.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    @MainActor @preconcurrency static var properties: TransitionProperties { get }
    typealias Content = PlaceholderContentView<Self>
}

/// Stands for a view in a closure or a transition that changes it.
public struct PlaceholderContentView<Value>: View {
    package let content: AnyView

    package init(content: AnyView) { self.content = content }

    /// What the view shows.
    public var body: some View { content }
}

extension Transition {
    /// The properties of a transition that moves something.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// What the transition makes of a view in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
    }

    /// Plays the transition by an animation of its own.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Both transitions at the same time, this one inside.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

/// A transition of Kissa's own, of which the browser knows how to play it.
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

/// One transition for coming, another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: BuiltInTransition {
    /// How the view comes.
    public nonisolated(unsafe) var insertion: Insertion
    /// How the view goes.
    public nonisolated(unsafe) var removal: Removal

    /// One transition for coming, another for going.
    public nonisolated init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    package nonisolated var look: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }

    /// The view as one of the transitions has it: coming by the first, going by the second.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity)
    }
}

extension Transition {
    /// One transition for coming, another for going.
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion, removal: Removal
    ) -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
