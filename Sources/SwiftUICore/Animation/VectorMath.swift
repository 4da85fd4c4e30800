/// Arithmetic of a type by its animatable part. `Angle` has its operators from here, as Apple's has.
public protocol _VectorMath: Animatable {}

extension _VectorMath {
    /// The length of the animatable part, in the unit that the type animates in.
    public var magnitude: Double { animatableData.magnitudeSquared.squareRoot() }

    public mutating func negate() { animatableData = .zero - animatableData }

    public static prefix func - (operand: Self) -> Self {
        var result = operand
        result.negate()
        return result
    }

    public static func += (lhs: inout Self, rhs: Self) { lhs.animatableData += rhs.animatableData }
    public static func -= (lhs: inout Self, rhs: Self) { lhs.animatableData -= rhs.animatableData }
    public static func *= (lhs: inout Self, rhs: Double) { lhs.animatableData.scale(by: rhs) }
    public static func /= (lhs: inout Self, rhs: Double) { lhs *= 1 / rhs }

    public static func + (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        result += rhs
        return result
    }

    public static func - (lhs: Self, rhs: Self) -> Self {
        var result = lhs
        result -= rhs
        return result
    }

    public static func * (lhs: Self, rhs: Double) -> Self {
        var result = lhs
        result *= rhs
        return result
    }

    public static func / (lhs: Self, rhs: Double) -> Self {
        var result = lhs
        result /= rhs
        return result
    }
}
