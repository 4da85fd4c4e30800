/// A frame of RFC 6455, masked as by clients, or unmasked as by servers.
public struct WebSocketFrame: Equatable, Sendable {
    public var opcode: UInt8
    public var payload: [UInt8]
    public var isFinal = true

    public init(opcode: UInt8, payload: [UInt8], isFinal: Bool = true) {
        self.opcode = opcode
        self.payload = payload
        self.isFinal = isFinal
    }

    /// - Parameter isMasked: Whether the frame is masked, as a client's must be; a test may break this rule.
    public func bytes(isMasked: Bool = true) -> [UInt8] {
        var frame = [(isFinal ? 0x80 : 0) | opcode]
        let mask: UInt8 = isMasked ? 0x80 : 0
        if payload.count < 126 {
            frame.append(mask | UInt8(payload.count))
        } else if payload.count < 65536 {
            frame += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        } else {
            frame += [mask | 127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
        }
        let key: [UInt8] = [1, 2, 3, 4]
        guard isMasked else { return frame + payload }
        return frame + key + payload.enumerated().map { $1 ^ key[$0 % 4] }
    }

    /// Removes a server's frame from the received bytes, once it is complete.
    public static func take(from received: inout [UInt8]) -> WebSocketFrame? {
        guard received.count >= 2 else { return nil }
        var length = Int(received[1] & 0x7f)
        var start = 2
        let extra = length == 126 ? 2 : length == 127 ? 8 : 0
        guard received.count >= 2 + extra else { return nil }
        if extra > 0 {
            length = received[2..<(2 + extra)].reduce(0) { $0 << 8 | Int($1) }
            start += extra
        }
        guard received.count >= start + length else { return nil }
        defer { received.removeFirst(start + length) }
        return WebSocketFrame(
            opcode: received[0] & 0x0f, payload: Array(received[start..<(start + length)]),
            isFinal: received[0] & 0x80 != 0)
    }
}
