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
