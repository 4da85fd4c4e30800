import JSONSyntax

/// What the host says to a client. `Documentation/Protocol.md` describes each.
public enum ServerMessage: Equatable, Sendable {
    /// The answer to `hello`: the window that the client is now looking at, by the id to resume it with; and which of the
    /// processes that have had it this one is: each has elements of its own, but the events go on.
    /// A process that has the window of another one says, by hash, which texts the app has taken out of fields.
    /// `client` is the version of the process's client; empty says none.
    case welcome(window: String, generation: Int = 1, cleared: [UInt32] = [], client: String = "")
    /// The step from the frame before.
    case frame(Int, Patch)
    /// Everything, for a client to reconcile with what it has.
    case snapshot(Int, Patch)
    /// All events up to this sequence number are done.
    case received(sequence: Int)
    /// The client shall load the page anew, and why.
    case reload(reason: String)

    /// Whether it changes what is on screen.
    package var isPicture: Bool {
        switch self {
        case .frame, .snapshot: true
        case .welcome, .received, .reload: false
        }
    }

    /// Whether its text takes time to be written: a page, or much of one.
    package var isLong: Bool {
        switch self {
        case .frame(_, let patch), .snapshot(_, let patch): patch.operations.count >= Self.longOperationCount
        case .welcome, .received, .reload: false
        }
    }

    private static let longOperationCount = 16

    /// JSON text in UTF-8.
    public func encoded() -> [UInt8] { Self.encoded([self]) }

    /// All that is to be said at once, as one JSON text in UTF-8: a message stands by itself, several in an array.
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
