import Foundation

/// The symbols in a view appear and disappear with an effect; its other views aren't changed until it has disappeared.
///
/// See [SymbolEffectTransition](https://developer.apple.com/documentation/swiftui/symboleffecttransition). It has the
/// duration of the change's animation; the speed in the options has no effect, and the effect is never repeated.
public struct SymbolEffectTransition: Transition {
    private let hidden: SymbolLook

    /// Symbols appear and disappear with an effect; the options have no effect here.
    public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
        hidden = effect._motion.look
    }

    /// The view, with its symbols changed by the effect before it appears and after it has disappeared.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.symbolLook(phase.isIdentity ? .identity : hidden)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Symbols appear and disappear.
    public static var symbolEffect: SymbolEffectTransition { .symbolEffect(.automatic) }

    /// Symbols appear and disappear with an effect.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension AnyTransition {
    /// Symbols appear and disappear.
    @MainActor public static var symbolEffect: AnyTransition { .symbolEffect(.automatic) }

    /// Symbols appear and disappear with an effect.
    @MainActor public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}
