import CoreGraphics

/// Compares two values except for rounding errors.
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
