/// A matrix of four columns and four rows of `Double`.
///
/// See [simd_double4x4](https://developer.apple.com/documentation/simd/simd_double4x4).
public struct simd_double4x4: SIMDSquareMatrix {
    /// A column, as long as a matrix is high.
    public typealias Column = SIMD4<Double>
    /// A row, as long as a matrix is wide.
    public typealias Row = SIMD4<Double>
    /// The type of the transpose.
    public typealias Transpose = simd_double4x4
    /// A matrix as high as this, of two columns.
    public typealias Columns2 = simd_double2x4
    /// A matrix as high as this, of three columns.
    public typealias Columns3 = simd_double3x4
    /// A matrix as high as this, of four columns.
    public typealias Columns4 = simd_double4x4

    /// The columns, from left to right.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// A matrix of its columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }

    /// A matrix of its columns.
    public init(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>) {
        columns = (col0, col1, col2, col3)
    }

    /// A matrix of its diagonal, with zeros elsewhere.
    public init(diagonal: SIMD4<Double>) {
        self.init()
        columns.0.x = diagonal.x
        columns.1.y = diagonal.y
        columns.2.z = diagonal.z
        columns.3.w = diagonal.w
    }

    /// A matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }

    /// A column. An index that isn't one of a column is a programmer's error.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("a matrix of four columns has none at \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("a matrix of four columns has none at \(column)")
            }
        }
    }

    /// The sum of the columns, each times an element of a vector.
    public func combination(_ vector: SIMD4<Double>) -> SIMD4<Double> {
        columns.0 * vector.x + columns.1 * vector.y + columns.2 * vector.z + columns.3 * vector.w
    }
}

/// `simd_double4x4` by another name.
public typealias double4x4 = simd_double4x4
/// `simd_double4x4` by an older name.
public typealias matrix_double4x4 = simd_double4x4

/// A matrix of its columns.
public func simd_matrix(
    _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
) -> simd_double4x4 { simd_double4x4(col0, col1, col2, col3) }

/// A matrix of its columns.
public func matrix_from_columns(
    _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
) -> simd_double4x4 { simd_double4x4(col0, col1, col2, col3) }

/// A matrix of its rows.
public func simd_matrix_from_rows(
    _ row0: SIMD4<Double>, _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>
) -> simd_double4x4 { simd_double4x4(rows: [row0, row1, row2, row3]) }

/// A matrix of its rows.
public func matrix_from_rows(
    _ row0: SIMD4<Double>, _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>
) -> simd_double4x4 { simd_double4x4(rows: [row0, row1, row2, row3]) }

/// The matrix of a diagonal, with zeros elsewhere.
public func simd_diagonal_matrix(_ diagonal: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(diagonal: diagonal) }

/// The matrix of a diagonal, with zeros elsewhere.
public func matrix_from_diagonal(_ diagonal: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(diagonal: diagonal) }

/// The matrix that leaves vectors of four elements as they are.
public let matrix_identity_double4x4 = simd_double4x4(1)
