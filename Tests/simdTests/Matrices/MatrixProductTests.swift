import Testing
import simd

@Suite("Products of simd's matrices")
struct MatrixProductTests {
    /// A matrix of small whole numbers, so that products are exact.
    private static func random<Matrix: SIMDMatrix>(_ generator: inout SystemRandomNumberGenerator) -> Matrix {
        var matrix = Matrix()
        for column in 0..<Matrix.Row.scalarCount {
            for row in 0..<Matrix.Column.scalarCount {
                matrix[column, row] = Matrix.Scalar(Int.random(in: -9...9, using: &generator))
            }
        }
        return matrix
    }

    /// Whether a product is the sum of the elements' products, in a loop over them.
    private static func isProduct<Left: SIMDMatrix, Right: SIMDMatrix, Product: SIMDMatrix>(
        _ product: Product, _ left: Left, _ right: Right
    ) -> Bool where Left.Scalar == Product.Scalar, Right.Scalar == Product.Scalar {
        (0..<Right.Row.scalarCount).allSatisfy { column in
            (0..<Left.Column.scalarCount).allSatisfy { row in
                let sum = (0..<Left.Row.scalarCount).reduce(0) { $0 + left[$1, row] * right[column, $1] }
                return product[column, row] == sum
            }
        }
    }

    @Test func `products of all shapes are those of a loop over elements`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20 {
            let (a, b): (simd_float2x3, simd_float4x2) = (Self.random(&generator), Self.random(&generator))
            let product: simd_float4x3 = a * b
            #expect(Self.isProduct(product, a, b))
            #expect(matrix_multiply(a, b) == product)
            let (c, d): (simd_double3x4, simd_double2x3) = (Self.random(&generator), Self.random(&generator))
            let narrow: simd_double2x4 = simd_mul(c, d)
            #expect(Self.isProduct(narrow, c, d))
            let (e, f): (simd_double4x2, simd_double3x4) = (Self.random(&generator), Self.random(&generator))
            let flat: simd_double3x2 = e * f
            #expect(Self.isProduct(flat, e, f))
            let (g, h): (simd_float4x4, simd_float4x4) = (Self.random(&generator), Self.random(&generator))
            #expect(Self.isProduct(g * h, g, h))
            let (i, j): (simd_float3x3, simd_float3x3) = (Self.random(&generator), Self.random(&generator))
            #expect(Self.isProduct(i * j, i, j))
        }
    }

    @Test func `a vector is a column to the right, and a row to the left`() {
        let matrix = simd_float2x3([1, 2, 3], [4, 5, 6])
        #expect(matrix * [1, 10] == [41, 52, 63])
        #expect([1, 10, 100] * matrix == [321, 654])
        #expect(simd_mul(matrix, [1, 10]) == [41, 52, 63])
        #expect(matrix_multiply([1, 10, 100], matrix) == [321, 654])
    }

    @Test func `a product with the identity changes nothing, and a move moves points only`() {
        var move = matrix_identity_float4x4
        move.columns.3 = [5, 6, 7, 1]
        #expect(move * matrix_identity_float4x4 == move)
        #expect(move * [1, 1, 1, 1] == [6, 7, 8, 1])
        #expect(move * [1, 1, 1, 0] == [1, 1, 1, 0])
        var twice = move
        twice *= move
        #expect(twice.columns.3 == [10, 12, 14, 1])
    }
}
