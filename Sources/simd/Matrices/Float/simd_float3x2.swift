/// A matrix of three columns and two rows of `Float`.
///
/// See [simd_float3x2](https://developer.apple.com/documentation/simd/simd_float3x2).
public struct simd_float3x2: SIMDMatrix {
    /// A column, as long as a matrix is high.
    public typealias Column = SIMD2<Float>
    /// A row, as long as a matrix is wide.
    public typealias Row = SIMD3<Float>
    /// The type of the transpose.
    public typealias Transpose = simd_float2x3
    /// A matrix as high as this, of two columns.
    public typealias Columns2 = simd_float2x2
    /// A matrix as high as this, of three columns.
    public typealias Columns3 = simd_float3x2
    /// A matrix as high as this, of four columns.
    public typealias Columns4 = simd_float4x2

    /// The columns, from left to right.
    public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)

    /// A matrix of its columns.
    public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }

    /// A matrix of its columns.
    public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>, _ col2: SIMD2<Float>) { columns = (col0, col1, col2) }

    /// A matrix of its diagonal, with zeros elsewhere.
    public init(diagonal: SIMD2<Float>) {
        self.init()
        columns.0.x = diagonal.x
        columns.1.y = diagonal.y
    }

    /// A matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }

    /// A column. An index that isn't one of a column is a programmer's error.
    public subscript(column: Int) -> SIMD2<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("a matrix of three columns has none at \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("a matrix of three columns has none at \(column)")
            }
        }
    }

    /// The sum of the columns, each times an element of a vector.
    public func combination(_ vector: SIMD3<Float>) -> SIMD2<Float> {
        columns.0 * vector.x + columns.1 * vector.y + columns.2 * vector.z
    }
}

/// `simd_float3x2` by another name.
public typealias float3x2 = simd_float3x2
/// `simd_float3x2` by an older name.
public typealias matrix_float3x2 = simd_float3x2

/// A matrix of its columns.
public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>, _ col2: SIMD2<Float>) -> simd_float3x2 {
    simd_float3x2(col0, col1, col2)
}

/// A matrix of its columns.
public func matrix_from_columns(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>, _ col2: SIMD2<Float>) -> simd_float3x2 {
    simd_float3x2(col0, col1, col2)
}

/// A matrix of its rows.
public func simd_matrix_from_rows(_ row0: SIMD3<Float>, _ row1: SIMD3<Float>) -> simd_float3x2 {
    simd_float3x2(rows: [row0, row1])
}

/// A matrix of its rows.
public func matrix_from_rows(_ row0: SIMD3<Float>, _ row1: SIMD3<Float>) -> simd_float3x2 {
    simd_float3x2(rows: [row0, row1])
}
