/// Hides the symbol while it is active; taken back, the symbol appears. In a transition, the symbol comes and goes so.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public let _motion: _SymbolMotion
    /// The symbol comes from smaller.
    public var up: AppearSymbolEffect { .appear }
    /// The symbol comes from larger.
    public var down: AppearSymbolEffect { AppearSymbolEffect(_motion: .hidden(scale: 1.4)) }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// Hides the symbol while it is active; taken back, the symbol appears. In a transition, the symbol comes and goes so.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public let _motion: _SymbolMotion
    /// The symbol goes larger.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(_motion: .hidden(scale: 1.4)) }
    /// The symbol goes smaller.
    public var down: DisappearSymbolEffect { .disappear }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// Hides the symbol while it is active; taken back, the symbol appears. Kissa's symbols have no strokes to be drawn
/// along: they fade, in every form.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var _motion: _SymbolMotion { .hidden(scale: 1) }
    public var byLayer: DrawOnSymbolEffect { self }
    public var individually: DrawOnSymbolEffect { self }
    public var wholeSymbol: DrawOnSymbolEffect { self }
}

/// Hides the symbol while it is active; taken back, the symbol appears. It fades, as with `DrawOnSymbolEffect`.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var _motion: _SymbolMotion { .hidden(scale: 1) }
    public var byLayer: DrawOffSymbolEffect { self }
    public var individually: DrawOffSymbolEffect { self }
    public var wholeSymbol: DrawOffSymbolEffect { self }
    public var reversed: DrawOffSymbolEffect { self }
    public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect(_motion: .hidden(scale: 0.6)) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect(_motion: .hidden(scale: 0.6)) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
