import Foundation

/// Rotates or moves a little back and forth.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public let _motion: _SymbolMotion

    /// Rotates back and forth, first clockwise.
    public var clockwise: WiggleSymbolEffect { .wiggle }
    /// Rotates back and forth, first counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(SymbolLook(degrees: -12)) }
    /// Moves back and forth, first to the left.
    public var left: WiggleSymbolEffect { custom(angle: 180) }
    /// Moves back and forth, first to the right.
    public var right: WiggleSymbolEffect { custom(angle: 0) }
    /// Moves back and forth, first up.
    public var up: WiggleSymbolEffect { custom(angle: 270) }
    /// Moves back and forth, first down.
    public var down: WiggleSymbolEffect { custom(angle: 90) }
    /// To the right: Kissa's effects don't depend on the reading direction.
    public var forward: WiggleSymbolEffect { right }
    /// To the left, as `forward`.
    public var backward: WiggleSymbolEffect { left }
    /// The same effect: a symbol's layers move together.
    public var byLayer: WiggleSymbolEffect { self }
    /// The same effect: a symbol's layers move together.
    public var wholeSymbol: WiggleSymbolEffect { self }

    /// Moves back and forth along a line, whose angle is in degrees, clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect {
        let radians = angle * .pi / 180
        return WiggleSymbolEffect(SymbolLook(offset: CGSize(width: 3 * cos(radians), height: 3 * sin(radians))))
    }

    fileprivate init(_ look: SymbolLook) { _motion = _SymbolMotion(look, duration: 0.15) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Rotates or moves a little back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect(SymbolLook(degrees: 12)) }
}
