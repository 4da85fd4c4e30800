import Testing
import simd

@Suite("Matrices of simd")
struct MatrixTests {
    @Test func `a matrix is made of columns, rows, a diagonal or a number`() {
        let matrix = simd_float2x3(columns: ([1, 2, 3], [4, 5, 6]))
        #expect(matrix == simd_float2x3([1, 2, 3], [4, 5, 6]))
        #expect(matrix == simd_float2x3([[1, 2, 3], [4, 5, 6]]))
        #expect(matrix == simd_float2x3(rows: [[1, 4], [2, 5], [3, 6]]))
        #expect(matrix == simd_matrix([1, 2, 3], [4, 5, 6]))
        #expect(matrix == simd_matrix_from_rows([1, 4], [2, 5], [3, 6]))
        #expect(float3x2(diagonal: [7, 8]) == float3x2([7, 0], [0, 8], [0, 0]))
        #expect(double3x3(2) == double3x3([2, 0, 0], [0, 2, 0], [0, 0, 2]))
        #expect(simd_diagonal_matrix([1, 1, 1, 1] as SIMD4<Double>) == matrix_identity_double4x4)
        #expect(matrix_double4x2() == simd_double4x2(.zero, .zero, .zero, .zero))
    }

    @Test func `subscripts are columns, and then rows`() {
        var matrix = simd_double3x2([1, 2], [3, 4], [5, 6])
        #expect(matrix[2] == [5, 6])
        #expect(matrix[1, 0] == 3)
        #expect(matrix[1][1] == 4)
        matrix[0] = [7, 8]
        matrix[2, 1] = 9
        matrix[1][0] += 10
        #expect(matrix == simd_double3x2([7, 8], [13, 4], [5, 9]))
    }

    @Test func `a transpose has the rows as columns`() {
        let matrix = simd_float4x2([1, 2], [3, 4], [5, 6], [7, 8])
        let turned: simd_float2x4 = matrix.transpose
        #expect(turned == simd_float2x4([1, 3, 5, 7], [2, 4, 6, 8]))
        #expect(simd_transpose(turned) == matrix)
        #expect(matrix_transpose(simd_double2x2([1, 2], [3, 4])) == simd_double2x2([1, 3], [2, 4]))
    }

    @Test func `sums, differences and multiples go by elements`() {
        let (a, b) = (simd_float2x2([1, 2], [3, 4]), simd_float2x2([5, 6], [7, 9]))
        #expect(a + b == simd_float2x2([6, 8], [10, 13]))
        #expect(b - a == simd_float2x2([4, 4], [4, 5]))
        #expect(-a == simd_float2x2([-1, -2], [-3, -4]))
        #expect(2 * a == a * 2)
        #expect(simd_mul(2, a) == a + a)
        #expect(simd_linear_combination(2, a, -1, b) == simd_float2x2([-3, -2], [-1, -1]))
        var sum = a
        sum += b
        sum -= a
        sum *= 3
        #expect(sum == matrix_scale(3, b))
    }

    @Test func `a matrix describes its columns`() {
        #expect("\(simd_float2x2([1, 2], [3, 4.5]))" == "simd_float2x2([[1.0, 2.0], [3.0, 4.5]])")
    }

    @Test func `matrices are almost equal within a tolerance`() {
        let (a, b) = (simd_double2x2([1, 2], [3, 100]), simd_double2x2([1, 2], [3, 101]))
        #expect(simd_almost_equal_elements(a, b, 1))
        #expect(!simd_almost_equal_elements(a, b, 0.5))
        #expect(simd_almost_equal_elements_relative(a, b, 0.01))
        #expect(!simd_almost_equal_elements_relative(a, b, 0.001))
        #expect(simd_equal(a, a) && !matrix_equal(a, b))
    }
}
