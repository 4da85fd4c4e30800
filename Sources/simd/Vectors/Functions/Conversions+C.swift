// The elements of vectors as other numbers, by C's names.

/// Each element as `Float`.
public func simd_float(_ x: SIMD2<Float>) -> SIMD2<Float> { x }

/// Each element as `Float`.
public func simd_float(_ x: SIMD2<Double>) -> SIMD2<Float> { SIMD2<Float>(x) }

/// Each element as `Float`.
public func simd_float(_ x: SIMD2<Int32>) -> SIMD2<Float> { SIMD2<Float>(x) }

/// Each element as `Float`.
public func simd_float(_ x: SIMD2<UInt32>) -> SIMD2<Float> { SIMD2<Float>(x) }

/// Each element as `Float`.
public func simd_float(_ x: SIMD3<Float>) -> SIMD3<Float> { x }

/// Each element as `Float`.
public func simd_float(_ x: SIMD3<Double>) -> SIMD3<Float> { SIMD3<Float>(x) }

/// Each element as `Float`.
public func simd_float(_ x: SIMD3<Int32>) -> SIMD3<Float> { SIMD3<Float>(x) }

/// Each element as `Float`.
public func simd_float(_ x: SIMD3<UInt32>) -> SIMD3<Float> { SIMD3<Float>(x) }

/// Each element as `Float`.
public func simd_float(_ x: SIMD4<Float>) -> SIMD4<Float> { x }

/// Each element as `Float`.
public func simd_float(_ x: SIMD4<Double>) -> SIMD4<Float> { SIMD4<Float>(x) }

/// Each element as `Float`.
public func simd_float(_ x: SIMD4<Int32>) -> SIMD4<Float> { SIMD4<Float>(x) }

/// Each element as `Float`.
public func simd_float(_ x: SIMD4<UInt32>) -> SIMD4<Float> { SIMD4<Float>(x) }

/// Each element as `Double`.
public func simd_double(_ x: SIMD2<Float>) -> SIMD2<Double> { SIMD2<Double>(x) }

/// Each element as `Double`.
public func simd_double(_ x: SIMD2<Double>) -> SIMD2<Double> { x }

/// Each element as `Double`.
public func simd_double(_ x: SIMD2<Int32>) -> SIMD2<Double> { SIMD2<Double>(x) }

/// Each element as `Double`.
public func simd_double(_ x: SIMD2<UInt32>) -> SIMD2<Double> { SIMD2<Double>(x) }

/// Each element as `Double`.
public func simd_double(_ x: SIMD3<Float>) -> SIMD3<Double> { SIMD3<Double>(x) }

/// Each element as `Double`.
public func simd_double(_ x: SIMD3<Double>) -> SIMD3<Double> { x }

/// Each element as `Double`.
public func simd_double(_ x: SIMD3<Int32>) -> SIMD3<Double> { SIMD3<Double>(x) }

/// Each element as `Double`.
public func simd_double(_ x: SIMD3<UInt32>) -> SIMD3<Double> { SIMD3<Double>(x) }

/// Each element as `Double`.
public func simd_double(_ x: SIMD4<Float>) -> SIMD4<Double> { SIMD4<Double>(x) }

/// Each element as `Double`.
public func simd_double(_ x: SIMD4<Double>) -> SIMD4<Double> { x }

/// Each element as `Double`.
public func simd_double(_ x: SIMD4<Int32>) -> SIMD4<Double> { SIMD4<Double>(x) }

/// Each element as `Double`.
public func simd_double(_ x: SIMD4<UInt32>) -> SIMD4<Double> { SIMD4<Double>(x) }

/// Each element as `Int32`.
public func simd_int(_ x: SIMD2<Float>) -> SIMD2<Int32> { saturated(x) }

/// Each element as `Int32`.
public func simd_int(_ x: SIMD2<Double>) -> SIMD2<Int32> { saturated(x) }

/// Each element as `Int32`.
public func simd_int(_ x: SIMD2<Int32>) -> SIMD2<Int32> { x }

