import Testing
import simd

@Suite("Inverses of simd's matrices")
struct InverseTests {
    @Test func `determinants are those by hand`() {
        #expect(simd_double2x2([1, 2], [3, 4]).determinant == -2)
        #expect(simd_determinant(simd_float3x3([2, 0, 1], [1, 3, 2], [1, 1, 4])) == 18)
        #expect(simd_double4x4(diagonal: [1, 2, 3, 4]).determinant == 24)
        #expect(matrix_determinant(simd_double4x4([0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])) == -1)
        #expect(simd_double4x4([1, 0, 2, 0], [0, 3, 0, 4], [5, 0, 6, 0], [0, 7, 0, 8]).determinant == 16)
    }

    @Test func `the determinant of a product is the product of the determinants`() {
        for _ in 0..<20 {
            let (a, b): (simd_double4x4, simd_double4x4) = (Self.random(), Self.random())
            let (product, expected) = ((a * b).determinant, a.determinant * b.determinant)
            #expect(abs(product - expected) < 1e-9 * (1 + abs(expected)))
        }
    }

    @Test func `a matrix times its inverse is the identity`() {
        for _ in 0..<20 {
            let (a, b, c): (simd_double2x2, simd_double3x3, simd_double4x4) = (
                Self.random(), Self.random(), Self.random()
            )
            #expect(simd_almost_equal_elements(a * a.inverse, matrix_identity_double2x2, 1e-9))
            #expect(simd_almost_equal_elements(simd_inverse(b) * b, matrix_identity_double3x3, 1e-9))
            #expect(simd_almost_equal_elements(c * matrix_invert(c), matrix_identity_double4x4, 1e-9))
        }
    }

    @Test func `the inverse of a move and a scale moves and scales back`() {
        let matrix = simd_float4x4([2, 0, 0, 0], [0, 4, 0, 0], [0, 0, 8, 0], [2, 4, 8, 1])
        #expect(matrix.inverse == simd_float4x4([0.5, 0, 0, 0], [0, 0.25, 0, 0], [0, 0, 0.125, 0], [-1, -1, -1, 1]))
    }

    @Test func `a matrix without an inverse gives no finite elements`() {
        let inverse = simd_float2x2([1, 2], [2, 4]).inverse
        #expect((0..<2).allSatisfy { column in (0..<2).allSatisfy { !inverse[column, $0].isFinite } })
    }

    /// A matrix whose columns are far from lying in a plane.
    private static func random<Matrix: SIMDSquareMatrix>() -> Matrix where Matrix.Scalar == Double {
        var matrix = Matrix(6)
        for column in 0..<Matrix.Row.scalarCount {
            for row in 0..<Matrix.Row.scalarCount { matrix[column, row] += .random(in: -1...1) }
        }
        return matrix
    }
}
