import Foundation
import FoundationModels
import FoundationModelsTesting
import TestSupport
import Testing

@testable import HTTPServing
@testable import ModelServing

/// Many requests, slow ones, and requests whose clients disconnect.
@Suite(.timeLimit(.minutes(2))) struct `A server of a model` {
    private static let hello = #"{"model": "fixture", "messages": [{"role": "user", "content": "Hello"}]}"#
    private static let streamed = "{\"stream\": true, " + hello.dropFirst()

    private func request(_ body: String, port: Int) -> String {
        "POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    @Test(arguments: [hello, streamed]) func `stops the model when its client goes`(body: String) async throws {
        let pace = ScriptedLanguageModel.Pace()
        let model = ScriptedLanguageModel("one two three", pace: pace)
        let fixture = try ServedFixture(model)
        var socket: RawSocket? = try RawSocket(port: fixture.server.port)
        socket?.send(request(body, port: fixture.server.port))
        await pace.waitUntilAsked(1)
        pace.allow(1)
        await pace.waitUntilAsked(2)
        socket = nil
        while model.cancelledReplyCount == 0 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(model.cancelledReplyCount == 1)
    }

    @Test func `lets so many run, has some wait, and sends the others away`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let model = ScriptedLanguageModel("a", "b", "c", pace: pace)
        let fixture = try ServedFixture(model) { ($0.runningCountMax, $0.waitingCountMax) = (1, 1) }
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<3 { group.addTask { try await fixture.post(Self.hello).status } }
            // One request runs and one is queued until the test continues, so the first response is the refusal.
            var statuses = [try await group.next()]
            pace.allowAll()
            while let status = try await group.next() { statuses.append(status) }
            return statuses
        }
        #expect(statuses == [429, 200, 200])
    }

    @Test func `sends who finds no room away before the body comes`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let fixture = try ServedFixture(ScriptedLanguageModel("a", pace: pace)) {
            ($0.runningCountMax, $0.waitingCountMax) = (1, 0)
        }
        async let running = fixture.post(Self.hello)
        await pace.waitUntilAsked(1)
        let port = fixture.server.port
        let head =
            "POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
        let answer = try await HTTPAnswer.to("\(head)Content-Length: 1000\r\n\r\n", port: port)
        #expect(answer?.status == 429 && answer?.headers["retry-after"] == "5")
        pace.allowAll()
        #expect(try await running.status == 200)
    }

    @Test func `closes connections for new ones even while they ask`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel()) { $0.limits.connectionCountMax = 4 }
        let port = fixture.server.port
        let closed = RequestLog()
        for _ in 0..<30 {
            let socket = try RawSocket(port: port)
            Task.detached {
                repeat {
                    socket.send("GET /health HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
                } while try await HTTPAnswer.read(from: socket) != nil
                closed.append("closed")
            }
        }
        let deadline = ContinuousClock.now + .seconds(10)
        while closed.lines.count < 26, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(5)) }
        #expect(closed.lines.count >= 26)
        fixture.server.stop()
    }

    @Test func `gives a turn to the next one when the model has stopped`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let model = ScriptedLanguageModel("one two", "three", pace: pace)
        let fixture = try ServedFixture(model) { $0.runningCountMax = 1 }
        var socket: RawSocket? = try RawSocket(port: fixture.server.port)
        socket?.send(request(Self.hello, port: fixture.server.port))
        await pace.waitUntilAsked(1)
        async let next = fixture.post(Self.hello)
        socket = nil
        await pace.waitUntilAsked(2)
        #expect(model.cancelledReplyCount == 1)
        pace.allowAll()
        #expect(try await next.status == 200)
    }

    @Test func `holds nothing that was written, however far behind a client is`() throws {
        var sockets: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
        defer { sockets.forEach { close($0) } }
        var outgoing = OutgoingBytes()
        var space = [UInt8](repeating: 0, count: 60_000)
        for _ in 0..<50 {
            outgoing.append([UInt8](repeating: 7, count: 64_000))
            _ = outgoing.flush(to: sockets[0])
            _ = read(sockets[1], &space, space.count)
        }
        #expect(outgoing.count > 0 && outgoing.heldCount <= 2 * outgoing.count)
    }

    @Test(arguments: ["response_format", "tools"])
    func `refuses a schema of endless combinations by its place`(place: String) async throws {
        let lists = (0..<8).map { list in
            let objects = (0..<10).map {
                #"{"type": "object", "required": ["p\#(list)_\#($0)"], "properties": {"p\#(list)_\#($0)": {}}}"#
            }
            return "{\"anyOf\": [\(objects.joined(separator: ", "))]}"
        }
        let schema = "{\"allOf\": [\(lists.joined(separator: ", "))]}"
        let member =
            place == "tools"
            ? #""tools": [{"type": "function", "function": {"name": "f", "parameters": \#(schema)}}]"#
            : #""response_format": {"type": "json_schema", "json_schema": {"schema": \#(schema)}}"#
        let fixture = try ServedFixture(ScriptedLanguageModel("{}"))
        let (status, json) = try await fixture.complete("{\(member), " + Self.hello.dropFirst())
        #expect(status == 400 && json.text("error.param")?.hasPrefix(place) == true)
        #expect(json.text("error.code") == "unsupported_schema")
    }

    @Test func `ends a reply that takes too long`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel("a", pace: .init())) { $0.secondsMax = 0.05 }
        let (status, json) = try await fixture.complete(Self.hello)
        #expect(status == 504 && json.text("error.code") == "timeout")
    }

    @Test func `lets replies end before it does, and nobody in`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let fixture = try ServedFixture(ScriptedLanguageModel("one two", pace: pace))
        async let reply = fixture.post(Self.streamed)
        await pace.waitUntilAsked(1)
        async let ending: Void = fixture.server.finish(withinSeconds: 60)
        // The server's thread needs a moment to begin shutting down.
        while (try? await fixture.get("/health").status) != nil { await Task.yield() }
        pace.allowAll()
        #expect(try await reply.text.contains("[DONE]"))
        await ending
    }

    @Test func `refuses bodies that are too long, have no length, or are no bodies`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel()) { $0.limits.bodyBytesMax = 100 }
        let port = fixture.server.port
        let head =
            "POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
        let cases = [
            ("Content-Length: 101\r\n", 413), ("Content-Length: 99999999999999999999999\r\n", 400),
            ("Content-Length: -1\r\n", 400), ("Content-Length: 0x10\r\n", 400),
            ("Content-Length: 5\r\nContent-Length: 6\r\n", 400), ("Transfer-Encoding: chunked\r\n", 411), ("", 411),
            ("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", 400), ("Content-Length: 0\r\n", 400),
        ]
        for (line, status) in cases {
            let answer = try await HTTPAnswer.to("\(head)\(line)\r\n", port: port)
            #expect(answer?.status == status, "\(line)")
        }
        #expect(try await fixture.get("/health").status == 200)
    }

    @Test func `waits for a body only so long`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel()) { $0.limits.bodySeconds = 0.05 }
        let socket = try RawSocket(port: fixture.server.port)
        socket.send(request(Self.hello, port: fixture.server.port).dropLast(5).description)
        #expect(try await HTTPAnswer.read(from: socket)?.status == 408)
    }

    @Test func `keeps a connection for the next request`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel("a", "b"))
        let socket = try RawSocket(port: fixture.server.port)
        for _ in 0..<2 {
            socket.send(request(Self.hello, port: fixture.server.port))
            #expect(try await HTTPAnswer.read(from: socket)?.status == 200)
        }
    }

    @Test func `answers requests one after the other that come at once, or closes`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let fixture = try ServedFixture(ScriptedLanguageModel("one two", "three", pace: pace))
        let socket = try RawSocket(port: fixture.server.port)
        let request = request(Self.hello, port: fixture.server.port)
        socket.send(request)
        await pace.waitUntilAsked(1)
        socket.send(request)
        pace.allowAll()
        #expect(try await HTTPAnswer.read(from: socket)?.text.contains("one two") == true)
        #expect([200, nil].contains(try await HTTPAnswer.read(from: socket)?.status))
    }

    @Test func `takes garbage for no request`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel("Hi"))
        var random = SeededRandom(seed: 34)
        for _ in 0..<100 {
            let socket = try RawSocket(port: fixture.server.port)
            socket.send((0..<Int.random(in: 1...400, using: &random)).map { _ in .random(in: 0...255, using: &random) })
            socket.send("\r\n\r\n")
        }
        for _ in 0..<200 {
            var body = Array(Self.hello.utf8)
            for _ in 0..<3 {
                body[Int.random(in: 0..<body.count, using: &random)] = .random(in: 32...126, using: &random)
            }
            let status = try await fixture.post(String(decoding: body, as: UTF8.self)).status
            #expect([200, 400, 404, 500].contains(status))
        }
        #expect(try await fixture.get("/health").status == 200)
    }
}
