/// A quaternion of `Float`; at length 1 a rotation in space.
///
/// See [simd_quatf](https://developer.apple.com/documentation/simd/simd_quatf).
public struct simd_quatf: SIMDQuaternion {
    /// The imaginary elements, and then the real one.
    public var vector: SIMD4<Float>

    /// A quaternion of its imaginary elements, and then its real one.
    public init(vector: SIMD4<Float>) { self.vector = vector }

    /// A quaternion of zeros, which is no rotation.
    public init() { vector = .zero }

    /// The rotation of a matrix whose columns are perpendicular and of length 1.
    public init(_ rotationMatrix: simd_float3x3) {
        self.init(axes: rotationMatrix.columns.0, rotationMatrix.columns.1, rotationMatrix.columns.2)
    }

    /// The rotation in a matrix's upper left, whose columns are perpendicular and of length 1.
    public init(_ rotationMatrix: simd_float4x4) { self.init(simd_float3x3(upperLeftOf: rotationMatrix)) }
}

extension simd_float3x3 {
    /// The matrix of a rotation, which is a quaternion of length 1.
    public init(_ quaternion: simd_quatf) {
        let (x, y, z) = quaternion.axes
        self.init(x, y, z)
    }

    /// The first three elements of the first three columns.
    fileprivate init(upperLeftOf matrix: simd_float4x4) {
        let columns = matrix.columns
        self.init(simd_make_float3(columns.0), simd_make_float3(columns.1), simd_make_float3(columns.2))
    }
}

extension simd_float4x4 {
    /// The matrix of a rotation, which is a quaternion of length 1, for points and directions in space.
    public init(_ quaternion: simd_quatf) {
        let (x, y, z) = quaternion.axes
        self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
    }
}

/// The matrix of a rotation, which is a quaternion of length 1.
public func simd_matrix3x3(_ quaternion: simd_quatf) -> simd_float3x3 { simd_float3x3(quaternion) }

/// The matrix of a rotation, which is a quaternion of length 1, for points and directions in space.
public func simd_matrix4x4(_ quaternion: simd_quatf) -> simd_float4x4 { simd_float4x4(quaternion) }

// MARK: Making

/// A quaternion of its elements.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}

/// A quaternion of its imaginary elements, and then its real one.
public func simd_quaternion(_ xyzr: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: xyzr) }

/// A rotation by an angle in radians about an axis of length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
    simd_quatf(angle: angle, axis: axis)
}

/// The shortest rotation of one direction to another, both of length 1.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }

/// The rotation of a matrix whose columns are perpendicular and of length 1.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }

/// The rotation in a matrix's upper left, whose columns are perpendicular and of length 1.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
