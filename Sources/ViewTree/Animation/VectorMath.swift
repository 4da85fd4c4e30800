/// Arithmetic on a type's animatable part. It provides the operators of `Angle`, as in SwiftUI.
public protocol _VectorMath: Animatable {}

extension _VectorMath {
    /// The length of the animatable part, in its own units.
    public var magnitude: Double { animatableData.magnitudeSquared.squareRoot() }

    /// Negates the animatable part.
    public mutating func negate() { animatableData = .zero - animatableData }

    /// The negated value.
    public static prefix func - (operand: Self) -> Self {
        var result = operand
        result.negate()
        return result
    }

    /// Adds a value.
    public static func += (lhs: inout Self, rhs: Self) { lhs.animatableData += rhs.animatableData }
    /// Subtracts a value.
    public static func -= (lhs: inout Self, rhs: Self) { lhs.animatableData -= rhs.animatableData }
    /// Multiplies by a number.
    public static func *= (lhs: inout Self, rhs: Double) { lhs.animatableData.scale(by: rhs) }
    /// Divides by a number.
    public static func /= (lhs: inout Self, rhs: Double) { lhs *= 1 / rhs }

    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        result += rhs
        return result
    }

    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        result -= rhs
        return result
    }

    /// The product with a number.
    public static func * (lhs: Self, rhs: Double) -> Self {
        var result = lhs
        result *= rhs
        return result
    }

    /// The quotient by a number.
    public static func / (lhs: Self, rhs: Double) -> Self {
        var result = lhs
        result /= rhs
        return result
    }
}
