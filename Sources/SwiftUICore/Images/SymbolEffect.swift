import Foundation

/// A way in which a symbol moves.
///
/// See [SymbolEffect](https://developer.apple.com/documentation/symbols/symboleffect). Here a symbol moves
/// as a whole: `byLayer` and `wholeSymbol` are the same.
public protocol SymbolEffect: Sendable {
    var _motion: _SymbolMotion { get }
}

/// An effect that plays for as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that is played when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect with which a symbol appears and disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// A symbol's look at the peak of its motion, and how it gets there.
public struct _SymbolMotion: Sendable {
    var look = SymbolLook()
    /// The duration of one direction, in seconds.
    var duration = 0.4
    /// Whether the symbol keeps its peak look while the effect is active.
    var holds = false
    /// Whether the motion restarts at its end, rather than reversing.
    var turns = false

    init(_ look: SymbolLook = .identity, duration: Double = 0.4, holds: Bool = false, turns: Bool = false) {
        self.look = look
        self.duration = duration
        self.holds = holds
        self.turns = turns
    }

    /// A motion that hides the symbol while it is active.
    static func hidden(scale: Double) -> _SymbolMotion {
        _SymbolMotion(SymbolLook(scale: scale, opacity: 0), holds: true)
    }
}
