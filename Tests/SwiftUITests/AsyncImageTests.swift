import Foundation
import TestSupport
import Testing

@testable import SwiftUI

@Suite("Images from addresses", .timeLimit(.minutes(1)))
struct AsyncImageTests {
    private static let base64 =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

    private let open = ImageSource(isLocalAllowed: true)

    private var png: Data { get throws { try #require(Data(base64Encoded: Self.base64)) } }

    private func file(_ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: url)
        return url
    }

    private func url(_ server: FixtureServer, _ path: String = "/") throws -> URL {
        try #require(URL(string: "http://127.0.0.1:\(server.port)\(path)"))
    }

    @Test func `an image is loaded and kept`() async throws {
        let url = try file(try png)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(RemoteImages.known(url, 1) == nil)
        let image = try await RemoteImages.load(url, 1, from: open)
        #expect(image.size == CGSize(width: 1, height: 1))
        #expect(RemoteImages.known(url, 1) == image)
    }

    @Test func `what is no image fails`() async throws {
        let url = try file(Data("no picture".utf8))
        defer { try? FileManager.default.removeItem(at: url) }
        await #expect(throws: (any Error).self) { try await RemoteImages.load(url, 1, from: open) }
    }

    @Test func `A server's image comes, over a redirection too, but not over a circle of them`() async throws {
        let bytes = Array(try png)
        let server = try FixtureServer { request in
            switch request.path {
            case "/image": FixtureReply(steps: [.bytes(bytes)])
            case "/circle": FixtureReply(status: 302, headers: ["Location": "/circle"])
            default: FixtureReply(status: 302, headers: ["Location": "/image"])
            }
        }
        #expect(try await open.data(of: try url(server)) == Data(bytes))
        await #expect(throws: URLError.self) { try await open.data(of: try url(server, "/circle")) }
    }

    @Test func `An image without an end is left, and one that says that it is too long isn't read`() async throws {
        let closed = FixtureGate()
        let endless = FixtureReply(steps: [.flood(Array(repeating: 0, count: 1 << 16), closed)])
        let long = FixtureReply(rawHead: "HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n")
        for reply in [endless, long] {
            let server = try FixtureServer(replies: [reply])
            await #expect(throws: URLError(.dataLengthExceedsMaximum)) { try await open.data(of: try url(server)) }
        }
        try await closed.wait()
    }

    @Test func `Unless it is allowed, no file of the machine and nothing in its network is read`() async throws {
        let closed = ImageSource(isLocalAllowed: false)
        let file = try file(try png)
        defer { try? FileManager.default.removeItem(at: file) }
        await #expect(throws: URLError(.noPermissionsToReadFile)) { try await closed.data(of: file) }
        let server = try FixtureServer(replies: [FixtureReply(steps: [.bytes(Array(try png))])])
        for host in ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "0.0.0.0", "2130706433", "0x7f.1"] {
            let url = try #require(URL(string: "http://\(host):\(server.port)/"))
            await #expect(throws: URLError.self, "\(host)") { try await closed.data(of: url) }
        }
        #expect(server.connectionCount == 0)
    }

    @Test func `A file among the resources beside the program is read, through a link too`() async throws {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let folder = program.appendingPathComponent("made-for-\(UUID().uuidString).resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = folder.appendingPathComponent("hero.png")
        try png.write(to: picture)
        let link = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).resources")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
        defer { try? FileManager.default.removeItem(at: link) }
        let closed = ImageSource(isLocalAllowed: false)
        #expect(try await closed.data(of: picture) == png)
        #expect(try await closed.data(of: link.appendingPathComponent("hero.png")) == png)
    }

    @Test(arguments: ["ftp://example.com/a.png", "data:image/png;base64,AAAA", "gopher://127.0.0.1/"])
    func `Other protocols are refused`(address: String) async throws {
        let url = try #require(URL(string: address))
        await #expect(throws: URLError.self) { try await open.data(of: url) }
    }

    @Test func `A device or a pipe is no image`() async throws {
        for path in ["/dev/zero", "/dev/random", "/tmp"] {
            await #expect(throws: (any Error).self) { try await open.data(of: URL(fileURLWithPath: path)) }
        }
    }
}
