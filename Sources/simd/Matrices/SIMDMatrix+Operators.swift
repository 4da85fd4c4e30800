// Sums and products of matrices, vectors and numbers.

extension SIMDMatrix {
    /// Whether all elements are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        (0..<Row.scalarCount).allSatisfy { lhs[$0] == rhs[$0] }
    }

    // MARK: Sums

    /// The sum, element by element.
    public static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, +) }
    /// The difference, element by element.
    public static func - (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, -) }
    /// The matrix with its signs changed.
    public static prefix func - (matrix: Self) -> Self { matrix.mapColumns { 0 - $0 } }
    /// Adds another matrix.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts another matrix.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    // MARK: Products

    /// The matrix with each element multiplied.
    public static func * (lhs: Scalar, rhs: Self) -> Self { rhs.mapColumns { lhs * $0 } }
    /// The matrix with each element multiplied.
    public static func * (lhs: Self, rhs: Scalar) -> Self { lhs.mapColumns { $0 * rhs } }
    /// Multiplies each element.
    public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }

    /// The product with a column to the right.
    public static func * (lhs: Self, rhs: Row) -> Column { lhs.combination(rhs) }

    /// The product with a row to the left.
    public static func * (lhs: Column, rhs: Self) -> Row {
        var product = Row()
        for index in 0..<Row.scalarCount { product[index] = dot(lhs, rhs[index]) }
        return product
    }

    /// The product with a matrix of two columns, which is as high as this is wide.
    public static func * <Right: SIMDMatrix>(lhs: Self, rhs: Right) -> Columns2
    where Right.Column == Row, Right.Row == SIMD2<Scalar> { lhs.product(rhs) }

    /// The product with a matrix of three columns, which is as high as this is wide.
    public static func * <Right: SIMDMatrix>(lhs: Self, rhs: Right) -> Columns3
    where Right.Column == Row, Right.Row == SIMD3<Scalar> { lhs.product(rhs) }

    /// The product with a matrix of four columns, which is as high as this is wide.
    public static func * <Right: SIMDMatrix>(lhs: Self, rhs: Right) -> Columns4
    where Right.Column == Row, Right.Row == SIMD4<Scalar> { lhs.product(rhs) }

    /// Each column of the right matrix, multiplied by the left one.
    func product<Right: SIMDMatrix, Product: SIMDMatrix>(_ right: Right) -> Product
    where Right.Column == Row, Product.Column == Column, Product.Row == Right.Row {
        var product = Product()
        for index in 0..<Right.Row.scalarCount { product[index] = combination(right[index]) }
        return product
    }
}

extension SIMDSquareMatrix {
    /// Multiplies by a matrix to the right.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs.product(rhs) }
}
