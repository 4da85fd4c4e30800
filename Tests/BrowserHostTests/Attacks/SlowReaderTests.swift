import DisplayList
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import BrowserHost

/// Clients that read a response slowly, or not at all: honest ones get everything, others keep nobody out.
@Suite @MainActor struct SlowReaderTests {
    /// More than the buffers of both sockets hold.
    private nonisolated static let byteCount = 24 << 20
    /// The library's own limit for a whole response is five seconds.
    private static let stall = Duration.seconds(6)

    private func path(byteCount: Int = Self.byteCount, loadSeconds: Double = 0) -> String {
        let path = "/resources/test-\(Secret.make())"
        ResourceStore.shared.register(ResourcePath(path), contentType: "application/octet-stream") {
            Thread.sleep(forTimeInterval: loadSeconds)
            return Data(count: byteCount)
        }
        return path
    }

    private func ask(for path: String, _ host: RunningHost) throws -> RawSocket {
        let socket = try RawSocket(port: host.port)
        socket.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\n\r\n")
        return socket
    }

    @Test func `who doesn't read for some seconds gets the whole response afterwards`() async throws {
        try await RunningHost.run { host in
            let socket = try ask(for: path(), host)
            try await Task.sleep(for: Self.stall)
            // With its head it is longer.
            var count = 0
            while count <= Self.byteCount {
                let more = try await socket.read(1 << 20).count
                #expect(more > 0, "after \(count) bytes")
                guard more > 0 else { return }
                count += more
            }
        }
    }

    @Test func `a response that takes seconds to make arrives`() async throws {
        try await RunningHost.run { host in
            let seconds = Double(Self.stall.components.seconds)
            let socket = try ask(for: path(byteCount: 3, loadSeconds: seconds), host)
            #expect(try await HTTPAnswer.read(from: socket)?.body == [0, 0, 0])
        }
    }

    @Test func `who reads nothing of a response is hung up on`() async throws {
        var limits = HostConfiguration.Limits()
        limits.hangUpSeconds = 1
        try await RunningHost.run(limits: limits) { host in
            let socket = try ask(for: path(), host)
            try await Task.sleep(for: .seconds(4))
            #expect(try await socket.readToEnd().count < Self.byteCount)
        }
    }

    @Test func `those who don't read responses keep nobody out`() async throws {
        var limits = HostConfiguration.Limits()
        limits.connectionCountMax = 4
        let path = path()
        try await RunningHost.run(limits: limits) { host in
            var held: [RawSocket] = []
            for _ in 0..<12 {
                held.append(try ask(for: path, host))
                // The response has begun.
                _ = try await held.last?.read(1)
            }
            #expect(try await HTTPAnswer.get("/healthz", port: host.port)?.text == "ok")
            let window = try await host.openWindow().socket
            #expect(try await window.receive(type: "snapshot")["frame"] == 1)
        }
    }

    private final class Closed: Sendable {
        private let number = Atomic(0)
        var count: Int { number.load(ordering: .relaxed) }

        /// Reads until the other side closes the connection.
        func follow(_ socket: RawSocket) {
            Task.detached {
                while let bytes = try? await socket.read(1 << 16), !bytes.isEmpty {}
                self.number.add(1, ordering: .relaxed)
            }
        }
    }

    @Test func `those who read responses without a pause keep nobody out`() async throws {
        var limits = HostConfiguration.Limits()
        limits.connectionCountMax = 4
        let path = path()
        try await RunningHost.run(limits: limits) { host in
            let closed = Closed()
            for _ in 0..<30 {
                let socket = try ask(for: path, host)
                // The response has begun.
                _ = try await socket.read(1)
                closed.follow(socket)
            }
            #expect(try await HTTPAnswer.get("/healthz", port: host.port)?.text == "ok")
            try await host.waitUntil({ closed.count >= 25 }, timeout: .seconds(5))
        }
    }
}
