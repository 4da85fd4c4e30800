import Foundation

/// Reads binary property lists. Each object is read once, so that the work is in proportion to the file's size.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let table: Int
    private var known: [Int: ArchiveValue] = [:]
    private var open: Set<Int> = []
    /// How many elements collections may still have. In an undamaged file each of them takes at least a byte.
    private var budget: Int
    /// How many bytes texts and data may still have. In an undamaged file no two of them share bytes.
    private var content: Int

    static let start = Array("bplist00".utf8)

    /// The top value of a file.
    static func value(of bytes: [UInt8]) throws -> ArchiveValue {
        guard bytes.count >= 40 else { throw ArchiveError.damaged("it is too short") }
        var list = try BinaryPropertyList(bytes)
        return try list.object(list.integer(at: bytes.count - 16, size: 8), depth: 0)
    }

    private init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        (budget, content) = (bytes.count, bytes.count)
        let trailer = bytes.count - 32
        (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        count = try Self.integer(bytes, at: trailer + 8, size: 8)
        table = try Self.integer(bytes, at: trailer + 24, size: 8)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), table < trailer,
            count <= (trailer - table) / offsetSize
        else { throw ArchiveError.damaged("its table of objects is outside of the file") }
    }

    private mutating func object(_ place: Int, depth: Int) throws -> ArchiveValue {
        if let value = known[place] { return value }
        guard place < count else { throw ArchiveError.damaged("there is no object \(place)") }
        guard depth < ArchiveValue.greatestDepth, open.insert(place).inserted else {
            throw ArchiveError.damaged("collections are nested too deeply")
        }
        defer { open.remove(place) }
        let value = try value(at: integer(at: table + place * offsetSize, size: offsetSize), depth: depth)
        known[place] = value
        return value
    }

    private mutating func value(at start: Int, depth: Int) throws -> ArchiveValue {
        let marker = try byte(start)
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0: return .bool(low == 9)
        case 1: return .integer(try signed(at: start + 1, size: 1 << low))
        case 2: return .real(try real(at: start + 1, size: 1 << low))
        case 3: return .date(try real(at: start + 1, size: 8))
        case 8: return .reference(try integer(at: start + 1, size: low + 1))
        default: break
        }
        let (length, place) = try length(low, after: start + 1)
        switch marker >> 4 {
        case 4: return .data(Data(try own(at: place, count: length)))
        case 5: return .string(String(decoding: try own(at: place, count: length), as: UTF8.self))
        case 6: return .string(try text(at: place, units: length))
        case 10, 11, 12: return .array(try objects(at: place, count: length, depth: depth))
        case 13: return .dictionary(try fields(at: place, count: length, depth: depth))
        default: throw ArchiveError.damaged("it has a value of an unknown kind")
        }
    }

    private mutating func objects(at place: Int, count: Int, depth: Int) throws -> [ArchiveValue] {
        guard count <= budget else { throw ArchiveError.damaged("its collections overlap") }
        budget -= count
        _ = try bytes(at: place, count: count, of: referenceSize)
        return try (0..<count).map { index in
            try object(integer(at: place + index * referenceSize, size: referenceSize), depth: depth + 1)
        }
    }

    private mutating func fields(at place: Int, count: Int, depth: Int) throws -> [String: ArchiveValue] {
        let keys = try objects(at: place, count: count, depth: depth)
        let values = try objects(at: place + count * referenceSize, count: count, depth: depth)
        var fields: [String: ArchiveValue] = [:]
        for (key, value) in zip(keys, values) { if let name = key.string { fields[name] = value } }
        return fields
    }

    // MARK: Bytes

    /// The length in a marker, or in the integer behind it, and the place of the content.
    private func length(_ low: Int, after place: Int) throws -> (Int, Int) {
        guard low == 15 else { return (low, place) }
        let marker = try byte(place)
        guard marker >> 4 == 1, marker & 0x0F <= 3 else { throw ArchiveError.damaged("it has no length where it must") }
        let size = 1 << Int(marker & 0x0F)
        return (try integer(at: place + 1, size: size), place + 1 + size)
    }

    /// The bytes of a text or of data.
    private mutating func own(at place: Int, count: Int, of size: Int = 1) throws -> ArraySlice<UInt8> {
        let bytes = try bytes(at: place, count: count, of: size)
        guard bytes.count <= content else { throw ArchiveError.damaged("its texts overlap") }
        content -= bytes.count
        return bytes
    }

    private mutating func text(at place: Int, units: Int) throws -> String {
        let bytes = try own(at: place, count: units, of: 2)
        let first = bytes.startIndex
        return String(
            decoding: (0..<units).map { UInt16(bytes[first + 2 * $0]) << 8 | UInt16(bytes[first + 2 * $0 + 1]) },
            as: UTF16.self)
    }

    /// Integers of eight bytes are signed, shorter ones not; of sixteen bytes the last eight count.
    private func signed(at place: Int, size: Int) throws -> Int64 {
        guard size <= 16 else { throw ArchiveError.damaged("it has an integer of \(size) bytes") }
        let bits = try bytes(at: place, count: size).suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int64(bitPattern: bits)
    }

    private func real(at place: Int, size: Int) throws -> Double {
        let bits = UInt64(bitPattern: try signed(at: place, size: size))
        switch size {
        case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        case 8: return Double(bitPattern: bits)
        default: throw ArchiveError.damaged("it has a real number of \(size) bytes")
        }
    }

    private func integer(at place: Int, size: Int) throws -> Int { try Self.integer(bytes, at: place, size: size) }

    /// A count or place. One that no file can have is an error.
    private static func integer(_ bytes: [UInt8], at place: Int, size: Int) throws -> Int {
        guard place >= 0, place <= bytes.count - size else { throw ArchiveError.damaged("it ends too early") }
        var value: UInt64 = 0
        for byte in bytes[place..<place + size] {
            guard value < 1 << 40 else { throw ArchiveError.damaged("it has a place outside of the file") }
            value = value << 8 | UInt64(byte)
        }
        guard value < 1 << 40 else { throw ArchiveError.damaged("it has a place outside of the file") }
        return Int(value)
    }

    private func byte(_ place: Int) throws -> UInt8 {
        guard bytes.indices.contains(place) else { throw ArchiveError.damaged("it ends too early") }
        return bytes[place]
    }

    private func bytes(at place: Int, count: Int, of size: Int = 1) throws -> ArraySlice<UInt8> {
        guard place >= 0, count >= 0, place <= bytes.count, count <= (bytes.count - place) / size else {
            throw ArchiveError.damaged("it ends too early")
        }
        return bytes[place..<place + count * size]
    }
}
