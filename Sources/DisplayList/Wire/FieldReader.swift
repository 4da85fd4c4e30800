import Foundation
import JSONSyntax

/// Takes the fields out of a client's JSON object one by one, each with its bounds; `finish` rejects any remaining fields.
struct FieldReader {
    /// Far more than any length in points, seconds or factor that a screen can have.
    static let magnitudeMax = 1e7
    /// The limit for frames, sequence numbers and the like: JavaScript's largest exact integer.
    static let naturalMax = 1 << 53

    private var members: [String: JSONValue]

    init(_ value: JSONValue, name: String) throws(ClientMessageError) {
        guard case .object(let members) = value else { throw .wrongType(name, expected: "an object") }
        self.members = members
    }

    func finish() throws(ClientMessageError) {
        if let field = members.keys.min() { throw .unknownField(String(field.prefix(64))) }
    }

    // MARK: One field

    mutating func string(_ key: WireKey, characterCountMax: Int) throws(ClientMessageError) -> String {
        guard case .string(let text) = try take(key) else { throw .wrongType(key.rawValue, expected: "a string") }
        guard text.utf8.count <= characterCountMax * 4 else { throw .outOfBounds(key.rawValue) }
        return text
    }

    /// A string that may be missing.
    mutating func optionalString(_ key: WireKey, characterCountMax: Int) throws(ClientMessageError) -> String? {
        members[key.rawValue] == nil ? nil : try string(key, characterCountMax: characterCountMax)
    }

    /// Any JSON.
    mutating func value(_ key: WireKey, extentMax: Int) throws(ClientMessageError) -> JSONValue {
        let value = try take(key)
        guard value.extent <= extentMax else { throw .outOfBounds(key.rawValue) }
        return value
    }

    mutating func bool(_ key: WireKey) throws(ClientMessageError) -> Bool {
        guard case .bool(let value) = try take(key) else { throw .wrongType(key.rawValue, expected: "true or false") }
        return value
    }

    /// False where the field is missing.
    mutating func boolIfAny(_ key: WireKey) throws(ClientMessageError) -> Bool {
        members[key.rawValue] == nil ? false : try bool(key)
    }

    /// A whole number from 0.
    mutating func natural(_ key: WireKey) throws(ClientMessageError) -> Int {
        let value = try Self.number(try take(key), key, maximum: Double(Self.naturalMax))
        guard value >= 0, value == value.rounded() else { throw .outOfBounds(key.rawValue) }
        return Int(value)
    }

    /// 0 where the field is missing.
    mutating func naturalIfAny(_ key: WireKey) throws(ClientMessageError) -> Int {
        members[key.rawValue] == nil ? 0 : try natural(key)
    }

    mutating func number(_ key: WireKey) throws(ClientMessageError) -> Double {
        try Self.number(try take(key), key, maximum: Self.magnitudeMax)
    }

    mutating func numbers(_ key: WireKey, count: Int) throws(ClientMessageError) -> [Double] {
        guard case .array(let values) = try take(key), values.count == count else {
            throw .wrongType(key.rawValue, expected: "\(count) numbers")
        }
        var numbers: [Double] = []
        for value in values { numbers.append(try Self.number(value, key, maximum: Self.magnitudeMax)) }
        return numbers
    }

    /// None where the field is missing.
    mutating func numbersIfAny(_ key: WireKey, countMax: Int) throws(ClientMessageError) -> [Double] {
        guard case .array(let values)? = members[key.rawValue] else {
            return members[key.rawValue] == nil ? [] : try numbers(key, count: 0)
        }
        guard values.count <= countMax else { throw .outOfBounds(key.rawValue) }
        return try numbers(key, count: values.count)
    }

    mutating func strings(
        _ key: WireKey, countMax: Int, characterCountMax: Int
    ) throws(ClientMessageError) -> [String] {
        guard case .array(let values) = try take(key) else { throw .wrongType(key.rawValue, expected: "strings") }
        guard values.count <= countMax else { throw .outOfBounds(key.rawValue) }
        var strings: [String] = []
        for value in values {
            guard case .string(let text) = value else { throw .wrongType(key.rawValue, expected: "strings") }
            guard text.utf8.count <= characterCountMax * 4 else { throw .outOfBounds(key.rawValue) }
            strings.append(text)
        }
        return strings
    }

    mutating func choice<Choice: RawRepresentable<String>>(
        _ key: WireKey, of type: Choice.Type
    ) throws(ClientMessageError) -> Choice {
        let word = try string(key, characterCountMax: 32)
        guard let choice = Choice(rawValue: word) else { throw .unknown(key.rawValue, word) }
        return choice
    }

    /// A nested object; nil where there is none.
    mutating func object(_ key: WireKey) throws(ClientMessageError) -> FieldReader? {
        guard let value = members.removeValue(forKey: key.rawValue), value != .null else { return nil }
        return try FieldReader(value, name: key.rawValue)
    }

    private mutating func take(_ key: WireKey) throws(ClientMessageError) -> JSONValue {
        guard let value = members.removeValue(forKey: key.rawValue) else { throw .missing(key.rawValue) }
        return value
    }

    private static func number(
        _ value: JSONValue, _ key: WireKey, maximum: Double
    ) throws(ClientMessageError) -> Double {
        guard case .number(let number) = value else { throw .wrongType(key.rawValue, expected: "a number") }
        guard number.magnitude <= maximum else { throw .outOfBounds(key.rawValue) }
        return number
    }
}
