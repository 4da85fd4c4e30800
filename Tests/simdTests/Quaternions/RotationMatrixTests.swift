import Testing
import simd

@Suite("Rotations as matrices and quaternions")
struct RotationMatrixTests {
    /// A rotation, of length 1.
    private static func random() -> simd_quatd {
        let vector = SIMD4<Double>.random(in: -1...1)
        return simd_quatd(vector: vector).normalized
    }

    @Test func `a rotation and its matrix turn vectors the same way`() {
        for _ in 0..<50 {
            let (turn, vector) = (Self.random(), SIMD3<Double>.random(in: -1...1))
            #expect(distance(simd_double3x3(turn) * vector, turn.act(vector)) < 1e-12)
            #expect(distance(simd_matrix4x4(turn) * SIMD4(vector, 1), SIMD4(turn.act(vector), 1)) < 1e-12)
        }
    }

    @Test func `a rotation's matrix gives the rotation again`() {
        for _ in 0..<50 {
            let turn = Self.random()
            for again in [simd_quatd(simd_double3x3(turn)), simd_quatd(simd_double4x4(turn))] {
                #expect(abs(abs(simd_dot(again, turn)) - 1) < 1e-12)
            }
        }
    }

    @Test(arguments: [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0.6, 0.8, 0], [0, 0.6, -0.8]] as [SIMD3<Float>])
    func `half a turn's matrix gives half a turn about the axis`(axis: SIMD3<Float>) {
        let turn = simd_quatf(simd_float3x3(simd_quatf(angle: .pi, axis: axis)))
        #expect(abs(abs(dot(turn.imag, axis)) - 1) < 1e-6)
        #expect(abs(turn.real) < 1e-6)
    }

    @Test func `the matrix of a quarter turn is exact but for rounding`() {
        let quarter = simd_float3x3(simd_quatf(angle: .pi / 2, axis: [0, 0, 1]))
        #expect(simd_almost_equal_elements(quarter, simd_float3x3([0, 1, 0], [-1, 0, 0], [0, 0, 1]), 1e-6))
    }
}