/// Each element as `Int32`.
public func simd_int(_ x: SIMD2<UInt32>) -> SIMD2<Int32> { SIMD2<Int32>(truncatingIfNeeded: x) }

/// Each element as `Int32`.
public func simd_int(_ x: SIMD3<Float>) -> SIMD3<Int32> { saturated(x) }

/// Each element as `Int32`.
public func simd_int(_ x: SIMD3<Double>) -> SIMD3<Int32> { saturated(x) }

/// Each element as `Int32`.
public func simd_int(_ x: SIMD3<Int32>) -> SIMD3<Int32> { x }

/// Each element as `Int32`.
public func simd_int(_ x: SIMD3<UInt32>) -> SIMD3<Int32> { SIMD3<Int32>(truncatingIfNeeded: x) }

/// Each element as `Int32`.
public func simd_int(_ x: SIMD4<Float>) -> SIMD4<Int32> { saturated(x) }

/// Each element as `Int32`.
public func simd_int(_ x: SIMD4<Double>) -> SIMD4<Int32> { saturated(x) }

/// Each element as `Int32`.
public func simd_int(_ x: SIMD4<Int32>) -> SIMD4<Int32> { x }

/// Each element as `Int32`.
public func simd_int(_ x: SIMD4<UInt32>) -> SIMD4<Int32> { SIMD4<Int32>(truncatingIfNeeded: x) }

/// Each element as `UInt32`.
public func simd_uint(_ x: SIMD2<Float>) -> SIMD2<UInt32> { saturated(x) }

/// Each element as `UInt32`.
public func simd_uint(_ x: SIMD2<Double>) -> SIMD2<UInt32> { saturated(x) }

/// Each element as `UInt32`.
public func simd_uint(_ x: SIMD2<Int32>) -> SIMD2<UInt32> { SIMD2<UInt32>(truncatingIfNeeded: x) }

/// Each element as `UInt32`.
public func simd_uint(_ x: SIMD2<UInt32>) -> SIMD2<UInt32> { x }

/// Each element as `UInt32`.
public func simd_uint(_ x: SIMD3<Float>) -> SIMD3<UInt32> { saturated(x) }

/// Each element as `UInt32`.
public func simd_uint(_ x: SIMD3<Double>) -> SIMD3<UInt32> { saturated(x) }

/// Each element as `UInt32`.
public func simd_uint(_ x: SIMD3<Int32>) -> SIMD3<UInt32> { SIMD3<UInt32>(truncatingIfNeeded: x) }

/// Each element as `UInt32`.
public func simd_uint(_ x: SIMD3<UInt32>) -> SIMD3<UInt32> { x }

/// Each element as `UInt32`.
public func simd_uint(_ x: SIMD4<Float>) -> SIMD4<UInt32> { saturated(x) }

/// Each element as `UInt32`.
public func simd_uint(_ x: SIMD4<Double>) -> SIMD4<UInt32> { saturated(x) }

/// Each element as `UInt32`.
public func simd_uint(_ x: SIMD4<Int32>) -> SIMD4<UInt32> { SIMD4<UInt32>(truncatingIfNeeded: x) }

/// Each element as `UInt32`.
public func simd_uint(_ x: SIMD4<UInt32>) -> SIMD4<UInt32> { x }

/// Each element as an integer, rounded towards zero; the nearest one where there is none, and zero for no number.
private func saturated<From: SIMD, To: SIMD>(_ x: From) -> To
where From.Scalar: BinaryFloatingPoint, To.Scalar: FixedWidthInteger {
    var values = To()
    for index in x.indices { values[index] = To.Scalar(saturating: Double(x[index])) }
    return values
}

extension FixedWidthInteger {
    /// An integer of at most 32 bits, rounded towards zero and within its bounds; zero for no number.
    fileprivate init(saturating value: Double) {
        let bounded = Swift.min(Swift.max(value.isNaN ? 0 : value, Double(Self.min)), Double(Self.max))
        self.init(bounded)
    }
}
