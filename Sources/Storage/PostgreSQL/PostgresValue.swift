import CPostgreSQL
import Foundation

/// A parameter of a statement, or a column of its result, in PostgreSQL's binary form: numbers have their most significant byte
/// first.
enum PostgresValue: Equatable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case bytes(Data)

    /// The object identifiers of types, as the server's catalogue has them.
    private enum TypeID {
        static let bool: Oid = 16, bytes: Oid = 17, long: Oid = 20, short: Oid = 21, integer: Oid = 23, text: Oid = 25
    }

    /// What tells the server the parameter's type; 0 leaves it to the statement.
    var typeID: Oid {
        switch self {
        case .null: 0
        case .integer: TypeID.long
        case .text: TypeID.text
        case .bytes: TypeID.bytes
        }
    }

    /// Nil for NULL.
    var encoded: [UInt8]? {
        switch self {
        case .null: nil
        case .integer(let number): withUnsafeBytes(of: number.bigEndian) { [UInt8]($0) }
        case .text(let text): [UInt8](text.utf8)
        case .bytes(let data): [UInt8](data)
        }
    }

    init(column: Int32, ofRow row: Int32, in result: OpaquePointer) {
        guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else {
            self = .null
            return
        }
        let bytes = UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, row, column)))
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
