import Foundation

/// Jumps a little, up or down.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _motion: _SymbolMotion
    public var up: BounceSymbolEffect { .bounce }
    public var down: BounceSymbolEffect {
        BounceSymbolEffect(_motion: _SymbolMotion(SymbolLook(scale: 0.85), duration: 0.25))
    }
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
    public var up: ScaleSymbolEffect { .scale }
    public var down: ScaleSymbolEffect {
        ScaleSymbolEffect(_motion: _SymbolMotion(SymbolLook(scale: 0.8), holds: true))
    }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Grows, fades a little and comes back, slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _motion: _SymbolMotion
    public var plain: BreatheSymbolEffect {
        BreatheSymbolEffect(_motion: _SymbolMotion(SymbolLook(scale: 1.12), duration: 1.1))
    }
    public var pulse: BreatheSymbolEffect { .breathe }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// Turns once round.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public let _motion: _SymbolMotion
    public var clockwise: RotateSymbolEffect { .rotate }
    public var counterClockwise: RotateSymbolEffect {
        RotateSymbolEffect(_motion: _SymbolMotion(SymbolLook(degrees: -360), duration: 1.5, turns: true))
    }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect {
        BounceSymbolEffect(
            _motion: _SymbolMotion(SymbolLook(scale: 1.15, offset: CGSize(width: 0, height: -3)), duration: 0.25))
    }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect {
        PulseSymbolEffect(_motion: _SymbolMotion(SymbolLook(opacity: 0.35), duration: 0.8))
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect {
        VariableColorSymbolEffect(_motion: _SymbolMotion(SymbolLook(opacity: 0.3), duration: 0.5))
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect {
        ScaleSymbolEffect(_motion: _SymbolMotion(SymbolLook(scale: 1.2), holds: true))
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect {
        BreatheSymbolEffect(_motion: _SymbolMotion(SymbolLook(scale: 1.12, opacity: 0.6), duration: 1.1))
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect {
        RotateSymbolEffect(_motion: _SymbolMotion(SymbolLook(degrees: 360), duration: 1.5, turns: true))
    }
}
