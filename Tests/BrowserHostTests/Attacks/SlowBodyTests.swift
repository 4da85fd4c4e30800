import Foundation
import TestSupport
import Testing

@testable import BrowserHost

/// Clients that request long bodies on many connections and hardly read them.
@Suite(.serialized) struct SlowBodyTests {
    /// More than the buffers of both sockets hold, however far they grow.
    private static let byteCount = 40 << 20
    private static let readerCount = 50

    /// A file of zeros, except for some letters.
    private func longFile(_ folder: TemporaryFolder) throws -> URL {
        let file = try folder.write("begin", to: "film")
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(Self.byteCount - 3))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("end".utf8))
        try handle.close()
        return file
    }

    private func readers(of server: ResourceServer) async throws -> [RawSocket] {
        var sockets: [RawSocket] = []
        for _ in 0..<Self.readerCount { sockets.append(try await server.readSlowly()) }
        return sockets
    }

    @Test func `many slow readers of a file share it, and it isn't in memory`() async throws {
        let folder = try TemporaryFolder()
        let server = try ResourceServer(file: longFile(folder))
        let before = AllocatedBytes.count
        var sockets = try await readers(of: server)
        #expect(server.bodies.fileCount == 1 && server.bodies.byteCount == 0)
        // With a copy for each it would be 2 GB; other tests allocate memory meanwhile.
        #expect(AllocatedBytes.count - before < 8 * Self.byteCount)
        #expect(sockets.count == Self.readerCount)
        sockets = []
        try await server.wait { server.bodies.fileCount == 0 }
    }

    @Test func `many slow readers of bytes share one copy of them`() async throws {
        let count = Self.byteCount
        let server = try ResourceServer { Data(count: count) }
        let before = AllocatedBytes.count
        var sockets = try await readers(of: server)
        #expect(server.bodies.byteCount == count)
        #expect(AllocatedBytes.count - before < 8 * Self.byteCount)
        #expect(sockets.count == Self.readerCount)
        sockets = []
        try await server.wait { server.bodies.byteCount == 0 }
    }

    @Test func `who reads slowly gets every byte of a file, even of one that was replaced`() async throws {
        let folder = try TemporaryFolder()
        let file = try longFile(folder)
        let whole = try Data(contentsOf: file)
        let server = try ResourceServer(file: file)
        let socket = try await server.readSlowly()
        try Data("other".utf8).write(to: file, options: .atomic)
        var received = Data()
        while received.count < Self.byteCount || received.suffix(3) != Data("end".utf8) {
            let more = try await socket.read(1 << 20)
            #expect(!more.isEmpty)
            guard !more.isEmpty else { return }
            received.append(contentsOf: more)
        }
        #expect(received.suffix(Self.byteCount) == whole)
    }

    @Test func `a file that becomes shorter meanwhile ends the connection`() async throws {
        let folder = try TemporaryFolder()
        let file = try longFile(folder)
        let server = try ResourceServer(file: file)
        let socket = try await server.readSlowly()
        #expect(truncate(file.path, 1000) == 0)
        #expect(try await socket.readToEnd().count < Self.byteCount)
        try await server.wait { server.bodies.fileCount == 0 }
        #expect(try await server.get()?.body.count == 1000)
    }

    @Test func `an address that reads too much slowly is told so, until it has hung up`() async throws {
        var limits = HostConfiguration.Limits()
        limits.unsentBytesPerAddressMax = Self.byteCount
        let server = try ResourceServer(limits: limits) { Data(count: 100_000) }
        var other: HeldBody? = server.bodies.hold(Data(count: Self.byteCount), named: "other", for: "127.0.0.1")
        let refused = try #require(try await server.get())
        #expect(refused.status == 429 && refused.headers["retry-after"] == "10")
        #expect(refused.headers["cache-control"] == "no-store")
        #expect(other != nil)
        other = nil
        #expect(try await server.get()?.status == 200)
    }

    @Test func `others are told to come again if too much is read slowly`() async throws {
        let server = try ResourceServer(limits: Self.fewBytes) { Data(count: 100_000) }
        let other = server.bodies.hold(Data(count: 2000), named: "other", for: "another")
        // A load balancer would take a 503 for a process that is broken.
        let refused = try #require(try await server.get())
        #expect(refused.status == 429 && refused.headers["retry-after"] == "10")
        #expect(server.bodies.byteCount == 2000)
        withExtendedLifetime(other) {}
    }

    @Test func `what is for everybody is sent however much is read slowly`() async throws {
        let server = try ResourceServer(limits: Self.fewBytes, isPublic: true) { Data(count: 100_000) }
        let other = server.bodies.hold(Data(count: 2000), named: "other", for: "127.0.0.1")
        for headers in [["Range: bytes=0-9"], []] {
            let answer = try await HTTPAnswer.get(server.path, port: server.port, headers: headers)
            #expect(answer?.status == (headers.isEmpty ? 200 : 206))
        }
        withExtendedLifetime(other) {}
    }

    @Test func `a film for which no file can be open is neither in memory nor sent beyond the limits`() async throws {
        let folder = try TemporaryFolder()
        var limits = Self.fewBytes
        (limits.openFileCountMax, limits.unsentBytesPerAddressMax) = (1, 200_000)
        for count in [100_000, 300_000] {
            let film = try folder.write(String(repeating: " ", count: count), to: "film")
            let server = try ResourceServer(file: film, contentType: "video/mp4", limits: limits)
            let open = server.bodies.hold(try OpenFile(film), named: "another film", for: "another")
            #expect(try await server.get()?.status == (count < 200_000 ? 200 : 429))
            let other = server.bodies.hold(Data(count: 2000), named: "other", for: "another")
            #expect(open != nil)
            try await server.wait { server.bodies.byteCount == 2000 }
            #expect(try await server.get()?.status == 429)
            withExtendedLifetime((open, other)) {}
        }
    }

    private static var fewBytes: HostConfiguration.Limits {
        var limits = HostConfiguration.Limits()
        limits.unsentBytesMax = 1000
        return limits
    }
}
