import Foundation

/// Values that are animated together, as many as there are.
///
/// See [AnimatableValues](https://developer.apple.com/documentation/swiftui/animatablevalues).
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    public var value: (repeat each Value)

    public init(_ value: repeat each Value) { self.value = (repeat each value) }

    public static var zero: Self { Self(repeat (each Value).zero) }
    public static func + (left: Self, right: Self) -> Self { Self(repeat each left.value + each right.value) }
    public static func - (left: Self, right: Self) -> Self { Self(repeat each left.value - each right.value) }

    public static func == (left: Self, right: Self) -> Bool {
        var isEqual = true
        for (left, right) in repeat (each left.value, each right.value) { isEqual = isEqual && left == right }
        return isEqual
    }

    public mutating func scale(by rhs: Double) { self = Self(repeat (each value).scaled(by: rhs)) }

    public var magnitudeSquared: Double {
        var sum = 0.0
        for value in repeat each value { sum += value.magnitudeSquared }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
