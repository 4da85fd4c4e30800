import Foundation

/// A way in which a symbol moves.
///
/// See [SymbolEffect](https://developer.apple.com/documentation/symbols/symboleffect). Kissa's symbols have one layer, which
/// moves as a whole.
public protocol SymbolEffect: Sendable {
    var _motion: _SymbolMotion { get }
}

/// An effect that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that is played when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// How a symbol looks at the height of its motion, and how it gets there.
public struct _SymbolMotion: Sendable {
    var scale = 1.0
    var opacity = 1.0
    var degrees = 0.0
    /// In points; negative is up.
    var lift = 0.0
    /// In seconds, there or back.
    var duration = 0.4
    /// Whether it stays as it is at the height while the effect is active.
    var holds = false
    /// Whether it begins anew at the end, rather than going back.
    var turns = false
}

/// Jumps a little, up or down.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _motion: _SymbolMotion
    public var up: BounceSymbolEffect {
        BounceSymbolEffect(_motion: _SymbolMotion(scale: 1.15, lift: -3, duration: 0.25))
    }
    public var down: BounceSymbolEffect { BounceSymbolEffect(_motion: _SymbolMotion(scale: 0.85, duration: 0.25)) }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// Fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _motion: _SymbolMotion
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Fades and comes back, quickly.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _motion: _SymbolMotion
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// Is larger or smaller while it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    public let _motion: _SymbolMotion
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(_motion: _SymbolMotion(scale: 1.2, holds: true)) }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(_motion: _SymbolMotion(scale: 0.8, holds: true)) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Hides the symbol while it is active; taken back, the symbol appears.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
    public let _motion: _SymbolMotion
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// Turns a little to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _motion: _SymbolMotion
    public var clockwise: WiggleSymbolEffect { self }
    public var counterClockwise: WiggleSymbolEffect {
        WiggleSymbolEffect(_motion: _SymbolMotion(degrees: -12, duration: 0.15))
    }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// Grows, fades a little and comes back, slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _motion: _SymbolMotion
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(_motion: _SymbolMotion(scale: 1.12, duration: 1.1)) }
    public var pulse: BreatheSymbolEffect { self }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// Turns once round.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _motion: _SymbolMotion
    public var clockwise: RotateSymbolEffect { self }
    public var counterClockwise: RotateSymbolEffect {
        RotateSymbolEffect(_motion: _SymbolMotion(degrees: -360, duration: 1.5, turns: true))
    }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect {
        BounceSymbolEffect(_motion: _SymbolMotion(scale: 1.15, lift: -3, duration: 0.25))
    }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect {
        PulseSymbolEffect(_motion: _SymbolMotion(opacity: 0.35, duration: 0.8))
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect {
        VariableColorSymbolEffect(_motion: _SymbolMotion(opacity: 0.3, duration: 0.5))
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(_motion: _SymbolMotion(scale: 1.2, holds: true)) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect {
        DisappearSymbolEffect(_motion: _SymbolMotion(scale: 0.6, opacity: 0, holds: true))
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect {
        WiggleSymbolEffect(_motion: _SymbolMotion(degrees: 12, duration: 0.15))
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect {
        BreatheSymbolEffect(_motion: _SymbolMotion(scale: 1.12, opacity: 0.6, duration: 1.1))
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect {
        RotateSymbolEffect(_motion: _SymbolMotion(degrees: 360, duration: 1.5, turns: true))
    }
}
