import Foundation

/// An effect by which one symbol becomes another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// One symbol shrinks away, and another grows in its place, in every form: Kissa's symbols have one layer.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion() }
    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// The effect that suits the place: here replacement.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
