/// Hides the symbol while the effect is active; when it ends, the symbol appears. As a transition, the symbol appears
/// and disappears with it.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The motion of the symbol.
    public let _motion: _SymbolMotion
    /// The symbol scales up as it appears.
    public var up: AppearSymbolEffect { .appear }
    /// The symbol scales down as it appears.
    public var down: AppearSymbolEffect { AppearSymbolEffect(_motion: .hidden(scale: 1.4)) }
    /// The same effect: a symbol's layers move together.
    public var byLayer: AppearSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// Hides the symbol while the effect is active; when it ends, the symbol appears. As a transition, the symbol appears
/// and disappears with it.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The motion of the symbol.
    public let _motion: _SymbolMotion
    /// The symbol scales up as it disappears.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(_motion: .hidden(scale: 1.4)) }
    /// The symbol scales down as it disappears.
    public var down: DisappearSymbolEffect { .disappear }
    /// The same effect: a symbol's layers move together.
    public var byLayer: DisappearSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// Hides the symbol while the effect is active; when it ends, the symbol appears. Kissa's symbols have no strokes to
/// draw along, so they fade in every form.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The motion of the symbol.
    public var _motion: _SymbolMotion { .hidden(scale: 1) }
    /// The same effect: a symbol's layers move together.
    public var byLayer: DrawOnSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var individually: DrawOnSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var wholeSymbol: DrawOnSymbolEffect { self }
}

/// Hides the symbol while the effect is active; when it ends, the symbol appears. It fades, as with
/// `DrawOnSymbolEffect`.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The motion of the symbol.
    public var _motion: _SymbolMotion { .hidden(scale: 1) }
    /// The same effect: a symbol's layers move together.
    public var byLayer: DrawOffSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var individually: DrawOffSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var wholeSymbol: DrawOffSymbolEffect { self }
    /// The same effect: it fades in every form.
    public var reversed: DrawOffSymbolEffect { self }
    /// The same effect: it fades in every form.
    public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Hides the symbol while the effect is active; when it ends, the symbol appears. As a transition, the symbol
    /// appears and disappears with it.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect(_motion: .hidden(scale: 0.6)) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Hides the symbol while the effect is active; when it ends, the symbol appears. As a transition, the symbol
    /// appears and disappears with it.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect(_motion: .hidden(scale: 0.6)) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Hides the symbol while the effect is active; when it ends, the symbol appears. Kissa's symbols have no strokes
    /// to draw along, so they fade in every form.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Hides the symbol while the effect is active; when it ends, the symbol appears. It fades, as with
    /// `DrawOnSymbolEffect`.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
