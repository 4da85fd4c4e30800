/// JSON as a client sent it, before its fields are checked. Numbers are finite.
public enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// Parses JSON text.
    ///
    /// - Throws: ``JSONSyntaxError`` if it is not JSON, or nested too deeply.
    package init(parsing text: String) throws(JSONSyntaxError) { self = try JSONParser.parse(Array(text.utf8)) }

    /// The bytes of its strings and names, and one for each value: about as much as its text has.
    var extent: Int {
        switch self {
        case .null, .bool, .number: 1
        case .string(let text): 1 + text.utf8.count
        case .array(let values): values.reduce(1) { $0 + $1.extent }
        case .object(let members): members.reduce(1) { $0 + $1.key.utf8.count + $1.value.extent }
        }
    }
}

extension JSONValue {
    /// The member of an object; nil if there is none, or if this is no object.
    package subscript(_ name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The text of a string.
    package var string: String? { if case .string(let text) = self { text } else { nil } }
    /// True or false.
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// A number.
    package var number: Double? { if case .number(let number) = self { number } else { nil } }
    /// A whole number.
    package var integer: Int? { number.flatMap { Int(exactly: $0) } }
    /// The numbers of an array of nothing else.
    package var numbers: [Double]? {
        guard let array, case let numbers = array.compactMap(\.number), numbers.count == array.count else { return nil }
        return numbers
    }
    /// The values of an array.
    package var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
}

/// Why some bytes are not JSON that we read, and at which byte.
public struct JSONSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public var reason: Reason
    /// The place of the byte, counted from 0.
    public var offset: Int

    /// What is wrong with the bytes; the raw value says it in words.
    public enum Reason: String, Equatable, Sendable {
        /// The text ends within a value.
        case unexpectedEnd = "the text ends too early"
        /// A byte that can't stand there.
        case unexpectedByte = "unexpected byte"
        /// Something other than white space follows the value.
        case trailingBytes = "something follows the value"
        /// Arrays and objects lie too deep within one another.
        case tooDeep = "nested too deeply"
        case tooMany = "too many values"
        case badEscape = "unknown escape"
        /// A number that JSON doesn't know, or that is not finite.
        case badNumber = "not a finite number"
        /// Bytes that are not UTF-8.
        case badEncoding = "not UTF-8"
        /// An object has a key more than once.
        case duplicateKey = "a key stands twice in one object"
    }

    /// Creates an error.
    public init(reason: Reason, offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    /// What is wrong and where, in words.
    public var description: String { "\(reason.rawValue) at byte \(offset)" }
}
