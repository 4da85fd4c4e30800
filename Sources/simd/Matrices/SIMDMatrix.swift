/// What the matrices share: columns of numbers. Kissa's own; use the matrices' names in an app's code.
public protocol SIMDMatrix: BitwiseCopyable, CustomDebugStringConvertible, Equatable, Sendable
where Column.Scalar == Scalar, Row.Scalar == Scalar {
    /// The type of an element: `Float` or `Double`.
    associatedtype Scalar: BinaryFloatingPoint & SIMDScalar
    /// A column, as long as a matrix is high.
    associatedtype Column: SIMD
    /// A row, as long as a matrix is wide.
    associatedtype Row: SIMD
    /// The type of the transpose.
    associatedtype Transpose: SIMDMatrix where Transpose.Column == Row, Transpose.Row == Column
    /// A matrix as high as this, of two columns.
    associatedtype Columns2: SIMDMatrix where Columns2.Column == Column, Columns2.Row == SIMD2<Scalar>
    /// A matrix as high as this, of three columns.
    associatedtype Columns3: SIMDMatrix where Columns3.Column == Column, Columns3.Row == SIMD3<Scalar>
    /// A matrix as high as this, of four columns.
    associatedtype Columns4: SIMDMatrix where Columns4.Column == Column, Columns4.Row == SIMD4<Scalar>

    /// A matrix of zeros.
    init()
    /// A column. An index that isn't one of a column is a programmer's error.
    subscript(column: Int) -> Column { get set }
    /// The sum of the columns, each times an element of a vector.
    func combination(_ vector: Row) -> Column
}

extension SIMDMatrix {
    /// A matrix of as many columns as it has; another number of them is a programmer's error.
    public init(_ columns: [Column]) {
        precondition(columns.count == Row.scalarCount, "a \(Self.self) has \(Row.scalarCount) columns")
        self.init()
        for (index, column) in columns.enumerated() { self[index] = column }
    }

    /// A matrix of as many rows as it has; another number of them is a programmer's error.
    public init(rows: [Row]) {
        precondition(rows.count == Column.scalarCount, "a \(Self.self) has \(Column.scalarCount) rows")
        self = Transpose(rows).turned()
    }

    /// A copy of a matrix.
    public init(_ matrix: Self) { self = matrix }

    /// A matrix with a number on the diagonal, and zeros elsewhere.
    public init(_ scalar: Scalar) {
        self.init()
        for index in 0..<min(Row.scalarCount, Column.scalarCount) { self[index][index] = scalar }
    }

    /// An element. An index outside the matrix is a programmer's error.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix whose columns are this one's rows.
    public var transpose: Transpose { turned() }

    /// The transpose, as any type of its shape.
    func turned<Turned: SIMDMatrix>() -> Turned where Turned.Column == Row, Turned.Row == Column {
        var turned = Turned()
        for column in 0..<Row.scalarCount {
            for row in 0..<Column.scalarCount { turned[row][column] = self[column][row] }
        }
        return turned
    }

    /// The matrix with each column changed.
    func mapColumns(_ change: (Column) -> Column) -> Self { combined(with: self) { column, _ in change(column) } }

    /// The matrix of this one's and another's columns, joined one by one.
    func combined(with other: Self, _ join: (Column, Column) -> Column) -> Self {
        var joined = Self()
        for index in 0..<Row.scalarCount { joined[index] = join(self[index], other[index]) }
        return joined
    }

    /// The columns in brackets after the type, such as `simd_float2x2([[1.0, 0.0], [0.0, 1.0]])`.
    public var debugDescription: String {
        let columns = (0..<Row.scalarCount).map { column in
            (0..<Column.scalarCount).map { "\(self[column][$0])" }.joined(separator: ", ")
        }
        return "\(Self.self)([[\(columns.joined(separator: "], ["))]])"
    }
}
