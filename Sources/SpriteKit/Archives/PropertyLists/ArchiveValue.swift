import Foundation

/// A value of a property list, with the references that keyed archives add to them.
///
/// Foundation's own reader doesn't give out the references' numbers, and it isn't bounded.
enum ArchiveValue: Sendable {
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    case string(String)
    case data(Data)
    /// Seconds since 2001.
    case date(Double)
    /// The place of an object in the archive.
    case reference(Int)
    case array([ArchiveValue])
    case dictionary([String: ArchiveValue])

    /// How deeply arrays and dictionaries may be nested. Keyed archives nest two levels.
    static let greatestDepth = 32

    /// A number, also of a truth value.
    var number: NSNumber? {
        switch self {
        case .bool(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        default: nil
        }
    }

    var string: String? { if case .string(let value) = self { value } else { nil } }
    var data: Data? { if case .data(let value) = self { value } else { nil } }
    var array: [ArchiveValue]? { if case .array(let value) = self { value } else { nil } }
    var fields: [String: ArchiveValue]? { if case .dictionary(let value) = self { value } else { nil } }
    var place: Int? { if case .reference(let value) = self { value } else { nil } }
}

/// Why an archive can't be read.
enum ArchiveError: Error, CustomStringConvertible {
    case damaged(String)
    case missing(String)

    var description: String {
        switch self {
        case .damaged(let cause): "it is damaged: \(cause)"
        case .missing(let what): "it has no \(what)"
        }
    }
}
