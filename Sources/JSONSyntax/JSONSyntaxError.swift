/// Why bytes aren't acceptable JSON, and at which offset.
public struct JSONSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public var reason: Reason
    /// The offset of the byte, from 0.
    public var offset: Int

    /// The reason; its raw value is a description.
    public enum Reason: String, Equatable, Sendable {
        /// The text ends within a value.
        case unexpectedEnd = "the text ends too early"
        /// A byte that isn't allowed at this position.
        case unexpectedByte = "unexpected byte"
        /// Something other than white space follows the value.
        case trailingBytes = "something follows the value"
        /// Arrays and objects are nested too deeply.
        case tooDeep = "nested too deeply"
        case tooMany = "too many values"
        case badEscape = "unknown escape"
        /// A malformed number, or one that is out of range.
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
