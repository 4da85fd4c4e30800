import DisplayList
import Foundation

// Each of these changes the animation that it is applied to as a whole, what was applied before it included: the delay
// of `delay(1).speed(2)` is half a second, that of `speed(2).delay(1)` a whole one.
extension Animation {
    /// Waits before the animation, repetitions and all, in seconds of the clock. A delay that is repeated itself, as in
    /// `delay(1).repeatForever()`, is waited before each round.
    public func delay(_ delay: Double) -> Animation {
        changing {
            $0.delay += delay
            $0.logicalSeconds = $0.logicalSeconds.map { $0 + delay }
        }
    }

    /// Plays so many times as fast; delays that the animation has already become shorter as well. A speed of 0 or less
    /// is taken for a thousandth.
    public func speed(_ speed: Double) -> Animation {
        let usable = max(speed, 0.001)
        return changing {
            $0.speed *= usable
            $0.delay /= usable
            $0.logicalSeconds = $0.logicalSeconds.map { $0 / usable }
        }
    }

    /// Plays so many times in all; going back counts as one. A count below 1 plays once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        repeated(Double(max(repeatCount, 1)), autoreverses: autoreverses)
    }

    /// Plays again and again until another change takes its place; `autoreverses` goes back in between.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        repeated(.infinity, autoreverses: autoreverses)
    }

    /// Counts as complete after so many seconds, where it doesn't before; what moves goes on moving.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        changing { $0.logicalSeconds = min($0.logicalSeconds ?? .infinity, max(duration, 0)) }
    }

    private func repeated(_ count: Double, autoreverses: Bool) -> Animation {
        changing {
            $0.repeatCount = count
            $0.autoreverses = autoreverses
            ($0.pause, $0.delay) = ($0.pause + $0.delay * $0.speed, 0)
            // Of one round.
            $0.logicalSeconds = nil
        }
    }

    private func changing(_ change: (inout Animation) -> Void) -> Animation {
        var copy = self
        change(&copy)
        return copy
    }
}
