import Foundation
import TestSupport
import Testing

@testable import HTTP

@Suite("Requests over HTTP", .timeLimit(.minutes(1)))
struct HTTPClientTests {
    private func url(_ server: FixtureServer, _ path: String = "/") throws -> URL {
        try #require(URL(string: "http://127.0.0.1:\(server.port)\(path)"))
    }

    private var soon: ContinuousClock.Instant { .now + .seconds(30) }
    private var verySoon: ContinuousClock.Instant { .now + .milliseconds(200) }

    @Test func `method, headers and body arrive, and status, headers and body come back`() async throws {
        let server = try FixtureServer(replies: [.json(#"{"a": 1}"#, status: 201, headers: ["X-Odd": "yes"])])
        let body = Data(count: 3 << 20)
        let request = HTTPRequest(try url(server, "/a?b=c"), method: "POST", headers: ["X-Key": "k"], body: body)
        let response = try await HTTPClient.shared.send(request, by: soon)
        #expect(response.status == 201 && response.headers["x-odd"] == "yes")
        #expect(response.contentType == "application/json")
        #expect(try await response.body(byteCountMax: 100, by: soon) == Data(#"{"a": 1}"#.utf8))
        let received = try #require(server.requests.first)
        #expect(received.method == "POST" && received.path == "/a?b=c" && received.headers["x-key"] == "k")
        #expect(received.body == body && received.headers["expect"] == nil)
    }

    @Test func `A redirection is given back and not followed`() async throws {
        let server = try FixtureServer(replies: [.json("", status: 302, headers: ["Location": "/elsewhere"])])
        let response = try await HTTPClient.shared.send(HTTPRequest(try url(server)), by: soon)
        #expect(response.status == 302 && response.headers["location"] == "/elsewhere")
        #expect(server.requests.count == 1)
    }

    @Test func `Waiting for a server takes no turns of the loop`() async throws {
        let closed = FixtureGate()
        let server = try FixtureServer { _ in FixtureReply(steps: [.untilClosed(closed)]) }
        let client = HTTPClient()
        let response = try await client.send(HTTPRequest(try url(server)), by: soon)
        let before = client.turnCount
        await #expect(throws: HTTPFailure.late) { try await response.next(by: .now + .milliseconds(500)) }
        #expect(client.turnCount - before < 20)
        try await closed.wait()
    }

    @Test func `Responses that wait aren't looked at for the sake of one that comes`() async throws {
        let closed = FixtureGate()
        let server = try FixtureServer { request in
            let pieces = (0..<200).map { _ in FixtureReply.Step.bytes([UInt8](repeating: 65, count: 1000)) }
            return FixtureReply(steps: request.path == "/wait" ? [.untilClosed(closed)] : pieces)
        }
        let client = HTTPClient()
        var waiting: [HTTPResponse] = []
        for _ in 0..<20 { waiting.append(try await client.send(HTTPRequest(try url(server, "/wait")), by: soon)) }
        let (turns, looks) = (client.turnCount, client.lookCount)
        for _ in 0..<5 {
            let response = try await client.send(HTTPRequest(try url(server, "/come")), by: soon)
            while try await response.next(by: soon) != nil {}
        }
        // The client checks a response only when a reader calls or a deadline passes: about twice for each response, not all
        // twenty in every turn.
        #expect(client.lookCount - looks < 5 * 20 && client.turnCount > turns)
        withExtendedLifetime(waiting) {}
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\nX: y\r\n"])
    func `A server that says nothing, or half a head, is left when the time is over`(beginning: String) async throws {
        let closed = FixtureGate()
        let server = try FixtureServer { _ in FixtureReply(steps: [.untilClosed(closed)], rawHead: beginning) }
        let request = HTTPRequest(try url(server))
        await #expect(throws: HTTPFailure.late) { try await HTTPClient.shared.send(request, by: verySoon) }
        try await closed.wait()
    }

    @Test func `Who reads slowly holds the server back, and gets everything`() async throws {
        let piece = Array(repeating: UInt8(ascii: "a"), count: 1 << 20)
        let isSent = FixtureGate()
        let steps = Array(repeating: FixtureReply.Step.bytes(piece), count: 40) + [.tell(isSent)]
        let server = try FixtureServer(replies: [FixtureReply(steps: steps)])
        let response = try await HTTPClient.shared.send(HTTPRequest(try url(server)), by: soon)
        // The test stops reading for a while. The socket buffers absorb some of the data.
        try await Task.sleep(for: .milliseconds(300))
        #expect(!isSent.hasOpened)
        var byteCount = 0
        while let data = try await response.next(by: soon) { byteCount += data.count }
        #expect(byteCount == 40 << 20)
    }

    @Test func `A body that is too long is refused, announced or not`() async throws {
        let closed = FixtureGate()
        let announced = FixtureReply(rawHead: "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
        let endless = FixtureReply(steps: [.flood(Array(repeating: 32, count: 1000), closed)])
        for reply in [announced, endless] {
            let server = try FixtureServer(replies: [reply])
            let response = try await HTTPClient.shared.send(HTTPRequest(try url(server)), by: soon)
            await #expect(throws: HTTPFailure.tooLong(byteCountMax: 5000)) {
                try await response.body(byteCountMax: 5000, by: soon)
            }
        }
        try await closed.wait()
    }

    @Test(arguments: ["X: y\r\n", "HTTP/1.1 100 Continue\r\n\r\n"])
    func `A head without an end is refused`(line: String) async throws {
        let closed = FixtureGate()
        let head = FixtureReply(steps: [.flood(Array(line.utf8), closed)], rawHead: "HTTP/1.1 200 OK\r\n")
        let request = HTTPRequest(try url(try FixtureServer(replies: [head])))
        await #expect(throws: HTTPFailure.self) { try await HTTPClient.shared.send(request, by: soon) }
        try await closed.wait()
    }

    @Test func `A header with a line's end is not sent`() async throws {
        let server = try FixtureServer(replies: [.json("{}")])
        let request = HTTPRequest(try url(server), headers: ["X-Key": "k\r\nX-Other: o"])
        await #expect(throws: HTTPFailure.self) { try await HTTPClient.shared.send(request, by: soon) }
        #expect(server.requests.isEmpty)
    }

    @Test func `A client that was let go ends its loop, and its requests with it`() async throws {
        let closed = FixtureGate()
        let server = try FixtureServer { _ in FixtureReply(steps: [.untilClosed(closed)]) }
        var client: HTTPClient? = HTTPClient()
        let response = try await client?.send(HTTPRequest(try url(server)), by: soon)
        client = nil
        await #expect(throws: HTTPFailure.self) { _ = try await response?.next(by: soon) }
        try await closed.wait()
    }

    @Test(arguments: ["127.0.0.1", "localhost"])
    func `A client for public addresses connects to nothing of this machine's`(host: String) async throws {
        let server = try FixtureServer(replies: [.json("{}")])
        let request = HTTPRequest(try #require(URL(string: "http://\(host):\(server.port)/")))
        let client = HTTPClient(reach: .publicAddresses)
        await #expect(throws: HTTPFailure.forbiddenAddress) { try await client.send(request, by: soon) }
        #expect(server.connectionCount == 0)
    }

    @Test(arguments: [
        ("http", ["http_proxy": "http://10.0.0.1:3128"], true), ("http", ["HTTP_PROXY": "http://10.0.0.1:3128"], false),
        ("https", ["HTTPS_PROXY": "http://10.0.0.1:3128"], true),
        ("https", ["http_proxy": "http://10.0.0.1:3128"], false),
        ("https", ["https_proxy": "", "all_proxy": "http://10.0.0.1:3128"], true), ("http", [:], false),
    ])
    func `A proxy is the environment's, by the scheme`(
        scheme: String, environment: [String: String], isUsed: Bool
    ) throws {
        let url = try #require(URL(string: "\(scheme)://example.org/"))
        #expect(HTTPTransfer.proxy(for: url, in: environment) == (isUsed ? "http://10.0.0.1:3128" : nil))
    }
}
