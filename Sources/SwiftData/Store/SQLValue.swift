import Foundation
import Storage

/// A value in SQLite.
typealias SQLValue = Database.Value

extension Database.Value {
    var integer: Int64? {
        switch self {
        case .integer(let number): number
        case .real(let number): Int64(exactly: number)
        default: nil
        }
    }
    var real: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }
    var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// How a column's values may be used in SQL.
enum ColumnFormat: String, Codable, Sendable, Equatable {
    case boolean, integer, real, text, date
    /// Equal values are stored alike, but SQL's order differs from the type's.
    case identity
    /// An unsigned number of 64 bits, whose upper half is stored as negative numbers.
    case unsigned
    /// Another model's number.
    case model
    /// Equal values may be stored differently, so SQL can only compare with nil.
    case opaque

    var isEquatable: Bool { self != .opaque }
    var isOrdered: Bool { [.integer, .real, .text, .date].contains(self) }
    var isNumber: Bool { self == .integer || self == .real }
}
