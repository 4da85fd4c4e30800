import DisplayList
import Foundation

// Each modifier changes the whole animation to which it is applied, including earlier modifiers: the delay of `delay(1).speed(2)`
// is half a second, that of `speed(2).delay(1)` one second.
extension Animation {
    /// Delays the animation with all its repetitions, in real seconds. A delay that is itself repeated, as in
    /// `delay(1).repeatForever()`, is added before each repetition.
    public func delay(_ delay: Double) -> Animation {
        changing {
            $0.delay += delay
            $0.logicalSeconds = $0.logicalSeconds.map { $0 + delay }
        }
    }

    /// Multiplies the speed; delays that were set before become shorter as well. A speed of 0 or less counts as 0.001.
    public func speed(_ speed: Double) -> Animation {
        let usable = max(speed, 0.001)
        return changing {
            $0.speed *= usable
            $0.delay /= usable
            $0.logicalSeconds = $0.logicalSeconds.map { $0 / usable }
        }
    }

    /// Repeats the animation this many times in total; playing in reverse counts as one. A count below 1 counts as 1.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        repeated(Double(max(repeatCount, 1)), autoreverses: autoreverses)
    }

    /// Repeats the animation until another change replaces it; `autoreverses` plays every second repetition in reverse.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        repeated(.infinity, autoreverses: autoreverses)
    }

    /// Counts as complete after this many seconds at the latest; the motion itself continues.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        changing { $0.logicalSeconds = min($0.logicalSeconds ?? .infinity, max(duration, 0)) }
    }

    private func repeated(_ count: Double, autoreverses: Bool) -> Animation {
        changing {
            $0.repeatCount = count
            $0.autoreverses = autoreverses
            ($0.pause, $0.delay) = ($0.pause + $0.delay * $0.speed, 0)
            // The previous value applied to a single repetition.
            $0.logicalSeconds = nil
        }
    }

    private func changing(_ change: (inout Animation) -> Void) -> Animation {
        var copy = self
        change(&copy)
        return copy
    }
}
