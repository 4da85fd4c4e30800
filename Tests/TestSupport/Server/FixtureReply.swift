import Foundation

/// A fixture server's reply: a head, and a body in steps.
package struct FixtureReply: Sendable {
    package enum Step: Sendable {
        case bytes([UInt8])
        /// Waits until the gate is opened.
        case wait(FixtureGate)
        /// Opens the gate when the reply reaches this step.
        case tell(FixtureGate)
        /// Waits until the client closes the connection, then opens the gate.
        case untilClosed(FixtureGate)
        /// Sends the bytes again and again until the client closes the connection, then opens the gate.
        case flood([UInt8], FixtureGate)
        /// Sends the bytes again and again, with a pause of so many milliseconds before each, until the client closes the
        /// connection, then opens the gate.
        case dribble([UInt8], pauseMilliseconds: Int, FixtureGate)
        /// Drops the connection in the middle.
        case drop
    }

    package var status: Int
    package var headers: [String: String]
    package var steps: [Step]
    /// Raw bytes instead of an HTTP head, for a server that speaks another protocol, or HTTP in its own way. The steps are
    /// raw bytes then, too, and the connection ends after them.
    package var rawHead: String?

    package init(status: Int = 200, headers: [String: String] = [:], steps: [Step] = [], rawHead: String? = nil) {
        (self.status, self.headers, self.steps, self.rawHead) = (status, headers, steps, rawHead)
    }

    package static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> FixtureReply {
        var headers = headers
        headers["Content-Type"] = headers["Content-Type"] ?? "application/json"
        return FixtureReply(status: status, headers: headers, steps: [.bytes(Array(text.utf8))])
    }

    func send(on stream: FixtureStream) -> Bool {
        if let rawHead {
            guard stream.send(Array(rawHead.utf8)) else { return false }
            _ = steps.allSatisfy { $0.run(on: stream, isRaw: true) }
            return false
        }
        var head = "HTTP/1.1 \(status) Fixture\r\nTransfer-Encoding: chunked\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        guard stream.send(Array((head + "\r\n").utf8)) else { return false }
        for step in steps where !step.run(on: stream, isRaw: false) { return false }
        return stream.send(Array("0\r\n\r\n".utf8))
    }
}

extension FixtureReply.Step {
    /// - Returns: Whether the connection is still usable.
    fileprivate func run(on stream: FixtureStream, isRaw: Bool) -> Bool {
        switch self {
        case .bytes(let bytes):
            guard !bytes.isEmpty else { return true }
            return stream.send(isRaw ? bytes : Self.chunk(bytes))
        case .flood(let bytes, let gate):
            let piece = isRaw ? bytes : Self.chunk(bytes)
            while stream.send(piece) {}
            gate.open()
            return false
        case .dribble(let bytes, let pause, let gate):
            let piece = isRaw ? bytes : Self.chunk(bytes)
            repeat { Thread.sleep(forTimeInterval: Double(pause) / 1000) } while stream.send(piece)
            gate.open()
            return false
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

    private static func chunk(_ bytes: [UInt8]) -> [UInt8] {
        Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
    }
}
