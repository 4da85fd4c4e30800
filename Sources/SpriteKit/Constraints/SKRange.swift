import CoreGraphics

/// From one number to another. See [SKRange](https://developer.apple.com/documentation/spritekit/skrange).
public final class SKRange: NSObject {
    public var lowerLimit: CGFloat
    public var upperLimit: CGFloat

    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
        lowerLimit = lower
        upperLimit = upper
        super.init()
    }

    public convenience init(lowerLimit lower: CGFloat) {
        self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
    }

    public convenience init(upperLimit upper: CGFloat) {
        self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
    }

    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }

    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }

    /// Any number.
    public class func withNoLimits() -> SKRange {
        SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
    }

    /// The number of the range that is nearest to one.
    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, lowerLimit), max(lowerLimit, upperLimit)) }
}
