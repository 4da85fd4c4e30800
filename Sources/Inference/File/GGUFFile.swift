import FoundationEssentials

/// A GGUF file (version 2 or 3, little-endian): metadata and the ranges of its tensors, all checked against the file's size.
///
///     magic "GGUF" | version u32 | tensor count u64 | metadata count u64
///     metadata     : key string, type u32, value
///     tensors      : name string, dimension count u32, dimensions u64, type u32, offset u64
///     padding to general.alignment (32 unless told), then the data that the offsets count from
///
/// The format is described at https://github.com/ggml-org/ggml/blob/master/docs/gguf.md.
struct GGUFFile: Sendable {
    static let alignmentDefault = 32

    /// One file, or the parts of a model that is split into several.
    private var files: [MappedFile]
    let metadata: [String: GGUFValue]
    private(set) var tensors: [String: TensorDescription]

    /// The first file's bytes, which contain the metadata.
    var bytes: UnsafeRawBufferPointer { files[0].bytes }

    /// The size of all files together.
    var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

    /// - Parameter url: the file, or the first part of a split model; the others are beside it.
    init(contentsOf url: URL) throws(ModelFileError) {
        try self.init(single: url)
        let split = try GGUFSplit(self)
        guard split.count > 1 else { return }
        guard split.number == 0 else {
            throw .invalidValue(key: GGUFSplit.numberKey, reason: "this is part \(split.number + 1); open the first")
        }
        for number in 1..<split.count { try add(try split.url(ofPart: number, besides: url), number, of: split) }
        try split.check(tensorCount: tensors.count)
    }

    /// Adds the tensors of a further part.
    private mutating func add(_ url: URL, _ number: Int, of split: GGUFSplit) throws(ModelFileError) {
        let part = try GGUFFile(single: url)
        let found = try GGUFSplit(part)
        guard found.number == number, found.count == split.count else {
            let reason = "\(url.lastPathComponent) is part \(found.number + 1) of \(found.count)"
            throw .invalidValue(key: GGUFSplit.numberKey, reason: reason)
        }
        for (name, var tensor) in part.tensors {
            tensor.part = files.count
            guard tensors.updateValue(tensor, forKey: name) == nil else {
                throw .malformed(what: "tensor \(name)", offset: tensor.range.lowerBound, reason: "is in two parts")
            }
        }
        files += part.files
    }

    func bytes(of tensor: TensorDescription) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: files[tensor.part].bytes[tensor.range])
    }

    /// Tells the system that a tensor's bytes won't be needed again soon.
    func release(_ tensor: TensorDescription) { files[tensor.part].release(tensor.range) }

    private init(single url: URL) throws(ModelFileError) {
        let file = try MappedFile(contentsOf: url)
        files = [file]
        var cursor = GGUFCursor(file.bytes)
        let tensorCount = try Self.readHeader(&cursor)
        let metadataCount = try cursor.number(UInt64.self, "metadata count")
        metadata = try Self.readMetadata(&cursor, count: metadataCount)
        let alignment = try Self.alignment(metadata)
        var entries: [TensorEntry] = []
        // Counts never determine an allocation: with a false one, reading ends at the file's end here.
        while UInt64(entries.count) < tensorCount { entries.append(try TensorEntry(from: &cursor)) }
        tensors = try Self.place(entries, after: cursor, alignment: alignment)
    }

    private static func readHeader(_ cursor: inout GGUFCursor) throws(ModelFileError) -> UInt64 {
        let magic = Array(cursor.bytes[try cursor.skip(4, "magic")])
        guard magic == Array("GGUF".utf8) else { throw .notGGUF(found: magic) }
        let version = try cursor.number(UInt32.self, "version")
        guard (2...3).contains(version) else { throw .unsupportedVersion(version) }
        return try cursor.number(UInt64.self, "tensor count")
    }

    private static func readMetadata(
        _ cursor: inout GGUFCursor, count: UInt64
    ) throws(ModelFileError) -> [String: GGUFValue] {
        var metadata: [String: GGUFValue] = [:]
        var left = count
        while left > 0 {
            let position = cursor.offset
            let key = try cursor.name("metadata key")
            let value = try cursor.value(key)
            guard metadata.updateValue(value, forKey: key) == nil else {
                throw .malformed(what: "metadata", offset: position, reason: "\(key) appears twice")
            }
            left -= 1
        }
        return metadata
    }

    private static func alignment(_ metadata: [String: GGUFValue]) throws(ModelFileError) -> Int {
        guard let value = metadata["general.alignment"] else { return alignmentDefault }
        guard case .unsigned(let number) = value, (1...65536).contains(number), number.nonzeroBitCount == 1 else {
            throw .invalidValue(key: "general.alignment", reason: "not a power of two up to 65536")
        }
        return Int(number)
    }

    private static func place(
        _ entries: [TensorEntry], after cursor: GGUFCursor, alignment: Int
    ) throws(ModelFileError) -> [String: TensorDescription] {
        let start = (cursor.offset + alignment - 1) / alignment * alignment
        let available = max(0, cursor.bytes.count - start)
        var tensors: [String: TensorDescription] = [:]
        var total = 0
        for entry in entries {
            let what = "data of tensor \(entry.name)"
            guard entry.offset.isMultiple(of: UInt64(alignment)) else {
                throw .malformed(what: what, offset: entry.position, reason: "offset \(entry.offset) is not aligned")
            }
            guard entry.offset <= UInt64(available), entry.byteCount <= available - Int(entry.offset) else {
                let left = max(0, available - Int(min(entry.offset, UInt64(available))))
                throw .truncated(
                    what: what, offset: entry.position, needed: UInt64(entry.byteCount), available: left)
            }
            // Entries that share the same bytes would multiply the memory that a small file requires.
            total += entry.byteCount
            guard total <= available else {
                throw .malformed(what: what, offset: entry.position, reason: "tensors overlap")
            }
            let first = start + Int(entry.offset)
            let tensor = TensorDescription(
                name: entry.name, type: entry.type, dimensions: entry.dimensions, range: first..<first + entry.byteCount
            )
            guard tensors.updateValue(tensor, forKey: entry.name) == nil else {
                throw .malformed(what: "tensor \(entry.name)", offset: entry.position, reason: "appears twice")
            }
        }
        return tensors
    }
}
