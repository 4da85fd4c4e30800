import Foundation
import JSONSyntax

/// A message from client to host, parsed strictly: an unknown field, a wrong type or a number out of bounds rejects the message.
/// Whether its element exists and listens to the event is checked later, by the window.
public enum ClientMessage: Equatable, Sendable {
    /// The first message of a connection.
    case hello(Hello)
    /// The page's environment has changed.
    case environment(ClientEnvironment)
    /// The page was opened at a deep link.
    case open(address: String)
    /// The client has applied this frame and all frames before it.
    case acknowledgement(frame: Int)
    /// A person's action. Sequence numbers increase, so that a repeated event is recognized.
    case event(sequence: Int, ElementEvent)

    /// The first message of a connection.
    public struct Hello: Equatable, Sendable {
        /// The version of the protocol that the client speaks.
        public var version: Int
        /// The secret that the host has put into the page.
        public var nonce: String
        /// The window that the client still shows from an earlier connection; nil starts a new one.
        public var resume: Resume?
        /// The page's address. A new window opens its query or fragment, if it has one.
        public var address: String?
        /// The environment in which the window is shown.
        public var environment: ClientEnvironment

        /// Creates a first message.
        public init(
            version: Int, nonce: String, resume: Resume? = nil, address: String? = nil, environment: ClientEnvironment
        ) {
            self.version = version
            self.nonce = nonce
            self.resume = resume
            self.address = address
            self.environment = environment
        }
    }

    /// The window that the client still shows, and the last frame that it has.
    public struct Resume: Equatable, Sendable {
        /// The window's identifier.
        public var window: String
        /// The last frame that the client has applied.
        public var frame: Int

        /// Creates a resumption.
        public init(window: String, frame: Int) {
            self.window = window
            self.frame = frame
        }
    }

    /// The version of the protocol that this host speaks.
    public static let version = 3
    /// The most bytes of a message; ours are shorter.
    public static let byteCountMax = 1024 * 1024

    /// The most characters of an address. Browsers allow longer ones, but apps don't need them.
    public static let addressCountMax = 4096

    /// Parses one message, JSON text in UTF-8.
    public init(parsing bytes: [UInt8]) throws(ClientMessageError) {
        guard bytes.count <= Self.byteCountMax else {
            throw .tooLong(byteCount: bytes.count, maximum: Self.byteCountMax)
        }
        let value: JSONValue
        do { value = try JSONValue(parsing: bytes) } catch { throw .syntax(error) }
        var fields = try FieldReader(value, name: "message")
        switch try fields.string(.type, characterCountMax: 32) {
        case WireKey.hello.rawValue: self = .hello(try Hello(&fields))
        case WireKey.environment.rawValue: self = .environment(try ClientEnvironment(&fields))
        case WireKey.open.rawValue:
            self = .open(address: try fields.string(.address, characterCountMax: Self.addressCountMax))
        case WireKey.ack.rawValue: self = .acknowledgement(frame: try fields.natural(.frame))
        case WireKey.event.rawValue:
            self = .event(sequence: try fields.natural(.sequence), try ElementEvent(&fields))
        case let other: throw .unknown(WireKey.type.rawValue, other)
        }
        try fields.finish()
    }
}

/// Why a client's message was rejected, and which field is the cause.
public enum ClientMessageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The message is longer than allowed.
    case tooLong(byteCount: Int, maximum: Int)
    /// The message is not JSON.
    case syntax(JSONSyntaxError)
    /// The field is missing.
    case missing(String)
    /// The field has another type than expected.
    case wrongType(String, expected: String)
    /// The field's number, text or list is beyond its limits.
    case outOfBounds(String)
    /// The field has an unknown value.
    case unknown(String, String)
    /// The message has an unknown field.
    case unknownField(String)

    /// What is wrong, in words.
    public var description: String {
        switch self {
        case .tooLong(let count, let maximum): "the message has \(count) bytes, more than \(maximum)"
        case .syntax(let error): "the message is not JSON: \(error)"
        case .missing(let field): "\(field) is missing"
        case .wrongType(let field, let expected): "\(field) is not \(expected)"
        case .outOfBounds(let field): "\(field) is out of bounds"
        case .unknown(let field, let value): "\(field) has no value \(value.debugDescription)"
        case .unknownField(let field): "there is no field \(field.debugDescription)"
        }
    }
}
