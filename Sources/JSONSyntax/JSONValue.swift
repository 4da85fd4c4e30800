/// JSON as received, before its fields are validated. Numbers are finite, and keys are unordered.
///
/// Content that a model generates keeps the order of its keys and the digits of its numbers: that is FoundationModels'
/// `GeneratedContent`.
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
    package init(parsing text: String) throws(JSONSyntaxError) { try self.init(parsing: Array(text.utf8)) }

    /// Parses JSON text, as UTF-8.
    ///
    /// - Throws: ``JSONSyntaxError`` if it is not JSON, nested too deeply, or of too many values.
    package init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
        self = try JSONParser.parse(bytes, within: .message)
    }

    /// The approximate size of the value's text: the bytes of its strings and names, and one for each value.
    package var extent: Int {
        switch self {
        case .null, .bool, .number: 1
        case .string(let text): 1 + text.utf8.count
        case .array(let values): values.reduce(1) { $0 + $1.extent }
        case .object(let members): members.reduce(1) { $0 + $1.key.utf8.count + $1.value.extent }
        }
    }
}

extension JSONValue {
    /// The member of an object; nil if it is missing, or if this isn't an object.
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
    /// The numbers of an array that contains only numbers.
    package var numbers: [Double]? {
        guard let array, case let numbers = array.compactMap(\.number), numbers.count == array.count else { return nil }
        return numbers
    }
    /// The values of an array.
    package var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
}

extension JSONValue: JSONConstructible {
    package static var jsonNull: Self { .null }
    package init(jsonBool value: Bool) { self = .bool(value) }
    package init(jsonInteger value: Int) { self = .number(Double(value)) }
    package init?(jsonNumber text: String) {
        guard let value = Double(text), value.isFinite else { return nil }
        self = .number(value)
    }
    package init(jsonString text: String) { self = .string(text) }
    package init(jsonElements elements: [JSONValue]) { self = .array(elements) }
    package init(jsonMembers members: [String: JSONValue]) { self = .object(members) }

    package static var noMembers: [String: JSONValue] { [String: JSONValue](minimumCapacity: 8) }
    package static func add(_ value: JSONValue, named name: String, to members: inout [String: JSONValue]) -> Bool {
        members.updateValue(value, forKey: name) == nil
    }
}
