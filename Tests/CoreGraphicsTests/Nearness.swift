import CoreGraphics

/// Rounding aside, whether two values are the same.
protocol NearlyEqual {
    func isNear(_ other: Self, within tolerance: CGFloat) -> Bool
}

extension NearlyEqual {
    func isNear(_ other: Self) -> Bool { isNear(other, within: 1e-9) }
}

extension CGFloat: NearlyEqual {
    func isNear(_ other: CGFloat, within tolerance: CGFloat) -> Bool { (self - other).magnitude <= tolerance }
}

extension CGPoint: NearlyEqual {
    func isNear(_ other: CGPoint, within tolerance: CGFloat) -> Bool {
        x.isNear(other.x, within: tolerance) && y.isNear(other.y, within: tolerance)
    }
}

extension CGRect: NearlyEqual {
    func isNear(_ other: CGRect, within tolerance: CGFloat) -> Bool {
        origin.isNear(other.origin, within: tolerance) && width.isNear(other.width, within: tolerance)
            && height.isNear(other.height, within: tolerance)
    }
}

extension CGAffineTransform: NearlyEqual {
    func isNear(_ other: CGAffineTransform, within tolerance: CGFloat) -> Bool {
        zip([a, b, c, d, tx, ty], [other.a, other.b, other.c, other.d, other.tx, other.ty])
            .allSatisfy { $0.isNear($1, within: tolerance) }
    }
}

/// The same numbers on every run, from a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
