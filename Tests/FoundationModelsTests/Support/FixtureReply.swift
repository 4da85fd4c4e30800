import Foundation
import Glibc

/// What a fixture server answers: a head, and a body step by step.
struct FixtureReply: Sendable {
    enum Step: Sendable {
        case bytes([UInt8])
        /// Goes on when the gate is opened.
        case wait(FixtureGate)
        /// Says in the gate that it has come here.
        case tell(FixtureGate)
        /// Waits until the other side closes the connection, and says so in the gate.
        case untilClosed(FixtureGate)
        /// Ends the connection in the middle.
        case drop
    }

    var status = 200
    var headers: [String: String] = [:]
    var steps: [Step] = []
    /// Bytes instead of a head, for a server that speaks something else.
    var rawHead: String?

    static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> FixtureReply {
        var headers = headers
        headers["Content-Type"] = headers["Content-Type"] ?? "application/json"
        return FixtureReply(status: status, headers: headers, steps: [.bytes(Array(text.utf8))])
    }

    /// Server-sent events that say these texts, and steps between them.
    static func events(_ steps: [Step]) -> FixtureReply {
        FixtureReply(headers: ["Content-Type": "text/event-stream; charset=utf-8"], steps: steps)
    }

    /// A chat's stream: the chunks as JSON, then its end.
    static func chat(_ chunks: [String]) -> FixtureReply {
        events(chunks.map(Step.event) + [.event("[DONE]")])
    }

    /// A chat's stream that says a text in pieces.
    static func saying(_ pieces: String...) -> FixtureReply {
        chat(pieces.map(FixtureReply.delta) + [finish()])
    }

    /// A chunk with a piece of text.
    static func delta(_ text: String) -> String {
        #"{"choices": [{"index": 0, "delta": {"content": \#(quoted(text))}, "finish_reason": null}]}"#
    }

    static func finish(_ reason: String = "stop") -> String {
        #"{"choices": [{"index": 0, "delta": {}, "finish_reason": "\#(reason)"}]}"#
    }

    static func quoted(_ text: String) -> String {
        String(decoding: try! JSONEncoder().encode(text), as: UTF8.self)
    }

    func send(on stream: FixtureStream) -> Bool {
        if let rawHead {
            _ = stream.send(Array(rawHead.utf8))
            return false
        }
        var head = "HTTP/1.1 \(status) Fixture\r\nTransfer-Encoding: chunked\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        guard stream.send(Array((head + "\r\n").utf8)) else { return false }
        for step in steps where !step.run(on: stream) { return false }
        return stream.send(Array("0\r\n\r\n".utf8))
    }
}

extension FixtureReply.Step {
    /// A server-sent event with this data.
    static func event(_ data: String) -> Self { .bytes(Array("data: \(data)\n\n".utf8)) }

    /// - Returns: Whether the connection is still good.
    fileprivate func run(on stream: FixtureStream) -> Bool {
        switch self {
        case .bytes(let bytes):
            guard !bytes.isEmpty else { return true }
            return stream.send(Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8))
        case .wait(let gate):
            gate.block()
            return true
        case .tell(let gate):
            gate.open()
            return true
        case .untilClosed(let gate):
            stream.waitUntilClosed()
            gate.open()
            return false
        case .drop: return false
        }
    }
}

/// One connection of a fixture server.
struct FixtureStream {
    let connection: Int32
    private var received: [UInt8] = []

    init(connection: Int32) { self.connection = connection }

    func send(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            start += count
        }
        return true
    }

    func waitUntilClosed() {
        var buffer = [UInt8](repeating: 0, count: 64)
        while recv(connection, &buffer, buffer.count, 0) > 0 {}
    }

    /// The next request; nil if the other side has closed the connection.
    mutating func readRequest() -> FixtureRequest? {
        guard let head = read(until: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        let first = lines[0].split(separator: " ")
        guard first.count >= 2 else { return nil }
        var request = FixtureRequest(method: String(first[0]), path: String(first[1]))
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            request.headers[line[..<colon].lowercased()] = value
        }
        if request.headers["expect"] != nil { _ = send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
        guard let body = read(count: Int(request.headers["content-length"] ?? "0") ?? 0) else { return nil }
        request.body = Data(body)
        return request
    }

    private mutating func read(until end: [UInt8]) -> [UInt8]? {
        while true {
            if let range = received.firstRange(of: end) {
                defer { received.removeSubrange(..<range.upperBound) }
                return Array(received[..<range.lowerBound])
            }
            guard receive() else { return nil }
        }
    }

    private mutating func read(count: Int) -> [UInt8]? {
        while received.count < count { guard receive() else { return nil } }
        defer { received.removeFirst(count) }
        return Array(received.prefix(count))
    }

    private mutating func receive() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(connection, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        received += buffer[..<count]
        // A TLS client would wait for an answer to its greeting for ever.
        return received.first != 0x16
    }
}
