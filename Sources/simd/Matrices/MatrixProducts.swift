// Products of matrices, vectors and numbers, by C's names.

/// The matrix with each element multiplied.
public func simd_mul<Matrix: SIMDMatrix>(_ a: Matrix.Scalar, _ x: Matrix) -> Matrix { a * x }

/// The product of a matrix and a column.
public func simd_mul<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix.Row) -> Matrix.Column { x * y }

/// The product of a row and a matrix.
public func simd_mul<Matrix: SIMDMatrix>(_ x: Matrix.Column, _ y: Matrix) -> Matrix.Row { x * y }

/// The product of a matrix and one of two columns, which is as high as the first is wide.
public func simd_mul<Left: SIMDMatrix, Right: SIMDMatrix>(_ x: Left, _ y: Right) -> Left.Columns2
where Right.Column == Left.Row, Right.Row == SIMD2<Left.Scalar> { x * y }

/// The product of a matrix and one of three columns, which is as high as the first is wide.
public func simd_mul<Left: SIMDMatrix, Right: SIMDMatrix>(_ x: Left, _ y: Right) -> Left.Columns3
where Right.Column == Left.Row, Right.Row == SIMD3<Left.Scalar> { x * y }

/// The product of a matrix and one of four columns, which is as high as the first is wide.
public func simd_mul<Left: SIMDMatrix, Right: SIMDMatrix>(_ x: Left, _ y: Right) -> Left.Columns4
where Right.Column == Left.Row, Right.Row == SIMD4<Left.Scalar> { x * y }

/// The matrix with each element multiplied.
public func matrix_multiply<Matrix: SIMDMatrix>(_ a: Matrix.Scalar, _ x: Matrix) -> Matrix { a * x }

/// The product of a matrix and a column.
public func matrix_multiply<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix.Row) -> Matrix.Column { x * y }

/// The product of a row and a matrix.
public func matrix_multiply<Matrix: SIMDMatrix>(_ x: Matrix.Column, _ y: Matrix) -> Matrix.Row { x * y }

/// The product of a matrix and one of two columns, which is as high as the first is wide.
public func matrix_multiply<Left: SIMDMatrix, Right: SIMDMatrix>(_ x: Left, _ y: Right) -> Left.Columns2
where Right.Column == Left.Row, Right.Row == SIMD2<Left.Scalar> { x * y }

/// The product of a matrix and one of three columns, which is as high as the first is wide.
public func matrix_multiply<Left: SIMDMatrix, Right: SIMDMatrix>(_ x: Left, _ y: Right) -> Left.Columns3
where Right.Column == Left.Row, Right.Row == SIMD3<Left.Scalar> { x * y }

/// The product of a matrix and one of four columns, which is as high as the first is wide.
public func matrix_multiply<Left: SIMDMatrix, Right: SIMDMatrix>(_ x: Left, _ y: Right) -> Left.Columns4
where Right.Column == Left.Row, Right.Row == SIMD4<Left.Scalar> { x * y }

/// The matrix with each element multiplied.
public func matrix_scale<Matrix: SIMDMatrix>(_ a: Matrix.Scalar, _ x: Matrix) -> Matrix { a * x }
