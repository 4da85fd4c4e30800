import Foundation

/// Jumps a little, up or down.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public let _motion: _SymbolMotion
    /// Jumps up.
    public var up: BounceSymbolEffect { .bounce }
    /// Shrinks a little.
    public var down: BounceSymbolEffect {
        BounceSymbolEffect(_motion: _SymbolMotion(SymbolLook(scale: 0.85), duration: 0.25))
    }
    /// The same effect: a symbol's layers move together.
    public var byLayer: BounceSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// Fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public let _motion: _SymbolMotion
    /// The same effect: a symbol's layers move together.
    public var byLayer: PulseSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Fades and comes back, quickly.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public let _motion: _SymbolMotion
    /// The same effect: a symbol's layers move together.
    public var iterative: VariableColorSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var reversing: VariableColorSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// Is larger or smaller while it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public let _motion: _SymbolMotion
    /// Larger: 1.2 times.
    public var up: ScaleSymbolEffect { .scale }
    /// Smaller: 0.8 times.
    public var down: ScaleSymbolEffect {
        ScaleSymbolEffect(_motion: _SymbolMotion(SymbolLook(scale: 0.8), holds: true))
    }
    /// The same effect: a symbol's layers move together.
    public var byLayer: ScaleSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Grows, fades a little and comes back, slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public let _motion: _SymbolMotion
    /// Grows and comes back, without fading.
    public var plain: BreatheSymbolEffect {
        BreatheSymbolEffect(_motion: _SymbolMotion(SymbolLook(scale: 1.12), duration: 1.1))
    }
    /// Grows, fades a little and comes back.
    public var pulse: BreatheSymbolEffect { .breathe }
    /// The same effect: a symbol's layers move together.
    public var byLayer: BreatheSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// Makes a full turn.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public let _motion: _SymbolMotion
    /// Clockwise.
    public var clockwise: RotateSymbolEffect { .rotate }
    /// Counterclockwise.
    public var counterClockwise: RotateSymbolEffect {
        RotateSymbolEffect(_motion: _SymbolMotion(SymbolLook(degrees: -360), duration: 1.5, turns: true))
    }
    /// The same effect: a symbol's layers move together.
    public var byLayer: RotateSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Jumps a little, up or down.
    public static var bounce: BounceSymbolEffect {
        BounceSymbolEffect(
            _motion: _SymbolMotion(SymbolLook(scale: 1.15, offset: CGSize(width: 0, height: -3)), duration: 0.25))
    }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades and comes back.
    public static var pulse: PulseSymbolEffect {
        PulseSymbolEffect(_motion: _SymbolMotion(SymbolLook(opacity: 0.35), duration: 0.8))
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Fades and comes back, quickly.
    public static var variableColor: VariableColorSymbolEffect {
        VariableColorSymbolEffect(_motion: _SymbolMotion(SymbolLook(opacity: 0.3), duration: 0.5))
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Is larger or smaller while it is active.
    public static var scale: ScaleSymbolEffect {
        ScaleSymbolEffect(_motion: _SymbolMotion(SymbolLook(scale: 1.2), holds: true))
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Grows, fades a little and comes back, slowly.
    public static var breathe: BreatheSymbolEffect {
        BreatheSymbolEffect(_motion: _SymbolMotion(SymbolLook(scale: 1.12, opacity: 0.6), duration: 1.1))
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Makes a full turn.
    public static var rotate: RotateSymbolEffect {
        RotateSymbolEffect(_motion: _SymbolMotion(SymbolLook(degrees: 360), duration: 1.5, turns: true))
    }
}
