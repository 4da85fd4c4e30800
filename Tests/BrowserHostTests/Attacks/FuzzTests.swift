import DisplayList
import TestSupport
import Testing

@testable import BrowserHost

/// Whatever bytes a client sends after the upgrade, at most its own connection is closed.
@Suite(.serialized) @MainActor struct FuzzTests {
    private static let press = Array(
        #"{"t":"event","sequence":1,"element":4,"frame":1,"kind":"press"}"#.utf8)

    /// Valid and invalid messages of a client.
    private static let frames: [[UInt8]] = [
        TestWebSocket.frame(opcode: 1, press),
        TestWebSocket.frame(opcode: 1, Array(press.prefix(20)), isFinal: false)
            + TestWebSocket.frame(opcode: 9, [1, 2, 3])
            + TestWebSocket.frame(opcode: 0, Array(press.dropFirst(20))),
        TestWebSocket.frame(opcode: 1, [UInt8](repeating: 0x20, count: 300)),
        TestWebSocket.frame(opcode: 1, [UInt8](repeating: 0x20, count: 70_000)),
        TestWebSocket.frame(opcode: 2, [1, 2, 3]), TestWebSocket.frame(opcode: 10, []),
        TestWebSocket.frame(opcode: 8, [3, 232]), TestWebSocket.frame(opcode: 1, press, isMasked: false),
    ]

    /// Beginnings of headers.
    private static let words = ["\u{1}\u{0}", "\u{0}\u{0}", "\u{9}", "\u{7f}", "\u{7e}", "{", "}", "{\"t\":"]

    @Test func `whatever a client sends ends its own connection at most`() async throws {
        var limits = HostConfiguration.Limits()
        // All requests come from one address, as fast as possible.
        (limits.requestBurst, limits.addressBurst, limits.visitorBurst) = (.max >> 32, .max >> 32, .max >> 32)
        try await RunningHost.run(limits: limits) { host in
            let (bystander, cookie, _) = try await host.openWindow()
            var number = 0
            try await Fuzzing("frames", words: Self.words, inputs: Self.frames).run { bytes in
                number += 1
                let socket =
                    number % 8 == 0
                    ? try await host.openWindow(cookie: cookie).socket
                    : try await TestWebSocket.open(port: host.port, cookie: cookie)
                socket.socket.send(bytes)
            }
            try bystander.send(RunningHost.event(1, element: SampleLists.button, kind: "press"))
            while try await bystander.receive(type: "received")["sequence"] != 1 {}
        }
    }
}
