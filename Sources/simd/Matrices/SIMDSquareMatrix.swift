/// A matrix as wide as high. Kissa's own; use the matrices' names in an app's code.
public protocol SIMDSquareMatrix: SIMDMatrix where Row == Column {
    /// The determinant.
    var determinant: Scalar { get }
    /// The inverse. The elements aren't finite where the determinant is zero.
    var inverse: Self { get }
}

extension SIMDSquareMatrix where Column == SIMD2<Scalar> {
    /// The determinant.
    public var determinant: Scalar { minor(self[0], self[1], 0, 1) }

    /// The inverse. The elements aren't finite where the determinant is zero.
    public var inverse: Self {
        let (a, b) = (self[0], self[1])
        return Self([Column(b.y, -a.y) / determinant, Column(-b.x, a.x) / determinant])
    }
}

extension SIMDSquareMatrix where Column == SIMD3<Scalar> {
    /// The determinant.
    public var determinant: Scalar { dot(self[0], cross(self[1], self[2])) }

    /// The inverse. The elements aren't finite where the determinant is zero.
    public var inverse: Self {
        let (a, b, c) = (self[0], self[1], self[2])
        return Self(rows: [cross(b, c), cross(c, a), cross(a, b)].map { $0 / determinant })
    }
}

extension SIMDSquareMatrix where Column == SIMD4<Scalar> {
    /// The determinant.
    public var determinant: Scalar { dot(self[0], crossed(self[1], self[2], self[3])) }

    /// The inverse. The elements aren't finite where the determinant is zero.
    public var inverse: Self {
        let (a, b, c, d) = (self[0], self[1], self[2], self[3])
        // Each row is perpendicular to three columns. Its sign makes the product with the fourth one the determinant.
        let rows = [crossed(b, c, d), -crossed(a, c, d), crossed(a, b, d), -crossed(a, b, c)]
        return Self(rows: rows.map { $0 / dot(a, rows[0]) })
    }
}

/// The determinant of two columns' elements in two rows.
private func minor<Vector: SIMD>(_ a: Vector, _ b: Vector, _ upper: Int, _ lower: Int) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { a[upper] * b[lower] - a[lower] * b[upper] }

/// The vector whose dot product with any fourth one is the determinant of that one and these three.
private func crossed<Scalar: BinaryFloatingPoint>(
    _ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>, _ c: SIMD4<Scalar>
) -> SIMD4<Scalar> {
    /// The determinant of three rows.
    func minor3(_ rows: SIMD3<Int>) -> Scalar {
        let first = a[rows.x] * minor(b, c, rows.y, rows.z)
        return first - a[rows.y] * minor(b, c, rows.x, rows.z) + a[rows.z] * minor(b, c, rows.x, rows.y)
    }
    return SIMD4(
        minor3(SIMD3(1, 2, 3)), -minor3(SIMD3(0, 2, 3)), minor3(SIMD3(0, 1, 3)), -minor3(SIMD3(0, 1, 2)))
}
