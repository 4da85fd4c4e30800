import CPostgreSQL
import Foundation

/// A parameter of a statement, or a column of its result, in PostgreSQL's binary format: numbers are big-endian.
enum PostgresValue: Equatable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case bytes(Data)
    /// Arrays, each of which is a single parameter of any length. They are only sent, never read.
    case texts([String])
    case byteStrings([Data?])
    case integers([Int64])

    /// The object identifiers of types, from the server's catalog.
    private enum TypeID {
        static let bool: Oid = 16, bytes: Oid = 17, long: Oid = 20, short: Oid = 21, integer: Oid = 23, text: Oid = 25
        static let byteStrings: Oid = 1001, texts: Oid = 1009, longs: Oid = 1016
    }

    /// The type that the server is told; 0 lets it infer the type from the statement.
    var typeID: Oid {
        switch self {
        case .null: 0
        case .integer: TypeID.long
        case .text: TypeID.text
        case .bytes: TypeID.bytes
        case .texts: TypeID.texts
        case .byteStrings: TypeID.byteStrings
        case .integers: TypeID.longs
        }
    }

    /// Nil for NULL.
    var encoded: [UInt8]? {
        switch self {
        case .null: nil
        case .integer(let number): Self.bytes(number)
        case .text(let text): [UInt8](text.utf8)
        case .bytes(let data): [UInt8](data)
        case .texts(let texts): Self.array(texts.map { Data($0.utf8) }, of: TypeID.text)
        case .byteStrings(let strings): Self.array(strings, of: TypeID.bytes)
        case .integers(let numbers): Self.array(numbers.map { Data(Self.bytes($0)) }, of: TypeID.long)
        }
    }

    private static func bytes(_ number: Int64) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { [UInt8]($0) } }

    /// A one-dimensional array whose indices begin at 1; each item is preceded by its length, or by -1 for NULL.
    private static func array(_ items: [Data?], of type: Oid) -> [UInt8] {
        func encoded(_ number: Int) -> [UInt8] { withUnsafeBytes(of: Int32(number).bigEndian) { [UInt8]($0) } }
        let hasNull = items.contains { $0 == nil }
        let header = [items.isEmpty ? 0 : 1, hasNull ? 1 : 0, Int(type)] + (items.isEmpty ? [] : [items.count, 1])
        return items.reduce(into: header.flatMap(encoded)) { bytes, item in
            bytes += encoded(item?.count ?? -1)
            bytes += item ?? Data()
        }
    }

    init(column: Int32, ofRow row: Int32, in result: OpaquePointer) {
        guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else {
            self = .null
            return
        }
        let bytes = UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, row, column)))
        // Statements without parameters are answered in text.
        guard PQfformat(result, column) == 1 else {
            let text = String(decoding: bytes, as: UTF8.self)
            self = Int64(text).map(PostgresValue.integer) ?? .text(text)
            return
        }
        switch PQftype(result, column) {
        case TypeID.bytes: self = .bytes(Data(bytes))
        case TypeID.bool, TypeID.short, TypeID.integer, TypeID.long: self = .integer(Self.number(bytes))
        default: self = .text(String(decoding: bytes, as: UTF8.self))
        }
    }

    private static func number(_ bytes: UnsafeRawBufferPointer) -> Int64 {
        let isNegative = bytes.first.map { $0 & 0x80 != 0 && bytes.count > 1 } ?? false
        return bytes.reduce(isNegative ? -1 : 0) { $0 << 8 | Int64($1) }
    }
}
