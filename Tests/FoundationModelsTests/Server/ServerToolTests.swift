import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FoundationModels

@Suite("Tools on a server", .timeLimit(.minutes(1)))
struct ServerToolTests {
    final class Weather: Tool {
        struct Arguments: Generable {
            var city: String

            static var generationSchema: GenerationSchema {
                GenerationSchema(type: Arguments.self, properties: [.init(name: "city", type: String.self)])
            }

            init(_ content: GeneratedContent) throws { city = try content.value(forProperty: "city") }

            var generatedContent: GeneratedContent { GeneratedContent(properties: ["city": city]) }
        }

        let name = "weather"
        let description = "Tells the weather."
        let asked = Mutex<[String]>([])

        func call(arguments: Arguments) async throws -> String {
            asked.withLock { $0.append(arguments.city) }
            return "Sun in \(arguments.city)"
        }
    }

    private static func call(_ pieces: String...) -> FixtureReply {
        let deltas = pieces.map { #"{"choices": [{"index": 0, "delta": {"tool_calls": [\#($0)]}}]}"# }
        return .chat(deltas + [FixtureReply.finish("tool_calls")])
    }

    @Test
    func `a call comes in fragments, the tool is called, and the server is told what it gave`() async throws {
        let server = try FixtureServer(replies: [
            Self.call(
                #"{"index": 0, "id": "c1", "type": "function", "function": {"name": "weather", "arguments": ""}}"#,
                #"{"index": 0, "function": {"arguments": "{\"ci"}}"#,
                #"{"index": 0, "function": {"arguments": "ty\": \"Nara\"}"}}"#),
            .saying("It is sunny."),
        ])
        let weather = Weather()
        let session = LanguageModelSession(model: try server.model(), tools: [weather])
        #expect(try await session.respond(to: "Weather?").content == "It is sunny.")
        #expect(weather.asked.withLock { $0 } == ["Nara"])

        let tool = server.chats[0]["tools"][0]["function"]
        #expect(tool["name"].string == "weather")
        #expect(tool["parameters"]["properties"]["city"]["type"].string == "string")
        let messages = server.chats[1]["messages"]
        let reply = (0..<messages.count).map { messages[$0] }.first { $0["tool_calls"].exists }
        #expect(reply?["tool_calls"][0]["id"].string == "c1")
        #expect(reply?["tool_calls"][0]["function"]["arguments"].string == #"{"city": "Nara"}"#)
        let output = messages[messages.count - 1]
        #expect(output["role"].string == "tool")
        #expect(output["tool_call_id"].string == "c1")
        #expect(output["content"].string == "Sun in Nara")
    }

    @Test
    func `tools without instructions send no message of nothing, which several servers refuse`() async throws {
        let server = try FixtureServer(replies: [.saying("Hi")])
        let session = LanguageModelSession(model: try server.model(), tools: [Weather()])
        try await session.respond(to: "Hello")
        #expect(server.chats[0]["messages"].count == 1)
        #expect(server.chats[0]["messages"][0]["role"].string == "user")
        #expect(server.chats[0]["tools"].count == 1)
    }

    @Test(arguments: [
        // OpenAI and vLLM interleave the fragments.
        [
            #"{"index": 0, "id": "a", "function": {"name": "weather", "arguments": "{\"city\": "}}"#,
            #"{"index": 1, "id": "b", "function": {"name": "weather", "arguments": "{\"city\": "}}"#,
            #"{"index": 0, "function": {"arguments": "\"Nara\"}"}}"#,
            #"{"index": 1, "function": {"arguments": "\"Oslo\"}"}}"#,
        ],
        // Older versions of Ollama send each call whole, with the index 0.
        [
            #"{"index": 0, "id": "a", "function": {"name": "weather", "arguments": "{\"city\": \"Nara\"}"}}"#,
            #"{"index": 0, "id": "b", "function": {"name": "weather", "arguments": "{\"city\": \"Oslo\"}"}}"#,
        ],
        // Without an index or an identifier, and with the arguments as an object.
        [
            #"{"function": {"name": "weather", "arguments": {"city": "Nara"}}}"#,
            #"{"function": {"name": "weather", "arguments": {"city": "Oslo"}}}"#,
        ],
        // With the identifier in every fragment.
        [
            #"{"index": 0, "id": "a", "function": {"name": "weather", "arguments": "{\"city\":"}}"#,
            #"{"index": 0, "id": "a", "function": {"name": "weather", "arguments": "\"Nara\"}"}}"#,
            #"{"index": 1, "id": "b", "function": {"name": "weather", "arguments": "{\"city\":\"Oslo\"}"}}"#,
        ],
    ])
    func `several calls at once are told apart, in whichever way a server numbers them`(pieces: [String]) async throws {
        let deltas = pieces.map { #"{"choices": [{"index": 0, "delta": {"tool_calls": [\#($0)]}}]}"# }
        let server = try FixtureServer(replies: [.chat(deltas + [FixtureReply.finish()]), .saying("Both sunny.")])
        let weather = Weather()
        let session = LanguageModelSession(model: try server.model(), tools: [weather])
        try await session.respond(to: "Weather?")
        #expect(Set(weather.asked.withLock { $0 }) == ["Nara", "Oslo"])
        let outputs = session.transcript.compactMap { entry in
            if case .toolOutput(let output) = entry { output.segments.text } else { nil }
        }
        #expect(outputs == ["Sun in Nara", "Sun in Oslo"])
    }

    @Test
    func `a call that the limit cuts off is an error, not a call`() async throws {
        let server = try FixtureServer(replies: [
            .chat([
                #"{"choices": [{"delta": {"tool_calls": [{"index": 0, "id": "a", "function": {"name": "weather", "arguments": "{\"city\": \"Na"}}]}}]}"#,
                FixtureReply.finish("length"),
            ])
        ])
        let weather = Weather()
        let session = LanguageModelSession(model: try server.model(), tools: [weather])
        do {
            let reply = try await session.respond(to: "Weather?", options: .init(maximumResponseTokens: 4))
            Issue.record("It answered \(reply.content)")
        } catch GenerationError.decodingFailure {}
        #expect(weather.asked.withLock { $0.isEmpty })
    }

    @Test
    func `a model that must call is told so`() async throws {
        let server = try FixtureServer(replies: [
            Self.call(
                #"{"index": 0, "id": "a", "function": {"name": "weather", "arguments": "{\"city\": \"Nara\"}"}}"#),
            .saying("Sunny."),
        ])
        let session = LanguageModelSession(profile: CallFirst(model: try server.model(), tool: Weather()))
        try await session.respond(to: "Weather?")
        #expect(server.chats.map { $0["tool_choice"].string } == ["required", nil])
    }

    @Test(arguments: [
        ("registry.ollama.ai/library/gemma does not support tools", 400),
        ("tools param requires --jinja flag", 400), ("tools param requires --jinja flag", 500),
    ])
    func `a model that knows no tools is said to lack them`(message: String, status: Int) async throws {
        let server = try FixtureServer(replies: [.json(#"{"error": {"message": "\#(message)"}}"#, status: status)])
        let session = LanguageModelSession(model: try server.model(), tools: [Weather()])
        guard case LanguageModelError.unsupportedCapability(let details)? = await errorOf(session) else {
            Issue.record("Expected unsupportedCapability")
            return
        }
        #expect(details.capability == .toolCalling)
    }
}
