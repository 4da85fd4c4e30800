import JSONSyntax

/// A message from host to client. `Documentation/Protocol.md` describes each.
public enum ServerMessage: Equatable, Sendable {
    /// The answer to `hello`. `window` is the id by which the client can resume the window. `generation` counts the processes
    /// that have had the window: each has its own elements, but the sequence of events continues. A process that has taken over
    /// another one's window sends in `cleared` the hashes of the texts that the app has removed from fields. `client` is the
    /// version of the process's client; empty if unknown.
    case welcome(window: String, generation: Int = 1, cleared: [UInt32] = [], client: String = "")
    /// The difference from the previous frame.
    case frame(Int, Patch)
    /// The whole display list, for a client to reconcile with what it has.
    case snapshot(Int, Patch)
    /// All events up to this sequence number are handled.
    case received(sequence: Int)
    /// The client must reload the page, with the reason.
    case reload(reason: String)

    /// Whether it changes what is on screen.
    package var isPicture: Bool {
        switch self {
        case .frame, .snapshot: true
        case .welcome, .received, .reload: false
        }
    }

    /// Whether encoding it takes time: a page, or a large part of one.
    package var isLong: Bool {
        switch self {
        case .frame(_, let patch), .snapshot(_, let patch): patch.operations.count >= Self.longOperationCount
        case .welcome, .received, .reload: false
        }
    }

    private static let longOperationCount = 16

    /// JSON text in UTF-8.
    public func encoded() -> [UInt8] { Self.encoded([self]) }

    /// Encodes messages that are sent together as one JSON text in UTF-8: a single message by itself, several in an array.
    public static func encoded(_ messages: [ServerMessage]) -> [UInt8] {
        var writer = JSONWriter(reservingBytes: 512)
        if messages.count == 1 {
            writer.object { $0.message(messages[0]) }
        } else {
            writer.array(messages) { writer, message in writer.object { $0.message(message) } }
        }
        return writer.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func message(_ message: ServerMessage) {
        switch message {
        case .welcome(let window, let generation, let cleared, let client):
            field(.type, WireKey.welcome.rawValue)
            field(.window, window)
            if generation > 1 { field(.generation, generation) }
            if !cleared.isEmpty {
                key(.cleared)
                array(cleared) { $0.integer(Int($1)) }
            }
            if !client.isEmpty { field(.client, client) }
        case .frame(let number, let patch): picture(.frame, number, patch)
        case .snapshot(let number, let patch): picture(.snapshot, number, patch)
        case .received(let sequence):
            field(.type, WireKey.received.rawValue)
            field(.sequence, sequence)
        case .reload(let reason):
            field(.type, WireKey.reload.rawValue)
            field(.reason, reason)
        }
    }

    private mutating func picture(_ type: WireKey, _ number: Int, _ patch: Patch) {
        field(.type, type.rawValue)
        field(.frame, number)
        key(.ops)
        operations(patch)
    }
}
