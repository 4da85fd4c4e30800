import Foundation
import FoundationModels
import TestSupport
import Testing

@Suite("Models that packages bring", .timeLimit(.minutes(1)))
struct ProviderTests {
    private static func events(_ lines: [String]) -> FixtureReply {
        let text = lines.map { "data: \($0)\n\n" }.joined()
        return FixtureReply(headers: ["Content-Type": "text/event-stream"], steps: [.bytes(Array(text.utf8))])
    }

    private static func client(_ server: FixtureServer) throws -> ProviderClient {
        ProviderClient(base: try #require(URL(string: "http://127.0.0.1:\(server.port)")))
    }

    @Test
    func `messages of blocks: thoughts keep their signature, and a tool is called by arguments in pieces`() async throws
    {
        let server = try FixtureServer(replies: [
            Self.events([
                #"{"delta": {"thinking": "They want a price."}}"#, #"{"delta": {"signature": "c2ln"}}"#,
                #"{"content_block": {"type": "tool_use", "id": "t1", "name": "price"}}"#,
                #"{"delta": {"partial_json": "{\"drink\": "}}"#, #"{"delta": {"partial_json": "\"tea\"}"}}"#,
            ]),
            Self.events([
                #"{"delta": {"text": "A "}}"#, #"{"delta": {"text": "smile."}}"#,
                #"{"usage": {"input_tokens": 9, "output_tokens": 2}}"#,
            ]),
        ])
        let tool = CounterTool()
        let session = LanguageModelSession(
            model: MessagesModel(client: try Self.client(server)), tools: [tool], instructions: "Be kind.")
        let response = try await session.respond(to: "What does tea cost?")
        #expect(response.content == "A smile." && tool.log.asked == ["tea"])
        #expect(response.usage.input.totalTokenCount == 9)
        let second = server.requests[1].json
        #expect(second["system"].string == "Be kind.")
        #expect(
            (0..<4).map { second["messages"][$0]["content"][0]["type"].string }
                == ["text", "thinking", "tool_use", "tool_result"])
        #expect(second["messages"][1]["content"][0]["signature"].string == "c2ln")
        #expect(second["messages"][2]["content"][0]["input"]["drink"].string == "tea")
        #expect(second["tools"][0]["input_schema"]["properties"]["drink"]["type"].string == "string")
    }

    @Test
    func `contents of parts: a schema is sent as JSON Schema, and what comes back is a value`() async throws {
        let server = try FixtureServer(replies: [
            Self.events([
                #"{"candidates": [{"content": {"parts": [{"text": "{\"drink\": "}]}}]}"#,
                #"{"candidates": [{"content": {"parts": [{"text": "\"tea\"}"}]}}], "modelVersion": "m-1"}"#,
            ])
        ])
        let session = LanguageModelSession(model: ContentsModel(client: try Self.client(server)))
        let response = try await session.respond(
            to: "An order", generating: CounterTool.Arguments.self, options: .init(sampling: .random(top: 5)))
        #expect(response.content.drink == "tea")
        guard case .response(let entry)? = session.transcript.last else {
            Issue.record("\(session.transcript)")
            return
        }
        #expect(entry.metadata == ["modelVersion": GeneratedContent("m-1")])
        let settings = server.requests[0].json["generationConfig"]
        #expect(settings["topK"].number == 5)
        #expect(settings["responseJsonSchema"]["properties"]["drink"]["type"].string == "string")
    }

    @Test
    func `items: the last word on a text counts, sources stand beside it, and a limit is the framework's error`()
        async throws
    {
        let server = try FixtureServer(replies: [
            Self.events([
                #"{"type": "response.output_text.delta", "delta": "Helo"}"#,
                #"{"type": "response.output_text.annotation.added", "annotation": {"url": "https://a"}}"#,
                #"{"type": "response.output_text.done", "text": "Hello"}"#,
            ]),
            .json(#"{"error": "slow down"}"#, status: 429),
        ])
        let session = LanguageModelSession(model: InputItemsModel(client: try Self.client(server)))
        let response = try await session.respond(
            to: "Hi", contextOptions: ContextOptions(reasoningLevel: .deep))
        #expect(response.content == "Hello")
        #expect(server.requests[0].json["reasoning"]["effort"].string == "high")
        guard case .data(let source) = session.transcript[1] else {
            Issue.record("\(session.transcript)")
            return
        }
        #expect(String(decoding: source.content, as: UTF8.self).contains("a"))
        await #expect(throws: LanguageModelError.self) { try await session.respond(to: "Again") }
    }

    @Test
    func `a container: one for the sessions of a profile, read ahead, and cut off at the limit`() async throws {
        struct Speaking: LanguageModelSession.DynamicProfile {
            let model: ContainerModel

            var body: some DynamicProfile {
                Profile { Instructions("Be kind.") }.model(model).maximumResponseTokens(2)
            }
        }
        let shelf = ContainerModel.Shelf()
        let session = LanguageModelSession(
            profile: Speaking(model: ContainerModel(shelf: shelf, reply: "one two three")))
        session.prewarm()
        #expect(shelf.prewarmed == ["Be kind."])
        #expect(try await session.respond(to: "Count").content == "one two")
        #expect(try await session.respond(to: "Again").content == "one two")
        #expect(shelf.loadedCount == 1)
    }
}
