/// A validated description of a tensor: its dimensions are positive, and its bytes are within the file.
struct TensorDescription: Sendable {
    let name: String
    let type: TensorType
    /// The fastest-varying dimension first; one to four.
    let dimensions: [Int]
    /// The range of its bytes in its file.
    let range: Range<Int>
    /// The index of the file that contains it, for a split model.
    var part = 0

    /// The index of its first row in the tensor that it is a part of.
    var firstRow = 0

    /// The length of a row: the fastest-varying dimension.
    var columns: Int { dimensions[0] }
    /// The product of all other dimensions.
    var rows: Int { dimensions.dropFirst().reduce(1, *) }

    /// Some of its rows as a separate tensor.
    func rows(_ part: Range<Int>) -> TensorDescription {
        let rowBytes = range.count / rows
        var result = TensorDescription(
            name: name, type: type, dimensions: [columns, part.count],
            range: range.lowerBound + part.lowerBound * rowBytes..<range.lowerBound + part.upperBound * rowBytes)
        result.part = self.part
        result.firstRow = part.lowerBound
        return result
    }
}

/// A tensor's entry in the file, before the start of the data is known.
struct TensorEntry {
    static let dimensionCountMax: UInt32 = 4

    let name: String
    let type: TensorType
    let dimensions: [Int]
    let byteCount: Int
    let offset: UInt64
    /// The entry's own position, for errors.
    let position: Int

    init(from cursor: inout GGUFCursor) throws(ModelFileError) {
        position = cursor.offset
        let name = try cursor.name("tensor name")
        self.name = name
        let dimensionCount = try cursor.number(UInt32.self, "dimensions of \(name)")
        guard (1...Self.dimensionCountMax).contains(dimensionCount) else {
            throw .malformed(what: "tensor \(name)", offset: position, reason: "\(dimensionCount) dimensions")
        }
        var dimensions: [Int] = []
        for _ in 0..<dimensionCount {
            let dimension = try cursor.number(UInt64.self, "dimensions of \(name)")
            guard (1...UInt64(Int32.max)).contains(dimension) else {
                throw .malformed(what: "tensor \(name)", offset: position, reason: "a dimension of \(dimension)")
            }
            dimensions.append(Int(dimension))
        }
        self.dimensions = dimensions
        type = try TensorType.named(by: try cursor.number(UInt32.self, "type of \(name)"), tensor: name)
        offset = try cursor.number(UInt64.self, "offset of \(name)")
        byteCount = try Self.byteCount(name, type, dimensions, position)
    }

    private static func byteCount(
        _ name: String, _ type: TensorType, _ dimensions: [Int], _ position: Int
    ) throws(ModelFileError) -> Int {
        guard dimensions[0].isMultiple(of: type.blockCount) else {
            let reason = "rows of \(dimensions[0]) are no multiple of \(type.name)'s \(type.blockCount)"
            throw .malformed(what: "tensor \(name)", offset: position, reason: reason)
        }
        var count = dimensions[0] / type.blockCount
        for factor in dimensions.dropFirst() + [type.blockBytes] {
            let (product, overflow) = count.multipliedReportingOverflow(by: factor)
            guard !overflow else {
                throw .malformed(what: "tensor \(name)", offset: position, reason: "\(dimensions) overflows")
            }
            count = product
        }
        return count
    }
}
