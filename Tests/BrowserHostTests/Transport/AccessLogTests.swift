import BrowserTesting
import Synchronization
import TestSupport
import Testing

@testable import BrowserHost

/// The access log for an operator who enables it.
@Suite(.serialized) @MainActor struct AccessLogTests {
    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
        @Sendable func add(_ line: String) { all.withLock { $0.append(line) } }
    }

    @Test func `Each answer, each WebSocket and each refusal has a line, and no secret is in it`() async throws {
        let lines = Lines()
        try await RunningHost.run(configure: { $0.accessLog = lines.add }) { host in
            let page = try await host.loadPage()
            for path in ["/nowhere?key=secret", "/resources/0123456789abcdef"] {
                _ = try await HTTPAnswer.get(path, port: host.port)
            }
            await #expect(throws: TestWebSocket.Refused.self) {
                try await TestWebSocket.open(port: host.port, cookie: page.cookie, origin: "http://evil.example")
            }
            let socket = try await TestWebSocket.open(port: host.port, cookie: page.cookie)
            socket.sendFrame(opcode: 1, Array("{}".utf8))
            #expect(try await socket.receiveClose().code == 1002)
            let told = lines.all.withLock { $0 }
            #expect(
                told.prefix(5) == [
                    "127.0.0.1 GET / 200", "127.0.0.1 GET /nowhere 404", "127.0.0.1 GET /resources/… 404",
                    "127.0.0.1 WebSocket 403", "127.0.0.1 WebSocket 101",
                ])
            #expect(told.count == 6 && told.last?.hasPrefix("127.0.0.1 WebSocket closed 1002: ") == true)
            #expect(!told.contains { $0.contains("secret") || $0.contains(page.nonce ?? "none") })
        }
    }
}
