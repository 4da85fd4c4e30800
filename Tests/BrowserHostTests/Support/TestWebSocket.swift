import TestSupport
import BrowserTesting
import Foundation

/// A WebSocket client that can send valid and invalid frames (RFC 6455).
final class TestWebSocket: @unchecked Sendable {
    enum Message: Equatable {
        case text(String)
        case ping([UInt8])
        case close(code: Int, reason: String)
        /// The connection ended without a close frame.
        case ended
    }

    struct Refused: Error { var answer: HTTPAnswer? }

    let socket: RawSocket
    private var received: [UInt8] = []
    /// Messages that arrived together and haven't been received by the test yet.
    private var waiting: [JSON] = []

    private init(socket: RawSocket) { self.socket = socket }

    /// Opens a WebSocket; a nil header is omitted.
    /// - Throws: `Refused` with the server's response.
    static func open(
        port: Int, path: String = "/socket", cookie: String?, origin: String? = "own", hosts: [String]? = nil,
        headers: [String] = []
    ) async throws -> TestWebSocket {
        let socket = try RawSocket(port: port)
        let host = "127.0.0.1:\(port)"
        var lines = ["GET \(path) HTTP/1.1"]
        lines += (hosts ?? [host]).map { "Host: \($0)" }
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
        if let origin { lines.append("Origin: \(origin == "own" ? "http://\(host)" : origin)") }
        if let cookie { lines.append("Cookie: \(cookie)") }
        lines += headers
        socket.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
        let answer = try await HTTPAnswer.read(from: socket)
        guard answer?.status == 101 else { throw Refused(answer: answer) }
        let webSocket = TestWebSocket(socket: socket)
        webSocket.received = answer?.body ?? []
        return webSocket
    }

    func send(_ message: JSON) throws {
        sendFrame(opcode: 1, Array(try JSONEncoder().encode(message)))
    }

    func sendFrame(opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true) {
        socket.send(Self.frame(opcode: opcode, payload, isFinal: isFinal, isMasked: isMasked))
    }

    static func frame(opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true) -> [UInt8] {
        WebSocketFrame(opcode: opcode, payload: payload, isFinal: isFinal).bytes(isMasked: isMasked)
    }

    /// The next message; pings are returned, not answered.
    func receive() async throws -> Message {
        while true {
            if let frame = WebSocketFrame.take(from: &received) {
                let payload = frame.payload
                switch frame.opcode {
                case 1: return .text(String(decoding: payload, as: UTF8.self))
                case 8:
                    let code = payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : 1005
                    return .close(code: code, reason: String(decoding: payload.dropFirst(2), as: UTF8.self))
                case 9: return .ping(payload)
                default: continue
                }
            }
            let more = try await socket.read()
            if more.isEmpty { return .ended }
            received += more
        }
    }

    /// The next text message as JSON. If several messages came in one text, the first that hasn't been received yet.
    func receiveJSON() async throws -> JSON {
        while waiting.isEmpty {
            let message = try await receive()
            guard case .text(let text) = message else { throw Unexpected(message: message) }
            let said = try JSON(reading: Data(text.utf8))
            waiting = said.array ?? [said]
        }
        return waiting.removeFirst()
    }

    /// The next message of that type; others before it are skipped.
    func receive(type: String) async throws -> JSON {
        while true {
            let message = try await receiveJSON()
            if message["t"].string == type { return message }
        }
    }

    /// How the server closes the connection, ignoring messages before that.
    func receiveClose() async throws -> (code: Int, reason: String) {
        while true {
            switch try await receive() {
            case .close(let code, let reason): return (code, reason)
            case .ended: return (1006, "")
            default: continue
            }
        }
    }

    struct Unexpected: Error { var message: Message }
}
