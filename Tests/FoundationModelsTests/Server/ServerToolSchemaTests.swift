import Foundation
import TestSupport
import Testing

@testable import FoundationModels

/// On most servers, a model that is constrained to a schema can't write a tool call.
@Suite("Tools and a schema on a server", .timeLimit(.minutes(1)))
struct ServerToolSchemaTests {
    private typealias Weather = ServerToolTests.Weather

    private static let json = #"{"sky": "sunny", "degrees": 21}"#

    private static let schema = try! GenerationSchema(
        root: DynamicGenerationSchema(
            name: "Forecast",
            properties: [
                .init(name: "sky", schema: .init(type: String.self)),
                .init(name: "degrees", schema: .init(type: Int.self, guides: [.range(-40...50)])),
            ]), dependencies: [])

    private static func call(_ arguments: String) -> FixtureReply {
        let function = #"{"name": "weather", "arguments": \#(FixtureReply.quoted(arguments))}"#
        return .chat([
            #"{"choices": [{"delta": {"tool_calls": [{"index": 0, "id": "c1", "function": \#(function)}]}}]}"#,
            FixtureReply.finish("tool_calls"),
        ])
    }

    private func session(_ server: FixtureServer, _ weather: Weather = Weather()) throws -> LanguageModelSession {
        LanguageModelSession(model: try server.model(), tools: [weather])
    }

    @Test
    func `A server that writes only JSON once it is given a schema calls the tool, and then answers by the schema`()
        async throws
    {
        let server = try FixtureServer { request in
            let messages = request.json["messages"]
            let isKept = request.json["response_format"].exists
            let isTold = messages[messages.count - 1]["role"].string == "tool"
            return isKept || isTold ? .saying(Self.json) : Self.call(#"{"city": "Nara"}"#)
        }
        let weather = Weather()
        let response = try await session(server, weather).respond(to: "Weather?", schema: Self.schema)
        #expect(weather.asked.withLock { $0 } == ["Nara"])
        #expect(response.content.jsonString == Self.json)
        // There is no second request for an answer that already satisfies the schema.
        #expect(server.chats.count == 2)
        #expect(server.chats.allSatisfy { !$0["response_format"].exists && $0["tools"].count == 1 })
        #expect(server.chats[0]["messages"][0]["content"].string?.contains("JSON Schema") == true)
    }

    @Test(arguments: ["It is sunny.", "{}", #"{"sky": "sunny", "degrees": 99}"#, #"{"sky": "su"#])
    func `what is no answer by the schema is taken back, and asked for with the schema and without calls`(
        text: String
    ) async throws {
        let usage = #"{"choices": [], "usage": {"prompt_tokens": 10, "completion_tokens": 5}}"#
        let server = try FixtureServer(replies: [
            .chat([FixtureReply.delta(text), FixtureReply.finish(), usage]),
            .chat([FixtureReply.delta(Self.json), FixtureReply.finish(), usage]),
        ])
        let session = try session(server)
        let response = try await session.respond(to: "Weather?", schema: Self.schema)
        #expect(response.content.jsonString == Self.json)
        #expect(response.usage.totalTokenCount == 30)
        let replies = session.transcript.filter { if case .response = $0 { true } else { false } }
        #expect(replies.count == 1)
        #expect(server.chats.map { $0["response_format"]["type"].string } == [nil, "json_schema"])
        #expect(server.chats.map { $0["tool_choice"].string } == [nil, "none"])
        #expect(server.chats.allSatisfy { $0["tools"].count == 1 })
    }

    @Test
    func `a stream whose beginning is taken back ends with what fulfils the schema`() async throws {
        let server = try FixtureServer(replies: [.saying(#"{"sky": "#, #""x", "degrees": 99}"#), .saying(Self.json)])
        var last: GeneratedContent?
        for try await snapshot in try session(server).streamResponse(to: "Weather?", schema: Self.schema) {
            last = snapshot.rawContent
        }
        #expect(last?.jsonString == Self.json)
    }

    @Test
    func `a server that takes either tools or a schema is given one of them from then on`() async throws {
        let server = try FixtureServer { request in
            let (hasTools, isKept) = (request.json["tools"].exists, request.json["response_format"].exists)
            if hasTools && isKept {
                return .json(#"{"error": {"message": "JSON cannot be combined with tool calling"}}"#, status: 400)
            }
            return .saying(isKept ? Self.json : "Sunny.")
        }
        let session = try session(server)
        for _ in 0..<2 {
            #expect(try await session.respond(to: "Weather?", schema: Self.schema).content.jsonString == Self.json)
        }
        #expect(server.chats.count == 5)
        #expect(server.chats.map { $0["tools"].exists } == [true, true, false, true, false])
    }

    @Test
    func `a model that must call is kept to no schema while it does`() async throws {
        let server = try FixtureServer(replies: [Self.call(#"{"city": "Nara"}"#), .saying(Self.json)])
        let weather = Weather()
        var options = GenerationOptions()
        options.toolCallingMode = .required
        // Only a tool can end required tool calling, so an answer is refused.
        await #expect(throws: ToolCallingError.noCall) {
            try await session(server, weather).respond(to: "Weather?", schema: Self.schema, options: options)
        }
        #expect(weather.asked.withLock { $0 } == ["Nara"])
        #expect(server.chats.map { $0["tool_choice"].string } == ["required", "required"])
        #expect(server.chats.allSatisfy { !$0["response_format"].exists })
    }

    @Test
    func `a model that may not call is kept to the schema at once`() async throws {
        let server = try FixtureServer(replies: [.saying(Self.json)])
        var options = GenerationOptions()
        options.toolCallingMode = .disallowed
        _ = try await session(server).respond(to: "Weather?", schema: Self.schema, options: options)
        #expect(server.chats[0]["response_format"]["type"].string == "json_schema")
        #expect(!server.chats[0]["tools"].exists)
    }

    @Test
    func `OpenAI's own servers, which let a model choose, are sent both at once`() throws {
        #expect(try ServerAddress("https://api.openai.com/v1#gpt-4o-mini").callsUnderSchemas)
        #expect(try ServerAddress("https://shop.openai.azure.com/openai/v1").callsUnderSchemas)
        #expect(try !ServerAddress("http://localhost:11434/v1#llama3.2").callsUnderSchemas)
        #expect(try !ServerAddress("https://api.openai.com.example.org/v1").callsUnderSchemas)
    }
}
