import Foundation

/// An effect by which one symbol becomes another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// One symbol shrinks away, and another grows in its place, in every form: Kissa's symbols have one layer.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    /// What becomes of the symbol.
    public var _motion: _SymbolMotion { _SymbolMotion() }
    /// The same effect: Kissa's symbols have one layer.
    public var downUp: ReplaceSymbolEffect { self }
    /// The same effect: Kissa's symbols have one layer.
    public var upUp: ReplaceSymbolEffect { self }
    /// The same effect: Kissa's symbols have one layer.
    public var offUp: ReplaceSymbolEffect { self }
    /// The same effect: Kissa's symbols have one layer.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The same effect: Kissa's symbols have one layer.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// The same as `replace`.
    public static var downUp: ReplaceSymbolEffect { .replace }
    /// The same as `replace`.
    public static var upUp: ReplaceSymbolEffect { .replace }
    /// The same as `replace`.
    public static var offUp: ReplaceSymbolEffect { .replace }

    /// What two symbols have in common would stay. Kissa's have no parts to compare, so the fallback is played always,
    /// as Apple's systems do with symbols that have nothing in common.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

    /// Replacement that looks for what both symbols have in common.
    public struct MagicReplace: ContentTransitionSymbolEffect {
        /// What becomes of the symbol.
        public var _motion: _SymbolMotion { _SymbolMotion() }
    }
}

/// The effect that suits the place: replacement of one symbol by another, appearing where a symbol comes or goes.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
    /// What becomes of the symbol.
    public var _motion: _SymbolMotion { .hidden(scale: 0.6) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol shrinks away, and another grows in its place, in every form: Kissa's symbols have one layer.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits the place: replacement of one symbol by another, appearing where a symbol comes or goes.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
