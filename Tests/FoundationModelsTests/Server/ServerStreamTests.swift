import Foundation
import HTTP
import TestSupport
import Testing

@testable import FoundationModels

@Suite("Streams from a server", .timeLimit(.minutes(1)))
struct ServerStreamTests {
    @Test
    func `text comes while the server still writes it, not when the whole body is there`() async throws {
        let rest = FixtureGate()
        let server = try FixtureServer(replies: [
            .events([
                .event(FixtureReply.delta("Good ")), .wait(rest), .event(FixtureReply.delta("morning")),
                .event(FixtureReply.finish()), .event("[DONE]"),
            ])
        ])
        var seen: [String] = []
        for try await snapshot in try server.session().streamResponse(to: "Hello") {
            seen.append(snapshot.content)
            rest.open()
        }
        #expect(seen.first == "Good ")
        #expect(seen.last == "Good morning")
    }

    @Test(arguments: 1...6)
    func `characters that are split between two pieces of the body stay whole`(size: Int) async throws {
        let text = "喫茶☕️ – naïve 👩‍🍳"
        let body = Array("data: \(FixtureReply.delta(text))\n\ndata: \(FixtureReply.finish())\n\ndata: [DONE]\n\n".utf8)
        let pieces = stride(from: 0, to: body.count, by: size).map { start in
            FixtureReply.Step.bytes(Array(body[start..<min(start + size, body.count)]))
        }
        let server = try FixtureServer(replies: [.events(pieces)])
        #expect(try await server.session().respond(to: "Hello").content == text)
    }

    @Test
    func `cancelling the task closes the connection`() async throws {
        let (begun, closed) = (FixtureGate(), FixtureGate())
        let server = try FixtureServer(replies: [
            .events([.event(FixtureReply.delta("Hi")), .tell(begun), .untilClosed(closed)])
        ])
        let session = try server.session()
        let task = Task { try await session.respond(to: "Hello") }
        try await begun.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await closed.wait()
        #expect(session.transcript.isEmpty)
    }

    @Test
    func `leaving a stream early closes the connection`() async throws {
        let closed = FixtureGate()
        let server = try FixtureServer(replies: [.events([.event(FixtureReply.delta("Hi")), .untilClosed(closed)])])
        let session = try server.session()
        for try await _ in session.streamResponse(to: "Hello") { break }
        try await closed.wait()
        #expect(!session.isResponding)
    }

    @Test
    func `cancelling before the head of the response has come closes the connection too`() async throws {
        let (asked, closed) = (FixtureGate(), FixtureGate())
        let server = try FixtureServer { _ in
            asked.open()
            return FixtureReply(steps: [.untilClosed(closed)])
        }
        let session = try server.session()
        let task = Task { try await session.respond(to: "Hello") }
        try await asked.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await closed.wait()
    }

    @Test
    func `many requests run at once: the server has all of them before it answers any`() async throws {
        let count = 48
        let all = FixtureGate()
        let server = try FixtureServer { request in
            .events([
                .wait(all), .event(FixtureReply.delta(request.json["messages"][0]["content"].string ?? "")),
                .event(FixtureReply.finish()), .event("[DONE]"),
            ])
        }
        let model = try server.model()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<count {
                group.addTask {
                    try await LanguageModelSession(model: model).respond(to: "\(number)").content == "\(number)"
                }
            }
            while server.requests.count < count { try await Task.sleep(for: .milliseconds(2)) }
            all.open()
            for try await isRight in group { #expect(isRight) }
        }
        #expect(server.answeringMax == count)
    }

    @Test
    func `a thousand pieces come in their order`() async throws {
        let words = (0..<1000).map { "\($0) " }
        let server = try FixtureServer(replies: [.chat(words.map(FixtureReply.delta) + [FixtureReply.finish()])])
        #expect(try await server.session().respond(to: "Count").content == words.joined())
    }

    @Test
    func `Requests that follow each other share a connection, although each stream is left at its end mark`()
        async throws
    {
        let server = try FixtureServer(replies: [.saying("Hi")])
        let client = HTTPClient()
        let model = SystemLanguageModel(
            backend: ServerModel(try server.connection(client: client), report: { _ in }))
        let session = LanguageModelSession(model: model)
        for _ in 0..<5 {
            #expect(try await session.respond(to: "Hello").content == "Hi")
            while client.openResponseCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
        }
        #expect(server.chats.count == 5)
        // Other requests to the server may need a second connection.
        #expect(server.connectionCount <= 2)
    }

    @Test
    func `A connection that the server leaves open after the end mark is closed, and nobody waits for it`() async throws
    {
        let closed = FixtureGate()
        let server = try FixtureServer(replies: [
            .events([
                .event(FixtureReply.delta("Hi")), .event(FixtureReply.finish()), .event("[DONE]"), .untilClosed(closed),
            ])
        ])
        #expect(try await server.session().respond(to: "Hello").content == "Hi")
        try await closed.wait()
    }

    @Test
    func `a server that answers as a whole, although it was asked for a stream, is understood`() async throws {
        let server = try FixtureServer(replies: [
            .json(
                #"{"choices": [{"message": {"role": "assistant", "content": "Hi"}, "finish_reason": "stop"}], "usage": {"prompt_tokens": 3, "completion_tokens": 1}}"#
            )
        ])
        let response = try await server.session().respond(to: "Hello")
        #expect(response.content == "Hi")
        #expect(response.usage.input.totalTokenCount == 3)
    }

    @Test(arguments: ["{}", #"{"choices": []}"#])
    func `JSON without choices is no empty answer`(body: String) async throws {
        guard case GenerationError.decodingFailure? = await errorOf(try FixtureServer(replies: [.json(body)]).session())
        else {
            Issue.record("Expected decodingFailure")
            return
        }
    }
}
