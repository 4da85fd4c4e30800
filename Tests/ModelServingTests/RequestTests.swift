import Foundation
@_spi(Backends) import FoundationModels
import Testing

@testable import ModelServing

/// How requests are parsed: errors name the place in the request.
struct `A request for a completion` {
    private func error(_ members: String, messages: String = #"[{"role": "user", "content": "Hi"}]"#) -> ServingError? {
        do {
            _ = try CompletionRequest(Data("{\"model\": \"m\", \"messages\": \(messages)\(members)}".utf8))
            return nil
        } catch {
            return error as? ServingError
        }
    }

    @Test(arguments: [
        (#", "temperature": 3"#, "temperature"), (#", "temperature": "warm""#, "temperature"),
        (#", "temperature": 1e999"#, "temperature"), (#", "top_p": -1"#, "top_p"),
        (#", "max_tokens": 0"#, "max_tokens"),
        (#", "max_tokens": 1.5"#, "max_tokens"), (#", "max_tokens": 99999999999999999999"#, "max_tokens"),
        (#", "seed": 1e30"#, "seed"), (#", "n": 2"#, "n"), (#", "stop": [1]"#, "stop"), (#", "stop": """#, "stop"),
        (#", "logit_bias": {"5": 1}"#, "logit_bias"), (#", "logprobs": true"#, "logprobs"),
        (#", "presence_penalty": 0.5"#, "presence_penalty"), (#", "stream": 1"#, "stream"),
        (#", "top_k": 4, "top_p": 0.5"#, "top_k"), (#", "tools": [{"type": "code"}]"#, "tools[0].type"),
        (#", "tools": [{"type": "function", "function": {"name": "a b"}}]"#, "tools[0].function.name"),
        (#", "tool_choice": "required""#, "tool_choice"),
        (#", "tool_choice": {"function": {"name": "x"}}"#, "tool_choice"),
        (#", "response_format": {"type": "xml"}"#, "response_format.type"),
        (#", "response_format": {"type": "json_schema"}"#, "response_format.json_schema"),
        (
            #", "response_format": {"type": "json_schema", "json_schema": {"schema": {"type": "object", "properties": {"a": {"type": "colour"}}}}}"#,
            "response_format.json_schema.schema"
        ),
    ])
    func `is refused by the place of what it can't be held to`(members: String, place: String) {
        let error = error(members)
        #expect(error?.status == 400 && error?.place == place, "\(error?.message ?? "nothing")")
    }

    @Test(arguments: [
        ("[]", "messages"), ("7", "messages"), ("[7]", "messages[0]"), (#"[{"role": "user"}]"#, "messages[0].content"),
        (#"[{"role": "king", "content": "x"}]"#, "messages[0].role"),
        (
            #"[{"role": "user", "content": [{"type": "image_url", "image_url": {"url": "x"}}]}]"#,
            "messages[0].content[0].type"
        ),
        (#"[{"role": "tool", "tool_call_id": "x", "content": "y"}]"#, "messages[0].tool_call_id"),
        (
            #"[{"role": "assistant", "tool_calls": [{"id": "a", "function": {"name": "f", "arguments": "{"}}]}]"#,
            "messages[0].tool_calls[0].function.arguments"
        ),
    ])
    func `is refused by the message that makes no sense`(messages: String, place: String) {
        #expect(error("", messages: messages)?.place == place)
    }

    @Test(arguments: ["", "{", "[1]", "null", "{} {}", "\u{FEFF}{}", "{\"model\": }"])
    func `is JSON as a whole`(body: String) {
        #expect(throws: ServingError.self) { try CompletionRequest(Data(body.utf8)) }
    }

    @Test func `that is nested deeply, or no text, is refused`() {
        let deep = Data("{\"messages\": \(String(repeating: "[", count: 100_000))".utf8)
        #expect(throws: ServingError.self) { try CompletionRequest(deep) }
        #expect(throws: ServingError.self) { try CompletionRequest(Data([0x7B, 0xFF, 0x7D])) }
    }

    @Test func `may hold what changes nothing, and what nobody knows`() throws {
        let members =
            #", "n": 1, "logprobs": false, "logit_bias": {}, "presence_penalty": 0, "user": "u", "store": null"#
        #expect(error(members) == nil)
    }

    @Test func `asks for an object, a schema or a text`() throws {
        func request(_ format: String) throws -> LanguageModelExecutorGenerationRequest {
            let body =
                #"{"model": "m", "messages": [{"role": "user", "content": "Hi"}], "response_format": "# + format + "}"
            return try CompletionRequest(Data(body.utf8)).request
        }
        #expect(try request(#"{"type": "json_object"}"#).wantsAnyObject)
        let schema = #"{"type": "object", "properties": {"a": {"type": "integer"}}}"#
        #expect(try request(#"{"type": "json_object", "schema": \#(schema)}"#).schema != nil)
        #expect(
            try request(#"{"type": "json_schema", "json_schema": {"name": "x", "schema": \#(schema)}}"#).schema != nil)
        let text = try request(#"{"type": "text"}"#)
        #expect(text.schema == nil && !text.wantsAnyObject)
    }

    @Test func `calls only the tool that it names`() throws {
        let tools = ["a", "b"].map { #"{"type": "function", "function": {"name": "\#($0)"}}"# }.joined(separator: ", ")
        func request(_ choice: String) throws -> LanguageModelExecutorGenerationRequest {
            let body =
                #"{"model": "m", "messages": [{"role": "user", "content": "Hi"}], "tools": [\#(tools)], "tool_choice": "#
            return try CompletionRequest(Data((body + choice + "}").utf8)).request
        }
        #expect(try request(#""auto""#).enabledToolDefinitions.map(\.name) == ["a", "b"])
        #expect(try request(#""none""#).enabledToolDefinitions.isEmpty)
        #expect(try request(#""required""#).generationOptions.toolCallingMode == .required)
        let one = try request(#"{"type": "function", "function": {"name": "b"}}"#)
        #expect(one.enabledToolDefinitions.map(\.name) == ["b"] && one.generationOptions.toolCallingMode == .required)
    }
}
