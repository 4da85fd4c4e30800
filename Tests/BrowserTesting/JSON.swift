import Foundation

/// A JSON value, for Chromium's protocol and the results of scripts.
public enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// The member of an object; `.null` if there is none.
    public subscript(key: String) -> JSON {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }

    /// The item of an array; `.null` if there is none.
    public subscript(index: Int) -> JSON {
        if case .array(let items) = self, items.indices.contains(index) { items[index] } else { .null }
    }

    public var string: String? { if case .string(let value) = self { value } else { nil } }
    public var double: Double? { if case .number(let value) = self { value } else { nil } }
    public var int: Int? { double.flatMap { Int(exactly: $0) } }
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    public var array: [JSON]? { if case .array(let value) = self { value } else { nil } }
    public var object: [String: JSON]? { if case .object(let value) = self { value } else { nil } }

    /// JavaScript's truthiness, so that conditions can be written as in a script.
    public var isTruthy: Bool {
        switch self {
        case .null: false
        case .bool(let value): value
        case .number(let value): value != 0 && !value.isNaN
        case .string(let value): !value.isEmpty
        case .array, .object: true
        }
    }
}

extension JSON {
    /// Parses a document. `Decodable` is unsuitable for values of any type: each mismatch throws an error, and the testing
    /// library takes a backtrace of each.
    /// - Throws: The error of `JSONSerialization` for invalid JSON.
    public init(reading data: Data) throws {
        self.init(object: try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
    }

    private init(object: Any) {
        switch object {
        case let value as String: self = .string(value)
        case let value as [String: Any]: self = .object(value.mapValues(JSON.init(object:)))
        case let value as [Any]: self = .array(value.map(JSON.init(object:)))
        case let value as NSNumber: self = value.isBoolean ? .bool(value.boolValue) : .number(value.doubleValue)
        default: self = .null
        }
    }
}

extension NSNumber {
    /// Booleans are stored as a C character, unlike all other numbers in JSON.
    fileprivate var isBoolean: Bool { objCType.pointee == CChar(bitPattern: UInt8(ascii: "c")) }
}

extension JSON: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(nilLiteral: ()) { self = .null }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}
