/// A quaternion of `Double`; at length 1 a rotation in space.
///
/// See [simd_quatd](https://developer.apple.com/documentation/simd/simd_quatd).
public struct simd_quatd: SIMDQuaternion {
    /// The imaginary elements, and then the real one.
    public var vector: SIMD4<Double>

    /// A quaternion of its imaginary elements, and then its real one.
    public init(vector: SIMD4<Double>) { self.vector = vector }

    /// A quaternion of zeros, which is no rotation.
    public init() { vector = .zero }

    /// The rotation of a matrix whose columns are perpendicular and of length 1.
    public init(_ rotationMatrix: simd_double3x3) {
        self.init(axes: rotationMatrix.columns.0, rotationMatrix.columns.1, rotationMatrix.columns.2)
    }

    /// The rotation in a matrix's upper left, whose columns are perpendicular and of length 1.
    public init(_ rotationMatrix: simd_double4x4) { self.init(simd_double3x3(upperLeftOf: rotationMatrix)) }
}

extension simd_double3x3 {
    /// The matrix of a rotation, which is a quaternion of length 1.
    public init(_ quaternion: simd_quatd) {
        let (x, y, z) = quaternion.axes
        self.init(x, y, z)
    }

    /// The first three elements of the first three columns.
    fileprivate init(upperLeftOf matrix: simd_double4x4) {
        let columns = matrix.columns
        self.init(simd_make_double3(columns.0), simd_make_double3(columns.1), simd_make_double3(columns.2))
    }
}

extension simd_double4x4 {
    /// The matrix of a rotation, which is a quaternion of length 1, for points and directions in space.
    public init(_ quaternion: simd_quatd) {
        let (x, y, z) = quaternion.axes
        self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
    }
}

/// The matrix of a rotation, which is a quaternion of length 1.
public func simd_matrix3x3(_ quaternion: simd_quatd) -> simd_double3x3 { simd_double3x3(quaternion) }

/// The matrix of a rotation, which is a quaternion of length 1, for points and directions in space.
public func simd_matrix4x4(_ quaternion: simd_quatd) -> simd_double4x4 { simd_double4x4(quaternion) }

// MARK: Making

/// A quaternion of its elements.
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
    simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}

/// A quaternion of its imaginary elements, and then its real one.
public func simd_quaternion(_ xyzr: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: xyzr) }

/// A rotation by an angle in radians about an axis of length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}

/// The shortest rotation of one direction to another, both of length 1.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
    simd_quatd(from: from, to: to)
}

/// The rotation of a matrix whose columns are perpendicular and of length 1.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }

/// The rotation in a matrix's upper left, whose columns are perpendicular and of length 1.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
