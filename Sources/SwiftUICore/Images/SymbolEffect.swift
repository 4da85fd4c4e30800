import Foundation

/// A way in which a symbol moves.
///
/// See [SymbolEffect](https://developer.apple.com/documentation/symbols/symboleffect). Kissa's symbols have one layer,
/// which moves as a whole: `byLayer` and `wholeSymbol` are the same.
public protocol SymbolEffect: Sendable {
    var _motion: _SymbolMotion { get }
}

/// An effect that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that is played when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// How a symbol looks at the height of its motion, and how it gets there.
public struct _SymbolMotion: Sendable {
    var look = SymbolLook()
    /// In seconds, there or back.
    var duration = 0.4
    /// Whether it stays as it is at the height while the effect is active.
    var holds = false
    /// Whether it begins anew at the end, rather than going back.
    var turns = false

    init(_ look: SymbolLook = .identity, duration: Double = 0.4, holds: Bool = false, turns: Bool = false) {
        self.look = look
        self.duration = duration
        self.holds = holds
        self.turns = turns
    }

    /// Hidden for as long as it is active.
    static func hidden(scale: Double) -> _SymbolMotion {
        _SymbolMotion(SymbolLook(scale: scale, opacity: 0), holds: true)
    }
}
