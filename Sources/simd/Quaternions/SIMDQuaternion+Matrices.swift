// Rotations as quaternions, and as the directions that the axes turn to.

extension SIMDQuaternion {
    /// Where the three axes turn to: the columns of the rotation's matrix.
    var axes: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>) {
        (act(SIMD3(1, 0, 0)), act(SIMD3(0, 1, 0)), act(SIMD3(0, 0, 1)))
    }

    /// The rotation that turns the axes to three directions, which are perpendicular and of length 1.
    init(axes x: SIMD3<Scalar>, _ y: SIMD3<Scalar>, _ z: SIMD3<Scalar>) {
        // Each is four times the product of the largest element with one of `vector`. See Shepperd, 1978.
        let real = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 1 + x.x + y.y + z.z)
        let first = SIMD4(1 + x.x - y.y - z.z, x.y + y.x, z.x + x.z, y.z - z.y)
        let second = SIMD4(x.y + y.x, 1 - x.x + y.y - z.z, y.z + z.y, z.x - x.z)
        let third = SIMD4(z.x + x.z, y.z + z.y, 1 - x.x - y.y + z.z, x.y - y.x)
        let largest = max(max(real.w, first.x), max(second.y, third.z))
        let products =
            largest == real.w ? real : largest == first.x ? first : largest == second.y ? second : third
        self.init(vector: normalize(products))
    }
}
