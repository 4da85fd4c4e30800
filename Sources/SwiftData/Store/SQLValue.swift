import Foundation
import Storage

/// A value as SQLite keeps it.
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
    /// SQL's order is not the type's; equal values are kept alike.
    case identity
    /// A number without a sign, of 64 bits: its upper half is kept as negative numbers.
    case unsigned
    /// Another model's number.
    case model
    /// Equal values may be kept differently: nothing can be said of it in SQL, but whether it is nil.
    case opaque

    var isEquatable: Bool { self != .opaque }
    var isOrdered: Bool { [.integer, .real, .text, .date].contains(self) }
    var isNumber: Bool { self == .integer || self == .real }
}
