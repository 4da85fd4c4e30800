import Foundation

/// An effect by which one symbol becomes another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// One symbol shrinks away, and another grows in its place, in every form: symbols move as a whole.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    /// The motion of the symbol.
    public var _motion: _SymbolMotion { _SymbolMotion() }
    /// The same effect: a symbol's layers move together.
    public var downUp: ReplaceSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var upUp: ReplaceSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var offUp: ReplaceSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// The same as `replace`.
    public static var downUp: ReplaceSymbolEffect { .replace }
    /// The same as `replace`.
    public static var upUp: ReplaceSymbolEffect { .replace }
    /// The same as `replace`.
    public static var offUp: ReplaceSymbolEffect { .replace }

    /// A replacement that keeps the parts that two symbols have in common. Kissa's symbols have no comparable parts, so
    /// the fallback is always played, as on Apple's systems for symbols without common parts.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

    /// A replacement that keeps the parts that both symbols have in common.
    public struct MagicReplace: ContentTransitionSymbolEffect {
        /// The motion of the symbol.
        public var _motion: _SymbolMotion { _SymbolMotion() }
    }
}

/// The default effect for the context: replacement for a change of symbols, appearing or disappearing for an insertion
/// or a removal.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
    /// The motion of the symbol.
    public var _motion: _SymbolMotion { .hidden(scale: 0.6) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol shrinks away, and another grows in its place, in every form: symbols move as a whole.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default effect for the context: replacement for a change of symbols, appearing or disappearing for an
    /// insertion or a removal.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
