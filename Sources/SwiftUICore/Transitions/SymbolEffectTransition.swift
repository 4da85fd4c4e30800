import Foundation

/// The symbols in a view come and go by an effect; its other views stay as they are, until it has gone.
///
/// See [SymbolEffectTransition](https://developer.apple.com/documentation/swiftui/symboleffecttransition). It takes the
/// time of the change's animation, whatever speed the options ask for; a coming and going is never repeated.
public struct SymbolEffectTransition: Transition {
    private let hidden: SymbolLook

    /// Symbols come and go by an effect; the options have no effect here.
    public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
        hidden = effect._motion.look
    }

    /// The view, with its symbols changed by the effect before it is there and after it has gone.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.symbolLook(phase.isIdentity ? .identity : hidden)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Symbols appear and disappear.
    public static var symbolEffect: SymbolEffectTransition { .symbolEffect(.automatic) }

    /// Symbols come and go by an effect.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension AnyTransition {
    /// Symbols appear and disappear.
    @MainActor public static var symbolEffect: AnyTransition { .symbolEffect(.automatic) }

    /// Symbols come and go by an effect.
    @MainActor public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}
