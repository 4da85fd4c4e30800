/// A reading position in a model file. Every step is checked against the file's end first.
struct GGUFCursor {
    let bytes: UnsafeRawBufferPointer
    private(set) var offset: Int

    init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    /// Skips `count` bytes and returns their range.
    mutating func skip(_ count: UInt64, _ what: @autoclosure () -> String) throws(ModelFileError) -> Range<Int> {
        let available = bytes.count - offset
        guard count <= UInt64(available) else {
            throw .truncated(what: what(), offset: offset, needed: count, available: available)
        }
        let start = offset
        offset += Int(count)
        return start..<offset
    }

    /// Reads a little-endian number.
    mutating func number<Number: FixedWidthInteger>(
        _ type: Number.Type, _ what: @autoclosure () -> String
    ) throws(ModelFileError) -> Number {
        let range = try skip(UInt64(MemoryLayout<Number>.size), what())
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: range.lowerBound, as: Number.self))
    }

    /// Reads a length and that many bytes, and returns their range.
    mutating func string(_ what: @autoclosure () -> String) throws(ModelFileError) -> Range<Int> {
        let count = try number(UInt64.self, what())
        return try skip(count, what())
    }

    /// Reads a string that must be UTF-8.
    mutating func name(_ what: @autoclosure () -> String) throws(ModelFileError) -> String {
        let range = try string(what())
        guard let name = String(validating: bytes[range], as: UTF8.self) else {
            throw .malformed(what: what(), offset: range.lowerBound, reason: "not UTF-8")
        }
        return name
    }
}
