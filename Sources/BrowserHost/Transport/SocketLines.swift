import CWebSockets
import Synchronization

/// Writes short messages to WebSockets directly from any thread, without waking the server's thread first.
///
/// This is only done if no other message waits on the connection, so that messages keep their order, and only if the socket takes
/// the whole message. All other messages go through the mailbox.
final class SocketLines: Sendable {
    private struct Line {
        let descriptor: Int32
        /// The number of messages sent through the mailbox that are not completely in the socket yet.
        var waiting = 0
    }

    enum Outcome {
        case written
        /// It has to go through the mailbox, and counts as waiting until `wrote(_:on:)` or `close(_:)`.
        case waits
        /// The socket took only a part of the message, so the connection is unusable.
        case broken
    }

    private let lines = Mutex<[ConnectionID: Line]>([:])

    /// - Parameter descriptor: The connection's socket, which stays open until `close(_:)`.
    func open(_ id: ConnectionID, descriptor: Int32) {
        lines.withLock { $0[id] = Line(descriptor: descriptor) }
    }

    /// Stops direct writing; call it before the socket is closed, or before a waiting message is dropped.
    func close(_ id: ConnectionID) { lines.withLock { $0[id] = nil } }

    /// The server's thread has written this many of the waiting messages.
    func wrote(_ count: Int, on id: ConnectionID) { lines.withLock { $0[id]?.waiting -= count } }

    /// A message goes through the mailbox, and so must all later ones until `wrote(_:on:)`.
    func hold(_ id: ConnectionID) { lines.withLock { $0[id]?.waiting += 1 } }

    func write(_ message: [UInt8], to id: ConnectionID) -> Outcome {
        lines.withLock { lines in
            guard let line = lines[id] else { return .waits }
            let outcome = line.waiting == 0 ? TextFrame.write(message, to: line.descriptor) : .waits
            switch outcome {
            case .written: break
            case .waits: lines[id]?.waiting += 1
            case .broken: lines[id] = nil
            }
            return outcome
        }
    }
}

/// Writes a text message as one WebSocket frame from a server (RFC 6455 §5.2), without blocking.
private enum TextFrame {
    /// Send buffers start with at least 16 KB: if at most this much is unsent, a message of this length fits.
    private static let byteCountMax = 4096
    private static let finalText: UInt8 = 0x81
    private static let shortCountMax = 125
    private static let twoByteCount: UInt8 = 126

    static func write(_ message: [UInt8], to descriptor: Int32) -> SocketLines.Outcome {
        let unsent = websockets_unsent_bytes(descriptor)
        guard message.count <= byteCountMax, unsent >= 0, unsent <= byteCountMax else { return .waits }
        let frame = header(count: message.count) + message
        let written = frame.withUnsafeBytes { websockets_write_now(descriptor, $0.baseAddress, $0.count) }
        if written == frame.count { return .written }
        return written > 0 ? .broken : .waits
    }

    private static func header(count: Int) -> [UInt8] {
        if count <= shortCountMax { return [finalText, UInt8(count)] }
        return [finalText, twoByteCount, UInt8(count >> 8), UInt8(count & 0xFF)]
    }
}
