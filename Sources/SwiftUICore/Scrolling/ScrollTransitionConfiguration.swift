import Foundation

/// Where a view stands in a scroll view: before it, in it, or behind it.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading
    case identity
    case bottomTrailing

    /// Whether the view is in the visible part.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 before the visible part, 0 in it, 1 behind it.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view's transition goes along with scrolling.
///
/// See [ScrollTransitionConfiguration](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration).
public struct ScrollTransitionConfiguration: Sendable {
    enum Pace: Sendable {
        case identity
        case animated(Animation)
        case interactive(UnitCurve)
    }

    let pace: Pace
    var threshold: Threshold

    /// Changes nothing.
    public static let identity = ScrollTransitionConfiguration(pace: .identity, threshold: .visible)
    /// Changes at once where half of the view is seen, with the default animation.
    public static let animated = animated(.default)
    /// Changes as far as the view is scrolled, by a curve that is slow at both ends.
    public static let interactive = interactive(timingCurve: .easeInOut)

    /// Changes at once where the view comes over the threshold, with an animation. Without a threshold of its own that is
    /// where half of the view is seen.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(pace: .animated(animation), threshold: .visible(0.5))
    }

    /// Changes as far as the view is scrolled, from where it is just hidden to where it comes over the threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(pace: .interactive(timingCurve), threshold: .visible)
    }

    /// The configuration with a threshold of its own.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// How far a view has to come into the scroll view to count as seen.
    public struct Threshold: Sendable {
        /// In points from where the view is just hidden, by the view's length and the scroll view's.
        let distance: @Sendable (_ length: CGFloat, _ container: CGFloat) -> CGFloat

        /// All of the view is seen.
        public static let visible = visible(1)
        /// The view is just hidden.
        public static let hidden = visible(0)

        /// The view's middle lies in the scroll view's.
        public static var centered: Threshold { Threshold { ($0 + $1) / 2 } }

        /// A share of the view is seen, or of the scroll view, where that is shorter.
        public static func visible(_ amount: Double) -> Threshold {
            let amount = min(max(amount, 0), 1)
            return Threshold { min($0, $1) * amount }
        }

        /// A threshold between two; 0 is this one, 1 the other.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold { [distance] in
                distance($0, $1) + (other.distance($0, $1) - distance($0, $1)) * amount
            }
        }

        /// Closer to the middle by a distance in points.
        public func inset(by distance: Double) -> Threshold {
            Threshold { [inner = self.distance] in inner($0, $1) + distance }
        }
    }
}
