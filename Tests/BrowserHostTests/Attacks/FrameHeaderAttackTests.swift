import DisplayList
import Foundation
import TestSupport
import Testing

@testable import BrowserHost

/// Malformed WebSocket frame headers (RFC 6455, section 5.2), which no browser sends. Whatever one connection announces, other
/// windows keep working.
@Suite(.serialized) @MainActor struct `Headers of frames` {
    private static let key: [UInt8] = [1, 2, 3, 4]

    /// A masked frame's header with a length in eight bytes.
    private static func header(_ first: UInt8, announcing length: UInt64) -> [UInt8] {
        [first, 0xff] + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) } + key
    }

    private nonisolated static let lengths: [UInt64] = [
        1 << 32, (1 << 63) - 1, (1 << 63) - 2, 1 << 62, 1 << 63, .max, .max - 1, .max - 1_000_000,
    ]

    @Test(arguments: lengths)
    func `a frame that announces more than a message may have closes its connection alone`(length: UInt64) async throws
    {
        let padding = [UInt8](repeating: 1, count: 100)
        let first = Self.header(0x81, announcing: length) + padding
        let continued =
            TestWebSocket.frame(opcode: 1, [0x20], isFinal: false) + Self.header(0x80, announcing: length) + padding
        try await RunningHost.run { host in
            let (bystander, _, _) = try await host.openWindow()
            for attack in [first, continued] {
                let (greeted, _, _) = try await host.openWindow()
                greeted.socket.send(attack)
                #expect(try await greeted.receiveClose().code != 1000)
                // Before the client has authenticated.
                let stranger = try await TestWebSocket.open(port: host.port, cookie: try await host.loadPage().cookie)
                stranger.socket.send(attack)
                #expect(try await stranger.receiveClose().code != 1000)
            }
            try bystander.send(RunningHost.event(1, element: SampleLists.button, kind: "press"))
            while try await bystander.receive(type: "received")["sequence"] != 1 {}
        }
    }

    @Test func `random headers in the middle of a message end one connection at most`() async throws {
        try await RunningHost.run { host in
            let (bystander, _, _) = try await host.openWindow()
            var generator = SeededRandom(seed: 63)
            for _ in 0..<150 {
                let (socket, _, _) = try await host.openWindow()
                var bytes = TestWebSocket.frame(opcode: 1, [0x20], isFinal: false)
                for _ in 0..<Int.random(in: 1...3, using: &generator) { bytes += Self.randomFrame(&generator) }
                socket.socket.send(bytes)
            }
            try bystander.send(RunningHost.event(1, element: SampleLists.button, kind: "press"))
            while try await bystander.receive(type: "received")["sequence"] != 1 {}
        }
    }

    private static func randomFrame(_ generator: inout SeededRandom) -> [UInt8] {
        let opcodes: [UInt8] = [0x00, 0x80, 0x01, 0x81, 0x89, 0x8a, 0x88, .random(in: 0...255, using: &generator)]
        var length = lengths.randomElement(using: &generator)!
        if Bool.random(using: &generator) { length = .random(in: 0...(.max), using: &generator) }
        if Bool.random(using: &generator) { length = .random(in: 0...70_000, using: &generator) }
        let payload = (0..<Int.random(in: 0...200, using: &generator)).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        return header(opcodes.randomElement(using: &generator)!, announcing: length) + payload
    }
}
