import Foundation

/// The position of a view in a scroll view: before the visible part, in it, or behind it.
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

/// How a view's transition follows scrolling.
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
    /// Changes when half of the view is visible, with the default animation.
    public static let animated = animated(.default)
    /// Changes continuously with scrolling, by a curve that is slow at both ends.
    public static let interactive = interactive(timingCurve: .easeInOut)

    /// Changes when the view passes the threshold, with an animation. By default that is when half of the view is
    /// visible.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(pace: .animated(animation), threshold: .visible(0.5))
    }

    /// Changes continuously with scrolling, from where the view is just hidden to where it passes the threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(pace: .interactive(timingCurve), threshold: .visible)
    }

    /// The configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// The distance by which a view has to enter the scroll view to count as visible.
    public struct Threshold: Sendable {
        /// Returns the distance from where the view is just hidden, in points, given the view's length and the scroll
        /// view's.
        let distance: @Sendable (_ length: CGFloat, _ container: CGFloat) -> CGFloat

        /// All of the view is visible.
        public static let visible = visible(1)
        /// The view is just hidden.
        public static let hidden = visible(0)

        /// The view's middle is at the scroll view's middle.
        public static var centered: Threshold { Threshold { ($0 + $1) / 2 } }

        /// A fraction of the view is visible, or of the scroll view if that is shorter.
        public static func visible(_ amount: Double) -> Threshold {
            let amount = min(max(amount, 0), 1)
            return Threshold { min($0, $1) * amount }
        }

        /// A threshold between this one, at an amount of 0, and another, at 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold { [distance] in
                distance($0, $1) + (other.distance($0, $1) - distance($0, $1)) * amount
            }
        }

        /// The threshold moved towards the middle by a distance in points.
        public func inset(by distance: Double) -> Threshold {
            Threshold { [inner = self.distance] in inner($0, $1) + distance }
        }
    }
}
