import CWebSockets
import Synchronization

/// The way from any thread straight to the WebSockets' sockets: a short message goes out at once, where it would have to
/// wake the server's thread first.
///
/// Only on a connection for which nothing waits, so that messages keep their order, and only where the socket takes the
/// message whole. All others are the mailbox's.
final class SocketLines: Sendable {
    private struct Line {
        let descriptor: Int32
        /// Messages on their way through the mailbox that the socket doesn't have whole yet.
        var waiting = 0
    }

    enum Outcome {
        case written
        /// It has to go through the mailbox, and is counted as waiting until `wrote(_:on:)` or `close(_:)`.
        case waits
        /// The socket took a part of the message, so it can't be used any more.
        case broken
    }

    private let lines = Mutex<[ConnectionID: Line]>([:])

    /// - Parameter descriptor: The connection's socket, which stays open until `close(_:)`.
    func open(_ id: ConnectionID, descriptor: Int32) {
        lines.withLock { $0[id] = Line(descriptor: descriptor) }
    }

    /// Nothing is written here any more; call it before the socket is closed, or something that waits is dropped.
    func close(_ id: ConnectionID) { lines.withLock { $0[id] = nil } }

    /// The server's thread is done with so many messages of those that waited.
    func wrote(_ count: Int, on id: ConnectionID) { lines.withLock { $0[id]?.waiting -= count } }

    /// A message goes through the mailbox: what comes after it has to do so, too, until `wrote(_:on:)`.
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

/// A text message as one WebSocket frame from a server (RFC 6455 §5.2), written without waiting.
private enum TextFrame {
    /// The smallest buffer that a socket begins with has 16 KB: with at most this much waiting in it, it takes as much again.
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
