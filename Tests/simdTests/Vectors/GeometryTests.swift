import Foundation
import Testing
import simd

@Suite("Lengths and directions of vectors")
struct GeometryTests {
    @Test func `lengths and distances are those of Pythagoras`() {
        #expect(length(SIMD2<Float>(3, 4)) == 5)
        #expect(simd_length(simd_double3(1, 2, 2)) == 3)
        #expect(length_squared(SIMD4<Float>(1, 2, 3, 4)) == 30)
        #expect(distance(SIMD2<Double>(1, 1), [4, 5]) == 5)
        #expect(simd_distance_squared(SIMD2<Double>(1, 1), [4, 5]) == 25)
        #expect(norm_one(SIMD3<Float>(1, -2, 3)) == 6)
        #expect(norm_inf(SIMD3<Float>(1, -4, 3)) == 4)
        #expect(normalize(SIMD2<Double>(0, -7)) == [0, -1])
        #expect(simd_fast_normalize(SIMD3<Float>(2, 0, 0)) == [1, 0, 0])
    }

    @Test func `dot and cross products are those by hand`() {
        #expect(dot(SIMD3<Float>(1, 2, 3), [4, -5, 6]) == 12)
        #expect(simd_dot(SIMD4<Double>(1, 2, 3, 4), [1, 1, 1, 1]) == 10)
        #expect(cross(SIMD3<Float>(1, 0, 0), [0, 1, 0]) == [0, 0, 1])
        #expect(simd_cross(SIMD3<Double>(1, 2, 3), [4, 5, 6]) == [-3, 6, -3])
        #expect(cross(SIMD2<Float>(1, 2), [3, 4]) == [0, 0, -2])
        #expect(simd_orient(SIMD2<Double>(0, 0), [1, 0], [0, 1]) > 0)
    }

    @Test func `a part of a vector lies along another one`() {
        #expect(project(SIMD2<Double>(3, 4), [10, 0]) == [3, 0])
        #expect(simd_project(SIMD3<Float>(1, 2, 3), [0, 0, -2]) == [0, 0, 3])
    }

    @Test func `a vector is mirrored at a plane`() {
        #expect(reflect(SIMD2<Double>(1, -2), n: [0, 1]) == [1, 2])
        #expect(simd_reflect(SIMD3<Float>(1, 2, 3), [1, 0, 0]) == [-1, 2, 3])
    }

    @Test func `light is bent by Snell's law, and reflected where it can't leave`() {
        let incoming = SIMD2<Double>(sin(0.5), -cos(0.5))
        let bent = refract(incoming, n: [0, 1], eta: 1 / 1.5)
        #expect(abs(bent.x - sin(0.5) / 1.5) < 1e-12)
        #expect(abs(length(bent) - 1) < 1e-12)
        #expect(simd_refract(SIMD2<Double>(sin(1.2), -cos(1.2)), [0, 1], 1.5) == .zero)
    }
}
