import Foundation

/// Any number of values that are animated together.
///
/// See [AnimatableValues](https://developer.apple.com/documentation/swiftui/animatablevalues).
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The values.
    public var value: (repeat each Value)

    /// Values that are animated together.
    public init(_ value: repeat each Value) { self.value = (repeat each value) }

    /// Zero in every part.
    public static var zero: Self { Self(repeat (each Value).zero) }
    /// The sum, part by part.
    public static func + (left: Self, right: Self) -> Self { Self(repeat each left.value + each right.value) }
    /// The difference, part by part.
    public static func - (left: Self, right: Self) -> Self { Self(repeat each left.value - each right.value) }

    /// Whether all values are equal.
    public static func == (left: Self, right: Self) -> Bool {
        var isEqual = true
        for (left, right) in repeat (each left.value, each right.value) { isEqual = isEqual && left == right }
        return isEqual
    }

    /// Multiplies by a number.
    public mutating func scale(by rhs: Double) { self = Self(repeat (each value).scaled(by: rhs)) }

    /// The sum of the parts' squares.
    public var magnitudeSquared: Double {
        var sum = 0.0
        for value in repeat each value { sum += value.magnitudeSquared }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
