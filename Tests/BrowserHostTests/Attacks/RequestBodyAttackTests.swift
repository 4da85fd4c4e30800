import Foundation
import TestSupport
import Testing

@testable import BrowserHost

/// Requests that announce bodies, are pipelined, or ask for an upgrade. libwebsockets must neither wait forever, nor answer
/// twice, nor parse a body as a request.
@Suite(.serialized) @MainActor struct RequestBodyAttackTests {
    /// All that the server sends in response to `packets`, until it closes the connection. Meanwhile another client is served.
    private func answers(to packets: [String], _ host: RunningHost) async throws -> String {
        let socket = try RawSocket(port: host.port)
        var text = ""
        for packet in packets {
            socket.send(packet.replacing("HOST", with: "127.0.0.1:\(host.port)").replacing("\n", with: "\r\n"))
            if packet != packets.last { text += String(decoding: try await socket.read(), as: UTF8.self) }
        }
        text += String(decoding: try await socket.readToEnd(), as: UTF8.self)
        let bystander = try await HTTPAnswer.get("/healthz", port: host.port)
        #expect(bystander?.status == 200)
        return text
    }

    private func statuses(in text: String) -> [Int] {
        text.matches(of: /HTTP\/1\.1 (\d{3})/).compactMap { Int($0.1) }
    }

    private static let health = "GET /healthz HTTP/1.1\nHost: HOST\n\n"

    @Test(arguments: [
        "HEAD /healthz HTTP/1.1\nHost: HOST\nContent-Length: 1\n\nXYZ",
        "GET /favicon.ico HTTP/1.1\nHost: HOST\nContent-Length: 1\n\nXYZ",
        "GET /healthz HTTP/1.1\nHost: HOST\nContent-Length: 1\n\nXYZ",
        "GET /client/main.js HTTP/1.1\nHost: HOST\nContent-Length: 3\n\nXYZ",
        "HEAD /healthz HTTP/1.1\nHost: HOST\nTransfer-Encoding: chunked\n\n1\nX\n0\n\n",
        "GET /favicon.ico HTTP/1.1\nHost: HOST\nContent-Length: -1\n\nXYZ",
        "GET /healthz HTTP/1.1\nHost: HOST\nContent-Length: 0\nContent-Length: 5\n\nXYZXY",
    ])
    func `A body behind a second request of a packet hangs nobody, and is refused`(second: String) async throws {
        try await RunningHost.run { host in
            let statuses = statuses(in: try await answers(to: [Self.health + second], host))
            #expect(statuses.first == 200)
            #expect(!statuses.dropFirst().contains { $0 < 400 }, "\(statuses)")
        }
    }

    @Test func `An announced body of no bytes is none`() async throws {
        try await RunningHost.run { host in
            let request = "GET /healthz HTTP/1.1\nHost: HOST\nContent-Length: 0\nConnection: close\n\n"
            let text = request.replacing("HOST", with: "127.0.0.1:\(host.port)").replacing("\n", with: "\r\n")
            let answer = try await HTTPAnswer.to(text, port: host.port)
            #expect(answer?.status == 200)
        }
    }

    @Test func `An upgrade to what there isn't is answered once at most`() async throws {
        try await RunningHost.run { host in
            let upgrade = "GET /healthz HTTP/1.1\nHost: HOST\nConnection: Upgrade\nUpgrade: foo\n\n"
            let statuses = statuses(in: try await answers(to: [Self.health, upgrade], host))
            #expect(statuses.first == 200 && statuses.count <= 2, "\(statuses)")
        }
    }

    @Test func `A refused upgrade's body isn't taken for a request`() async throws {
        try await RunningHost.run { host in
            let body = Self.health.replacing("\n", with: "\r\n").replacing("HOST", with: "127.0.0.1:\(host.port)")
            let upgrade =
                "GET /socket HTTP/1.1\nHost: HOST\nConnection: Upgrade\nUpgrade: websocket\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\nSec-WebSocket-Version: 13\n"
                + "Content-Length: \(body.utf8.count)\n\n"
            let text = try await answers(to: [upgrade + Self.health], host)
            #expect(!text.contains("\r\n\r\nok"))
        }
    }

    @Test func `What CONNECT asks for ends the connection`() async throws {
        var limits = HostConfiguration.Limits()
        // Make sure that the connection isn't closed by this timeout.
        limits.handshakeSeconds = 600
        try await RunningHost.run(limits: limits) { host in
            let statuses = statuses(in: try await answers(to: [Self.health, "CONNECT /x HTTP/1.1\n\nabc"], host))
            #expect(statuses.first == 200 && !statuses.dropFirst().contains { $0 < 400 })
        }
    }
}
