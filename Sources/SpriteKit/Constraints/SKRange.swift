import CoreGraphics

/// A range of numbers. See [SKRange](https://developer.apple.com/documentation/spritekit/skrange).
public final class SKRange: NSObject {
    /// The smallest number of the range.
    public var lowerLimit: CGFloat
    /// The largest number of the range. A value below `lowerLimit` counts as `lowerLimit`.
    public var upperLimit: CGFloat

    /// The numbers between two limits, and the limits.
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
        lowerLimit = lower
        upperLimit = upper
        super.init()
    }

    /// The numbers from a limit upwards.
    public convenience init(lowerLimit lower: CGFloat) {
        self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
    }

    /// The numbers up to a limit.
    public convenience init(upperLimit upper: CGFloat) {
        self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
    }

    /// One number only.
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }

    /// The numbers that are no further from a value than the variance.
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }

    /// A range that every number is in.
    public class func withNoLimits() -> SKRange {
        SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
    }

    /// The number in the range that is nearest to a value.
    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, lowerLimit), max(lowerLimit, upperLimit)) }
}
