import Foundation
import Synchronization
import TestSupport
import Testing

@testable import BrowserHost

/// The bodies of resources, as a client gets them: from memory, and from a file.
@Suite struct ResourceBodiesTests {
    /// Longer than what is counted, and than one piece.
    private static let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func server(
        inFile: Bool, _ bytes: Data = Self.bytes, type: String = "application/octet-stream",
        _ set: (inout HostConfiguration.Limits) -> Void = { _ in }
    ) throws -> ResourceServer {
        var limits = HostConfiguration.Limits()
        set(&limits)
        let file = inFile ? try folder.write(bytes, to: "resource") : nil
        return try ResourceServer(file: file, contentType: type, limits: limits) { bytes }
    }

    @Test(arguments: [false, true]) func `the whole body arrives`(inFile: Bool) async throws {
        let server = try server(inFile: inFile)
        let answer = try #require(try await server.get())
        #expect(answer.status == 200 && Data(answer.body) == Self.bytes)
        #expect(answer.headers["content-length"] == "300000" && answer.headers["accept-ranges"] == "bytes")
        #expect(answer.headers["cache-control"]?.contains("immutable") == true)
        try await server.wait { server.bodies.byteCount == 0 && server.bodies.fileCount == 0 }
    }

    @Test func `a film whose path isn't made from its content is asked for again`() async throws {
        let film = try folder.write("film", to: "film")
        let server = try ResourceServer(file: film, contentType: "video/mp4", folder: "video/")
        let answer = try #require(try await server.get())
        #expect(answer.headers["cache-control"] == "no-cache")
        let tag = try #require(answer.headers["etag"])
        #expect(try await server.get("If-None-Match: \(tag)")?.status == 304)
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537]) func `files of any length arrive`(count: Int) async throws {
        let bytes = Self.bytes.prefix(count)
        let answer = try await server(inFile: true, bytes).get()
        #expect(answer?.status == 200 && answer.map { Data($0.body) } == bytes)
    }

    @Test(arguments: [false, true]) func `a part arrives`(inFile: Bool) async throws {
        let server = try server(inFile: inFile)
        for (header, range) in [("bytes=100000-199999", 100_000..<200_000), ("bytes=-7", 299_993..<300_000)] {
            let answer = try #require(try await server.get("Range: \(header)"))
            #expect(answer.status == 206 && Data(answer.body) == Self.bytes[range])
            #expect(answer.headers["content-range"] == "bytes \(range.lowerBound)-\(range.upperBound - 1)/300000")
            #expect(answer.headers["content-length"] == "\(range.count)")
        }
        let beyond = try await server.get("Range: bytes=300000-")
        #expect(beyond?.status == 416 && beyond?.headers["content-range"] == "bytes */300000")
    }

    @Test func `a part of another version isn't sent`() async throws {
        let server = try server(inFile: true)
        let tag = try #require(try await server.get()?.headers["etag"])
        #expect(try await server.get("Range: bytes=0-9", "If-Range: \(tag)")?.status == 206)
        #expect(try await server.get("Range: bytes=0-9", "If-Range: \"other\"")?.status == 200)
    }

    @Test func `a file that the client has isn't sent again`() async throws {
        let server = try server(inFile: true)
        let tag = try #require(try await server.get()?.headers["etag"])
        for header in [tag, "W/\(tag)", "\"other\", \(tag)"] {
            let answer = try await server.get("If-None-Match: \(header)")
            #expect(answer?.status == 304 && answer?.headers["etag"] == tag && answer?.body == [])
        }
        #expect(try await server.get("If-None-Match: \"other\"")?.status == 200)
    }

    @Test(arguments: [false, true]) func `a HEAD request gets the length and keeps nothing`(inFile: Bool) async throws {
        let server = try server(inFile: inFile)
        let request = "HEAD \(server.path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nRange: bytes=0-9\r\n\r\n"
        let answer = try await HTTPAnswer.to(request, port: server.port)
        #expect(answer?.status == 200 && answer?.headers["content-length"] == "300000")
        try await server.wait { server.bodies.byteCount == 0 && server.bodies.fileCount == 0 }
    }

    @Test func `a text in a file is compressed for who accepts it`() async throws {
        let text = Data(String(repeating: "tea and coffee\n", count: 10_000).utf8)
        let server = try server(inFile: true, text, type: "text/plain")
        let short = try #require(try await server.get("Accept-Encoding: gzip"))
        #expect(short.headers["content-encoding"] == "gzip" && short.body.count < 10_000)
        #expect(short.headers["etag"]?.hasPrefix("W/") == true)
        let whole = try #require(try await server.get())
        #expect(whole.headers["content-encoding"] == nil && Data(whole.body) == text)
        let part = try #require(try await server.get("Accept-Encoding: gzip", "Range: bytes=0-2"))
        #expect(part.status == 206 && part.text == "tea")
        #expect([short, whole].allSatisfy { $0.headers["vary"] == "accept-encoding" })
    }

    @Test func `a file is read into memory if too many are open`() async throws {
        let server = try server(inFile: true) { $0.openFileCountMax = 1 }
        let others = server.bodies.hold(try OpenFile(folder.write("", to: "other")), named: "other", for: "1")
        #expect(others != nil)
        #expect(try await server.get().map { Data($0.body) } == Self.bytes)
    }

    @Test func `a download that can't be sent just now isn't fetched, and so stays on offer`() async throws {
        var limits = HostConfiguration.Limits()
        limits.unsentBytesMax = 1000
        let fetchCount = Counter()
        let server = try ResourceServer(limits: limits, isDownload: true) {
            fetchCount.add()
            return Self.bytes
        }
        var other: HeldBody? = server.bodies.hold(Data(count: 2000), named: "other", for: "another")
        #expect(try await server.get()?.status == 429)
        #expect(fetchCount.value == 0 && other != nil)
        other = nil
        let answer = try await server.get("Range: bytes=0-9")
        #expect(answer?.status == 200 && answer.map { Data($0.body) } == Self.bytes && fetchCount.value == 1)
    }

    private final class Counter: Sendable {
        private let number = Atomic(0)
        var value: Int { number.load(ordering: .relaxed) }
        func add() { number.add(1, ordering: .relaxed) }
    }

    @Test func `a file that is gone can't be loaded`() async throws {
        let server = try server(inFile: true)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("resource"))
        #expect(try await server.get()?.status == 500)
    }
}
