// What the matrices' operators and properties do, by C's names.

/// The matrix whose columns are another's rows.
public func simd_transpose<Matrix: SIMDMatrix>(_ matrix: Matrix) -> Matrix.Transpose { matrix.transpose }
/// The matrix whose columns are another's rows.
public func matrix_transpose<Matrix: SIMDMatrix>(_ matrix: Matrix) -> Matrix.Transpose { matrix.transpose }

/// The determinant.
public func simd_determinant<Matrix: SIMDSquareMatrix>(_ matrix: Matrix) -> Matrix.Scalar { matrix.determinant }
/// The determinant.
public func matrix_determinant<Matrix: SIMDSquareMatrix>(_ matrix: Matrix) -> Matrix.Scalar { matrix.determinant }

/// The inverse. The elements aren't finite where the determinant is zero.
public func simd_inverse<Matrix: SIMDSquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.inverse }
/// The inverse. The elements aren't finite where the determinant is zero.
public func matrix_invert<Matrix: SIMDSquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.inverse }

/// The sum, element by element.
public func simd_add<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x + y }
/// The sum, element by element.
public func matrix_add<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x + y }
/// The difference, element by element.
public func simd_sub<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x - y }
/// The difference, element by element.
public func matrix_sub<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x - y }

/// The sum of two matrices, each times a number.
public func simd_linear_combination<Matrix: SIMDMatrix>(
    _ a: Matrix.Scalar, _ x: Matrix, _ b: Matrix.Scalar, _ y: Matrix
) -> Matrix { a * x + b * y }

/// The sum of two matrices, each times a number.
public func matrix_linear_combination<Matrix: SIMDMatrix>(
    _ a: Matrix.Scalar, _ x: Matrix, _ b: Matrix.Scalar, _ y: Matrix
) -> Matrix { a * x + b * y }

// MARK: Comparing

/// Whether all elements are equal.
public func simd_equal<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Bool { x == y }
/// Whether all elements are equal.
public func matrix_equal<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Bool { x == y }

/// Whether all elements differ by a tolerance at most.
public func simd_almost_equal_elements<Matrix: SIMDMatrix>(
    _ x: Matrix, _ y: Matrix, _ tolerance: Matrix.Scalar
) -> Bool {
    (0..<Matrix.Row.scalarCount).allSatisfy { reduce_max(abs(x[$0] - y[$0])) <= tolerance }
}

/// Whether all elements differ by a part of the first matrix's elements at most.
public func simd_almost_equal_elements_relative<Matrix: SIMDMatrix>(
    _ x: Matrix, _ y: Matrix, _ tolerance: Matrix.Scalar
) -> Bool {
    (0..<Matrix.Row.scalarCount).allSatisfy { column in
        let (given, difference) = (abs(x[column]), abs(x[column] - y[column]))
        return given.indices.allSatisfy { difference[$0] <= tolerance * given[$0] }
    }
}

/// Whether all elements differ by a tolerance at most.
public func matrix_almost_equal_elements<Matrix: SIMDMatrix>(
    _ x: Matrix, _ y: Matrix, _ tolerance: Matrix.Scalar
) -> Bool { simd_almost_equal_elements(x, y, tolerance) }

/// Whether all elements differ by a part of the first matrix's elements at most.
public func matrix_almost_equal_elements_relative<Matrix: SIMDMatrix>(
    _ x: Matrix, _ y: Matrix, _ tolerance: Matrix.Scalar
) -> Bool { simd_almost_equal_elements_relative(x, y, tolerance) }
