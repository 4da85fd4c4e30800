import Foundation
import Testing
import simd

@Suite("Functions of vectors' elements")
struct ElementTests {
    @Test func `magnitudes, bounds and signs go by elements`() {
        #expect(abs(SIMD3<Float>(-1, 0, 2)) == [1, 0, 2])
        #expect(abs(SIMD2<Int32>(-3, 4)) == [3, 4])
        #expect(abs(SIMD2<Int32>(.min, 0)) == [.min, 0])
        #expect(abs(SIMD2<Double>(-0.0, 1)).x.sign == .plus)
        #expect(min(SIMD2<Float>(1, 5), [2, 3]) == [1, 3])
        #expect(max(SIMD2<Float>(1, 5), 2) == [2, 5])
        #expect(max(SIMD2<UInt32>(1, 5), [2, 3]) == [2, 5])
        #expect(clamp(SIMD3<Double>(-1, 0.5, 2), min: 0, max: 1) == [0, 0.5, 1])
        #expect(simd_clamp(SIMD2<Int32>(-1, 9), [0, 0], [5, 5]) == [0, 5])
        #expect(sign(SIMD3<Float>(-7, 0, 3)) == [-1, 0, 1])
    }

    @Test func `a mix is between its ends`() {
        #expect(mix(SIMD2<Double>(0, 10), [4, 20], t: 0.25) == [1, 12.5])
        #expect(simd_mix(SIMD2<Double>(0, 10), [4, 20], [0, 1]) == [0, 20])
        #expect(simd_mix(Float(2), 4, 0.5) == 3)
    }

    @Test func `steps are sharp or smooth`() {
        #expect(step(SIMD3<Float>(0, 1, 2), edge: [1, 1, 1]) == [0, 1, 1])
        #expect(smoothstep(SIMD3<Double>(-1, 0.5, 3), edge0: .zero, edge1: [1, 1, 1]) == [0, 0.5, 1])
        #expect(simd_smoothstep(0, 1, 0.25) == 0.15625)
        #expect(simd_step(1, 0.5) == 0)
    }

    @Test func `fractions are below 1`() {
        #expect(fract(SIMD2<Double>(2.25, -0.25)) == [0.25, 0.75])
        #expect(fract(-Float.leastNormalMagnitude) < 1)
        #expect(simd_fract(SIMD2<Float>(-.leastNormalMagnitude, 0)).x < 1)
    }

    @Test func `reciprocals are one divided by the elements, or by their roots`() {
        #expect(recip(SIMD2<Double>(2, 4)) == [0.5, 0.25])
        #expect(rsqrt(SIMD2<Double>(4, 16)) == [0.5, 0.25])
    }

    @Test func `reductions are of all elements`() {
        #expect(reduce_add(SIMD4<Float>(1, 2, 3, 4)) == 10)
        #expect(simd_reduce_min(SIMD3<Int32>(3, -1, 2)) == -1)
        #expect(reduce_max(SIMD3<Double>(3, -1, 2)) == 3)
        #expect(reduce_add(SIMD2<Int32>(.max, 1)) == .min)
    }

    @Test func `elements are rounded, and have mathematics`() {
        #expect(floor(SIMD2<Double>(1.5, -1.5)) == [1, -2])
        #expect(ceil(SIMD2<Double>(1.5, -1.5)) == [2, -1])
        #expect(trunc(SIMD2<Float>(1.5, -1.5)) == [1, -1])
        #expect(round(SIMD3<Float>(2.5, -2.5, 0.4)) == [3, -3, 0])
        #expect(rint(SIMD2<Double>(2.5, 3.5)) == [2, 4])
        #expect(sqrt(SIMD2<Double>(4, 9)) == [2, 3])
        #expect(distance(sin(SIMD2<Double>(0, .pi / 2)), [0, 1]) < 1e-12)
        #expect(pow(SIMD2<Float>(2, 3), [3, 2]) == [8, 9])
        #expect(atan2(SIMD2<Double>(0, 1), [1, 0]) == [0, .pi / 2])
    }

    @Test func `masks are negative where they are true`() {
        #expect(simd_all(SIMD2<Int32>(-1, -1)) && !simd_all(SIMD2<Int32>(-1, 0)))
        #expect(simd_any(SIMD2<Int32>(-1, 0)) && !simd_any(SIMD2<Int32>(0, 1)))
        #expect(simd_select(SIMD2<Float>(1, 2), [3, 4], [0, -1]) == [1, 4])
    }
}
