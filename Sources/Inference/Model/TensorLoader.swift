/// Called with the loaded fraction of a model, from 0 to 1, on the loading thread.
public typealias LoadingProgress = (Double) -> Void

/// Reads tensors from a file by name and shape, and finds those that were never read.
struct TensorLoader: ~Copyable {
    private let file: GGUFFile
    private var left: Set<String>
    private let progress: LoadingProgress
    private let byteCount: Int
    private var byteCountTaken = 0
    private var memory: WeightMemory

    init(_ file: GGUFFile, progress: @escaping LoadingProgress) {
        self.file = file
        self.progress = progress
        left = Set(file.tensors.keys)
        byteCount = file.tensors.values.reduce(0) { $0 + $1.range.count }
        // Limited to twice the size of the file: a malicious file could have many matrices of one row, each of which is padded to
        // sixteen. Memory beyond this is allocated when it is needed.
        let packed = file.tensors.values.reduce(0) { $0 + PackedMatrix.byteCount($1) }
        memory = WeightMemory(expecting: min(packed, 2 * byteCount))
    }

    func contains(_ name: String) -> Bool { left.contains(name) }

    /// A matrix with `rows` outputs and `columns` inputs.
    mutating func matrix(_ name: String, columns: Int, rows: Int) throws(ModelFileError) -> PackedMatrix {
        try PackedMatrix(try take(name, dimensions: [columns, rows]), in: file, memory: &memory)
    }

    /// Matrices that the file has as one tensor, with their rows one after the other.
    mutating func matrices(_ name: String, columns: Int, rows: [Int]) throws(ModelFileError) -> [PackedMatrix] {
        let tensor = try take(name, dimensions: [columns, rows.reduce(0, +)])
        return try parts(of: tensor, rows: rows)
    }

    /// Matrices of one shape that the file has as one tensor with three dimensions.
    mutating func matrices(
        _ name: String, columns: Int, rows: Int, count: Int
    ) throws(ModelFileError) -> [PackedMatrix] {
        let tensor = try take(name, dimensions: [columns, rows, count])
        return try parts(of: tensor, rows: Array(repeating: rows, count: count))
    }

    /// `count` pairs of matrices of one shape, which the file has as one tensor with three dimensions.
    mutating func pairs(
        _ name: String, columns: Int, rows: Int, count: Int
    ) throws(ModelFileError) -> (first: [PackedMatrix], second: [PackedMatrix]) {
        let tensor = try take(name, dimensions: [columns, 2 * rows, count])
        let all = try parts(of: tensor, rows: Array(repeating: rows, count: 2 * count))
        return (
            stride(from: 0, to: all.count, by: 2).map { all[$0] }, stride(from: 1, to: all.count, by: 2).map { all[$0] }
        )
    }

    private mutating func parts(of tensor: TensorDescription, rows: [Int]) throws(ModelFileError) -> [PackedMatrix] {
        var matrices: [PackedMatrix] = []
        var start = 0
        for count in rows {
            let part = tensor.rows(start..<start + count)
            matrices.append(try PackedMatrix(part, in: file, memory: &memory))
            start += count
        }
        return matrices
    }

    mutating func vector(_ name: String, count: Int) throws(ModelFileError) -> Vector {
        try vector(try take(name, dimensions: [count]))
    }

    private func vector(_ tensor: TensorDescription) throws(ModelFileError) -> Vector {
        let vector = Vector(count: tensor.columns)
        guard tensor.type.isFinite(file.bytes(of: tensor)) else {
            throw .notFinite(tensor: tensor.name, row: tensor.firstRow)
        }
        WeightFormat.of(tensor.type).copy(file.bytes(of: tensor), columns: tensor.columns, to: vector.numbers)
        file.release(tensor)
        return vector
    }

    /// Vectors that the file has as the rows of a matrix.
    mutating func optionalVectors(
        _ name: String, count: Int, rows: Int
    ) throws(ModelFileError) -> [Vector]? {
        guard contains(name) else { return nil }
        let tensor = try take(name, dimensions: [count, rows])
        var vectors: [Vector] = []
        for row in 0..<rows { vectors.append(try vector(tensor.rows(row..<row + 1))) }
        return vectors
    }

    /// The columns of a small matrix.
    mutating func vectorsByColumn(_ name: String, columns: Int, rows: Int) throws(ModelFileError) -> [Vector] {
        guard let byRow = try optionalVectors(name, count: columns, rows: rows) else { throw .missingTensor(name) }
        return (0..<columns).map { column in
            let vector = Vector(count: rows)
            for (index, row) in byRow.enumerated() { vector.numbers[index] = row.numbers[column] }
            return vector
        }
    }

    /// Vectors that the file has as one tensor, one after the other.
    mutating func optionalVectors(_ name: String, counts: [Int]) throws(ModelFileError) -> [Vector]? {
        guard let whole = try optionalVector(name, count: counts.reduce(0, +)) else { return nil }
        return withExtendedLifetime(whole) {
            var start = whole.numbers
            return counts.map { count in
                defer { start += count }
                return Vector(copying: UnsafeBufferPointer(start: start, count: count))
            }
        }
    }

    mutating func optionalVector(_ name: String, count: Int) throws(ModelFileError) -> Vector? {
        contains(name) ? try vector(name, count: count) : nil
    }

    private mutating func take(_ name: String, dimensions: [Int]) throws(ModelFileError) -> TensorDescription {
        guard let tensor = file.tensors[name] else { throw .missingTensor(name) }
        guard tensor.dimensions == dimensions else {
            throw .tensorShapeMismatch(name: name, expected: dimensions, found: tensor.dimensions)
        }
        left.remove(name)
        byteCountTaken += tensor.range.count
        progress(Double(byteCountTaken) / Double(max(1, byteCount)))
        return tensor
    }

    /// Ignores tensors that aren't used here, if the file has them.
    mutating func leaveOut(_ names: [String]) { left.subtract(names) }

    /// Ignores the tensors of layers that aren't run here: those for multi-token prediction.
    mutating func leaveOut(layers: Range<Int>) {
        for layer in layers { left = left.filter { !$0.hasPrefix("blk.\(layer).") } }
    }

    /// - Throws: ``ModelFileError/unexpectedTensor(_:)`` if the file has tensors that the architecture doesn't use.
    func finish() throws(ModelFileError) {
        if let name = left.min() { throw .unexpectedTensor(name) }
    }
}

/// A weight vector as numbers.
final class Vector: Sendable {
    let count: Int
    private let buffer: AlignedBuffer

    init(count: Int) {
        self.count = count
        buffer = AlignedBuffer(byteCount: count * 4)
    }

    convenience init(repeating number: Float, count: Int) {
        self.init(count: count)
        numbers.update(repeating: number, count: count)
    }

    convenience init(copying numbers: UnsafeBufferPointer<Float>) {
        self.init(count: numbers.count)
        self.numbers.update(from: numbers.baseAddress!, count: numbers.count)
    }

    var numbers: UnsafeMutablePointer<Float> { buffer.pointer() }
}
