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
        /// Drops the connection in the middle.
        case drop
    }

    package var status: Int
    package var headers: [String: String]
    package var steps: [Step]
    /// Raw bytes instead of an HTTP head, for a server that speaks another protocol.
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
    /// - Returns: Whether the connection is still usable.
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
