/// JSON as a client sent it, before anybody believed it.
enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

/// Why some bytes are not JSON that we read, and at which byte.
public struct JSONSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
    public var reason: Reason
    public var offset: Int

    public enum Reason: String, Equatable, Sendable {
        case unexpectedEnd = "the text ends too early"
        case unexpectedByte = "unexpected byte"
        case trailingBytes = "something follows the value"
        case tooDeep = "nested too deeply"
        case tooMany = "too many values"
        case badEscape = "unknown escape"
        case badNumber = "not a finite number"
        case badEncoding = "not UTF-8"
        case duplicateKey = "a key stands twice in one object"
    }

    public init(reason: Reason, offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    public var description: String { "\(reason.rawValue) at byte \(offset)" }
}
