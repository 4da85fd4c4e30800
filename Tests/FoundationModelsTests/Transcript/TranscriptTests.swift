import Foundation
import TestSupport
@testable import FoundationModels
import Testing

@Suite("Transcripts")
struct TranscriptTests {
    static let everything = Transcript(entries: [
        .instructions(
            .init(
                id: "i", segments: [.text(.init(id: "i0", content: "Be kind."))],
                toolDefinitions: [
                    .init(name: "calendar", description: "Reads events.", parameters: [String].generationSchema)
                ])),
        .prompt(
            .init(
                id: "p", segments: [.text(.init(id: "p0", content: "Hello"))],
                options: GenerationOptions(
                    sampling: .random(probabilityThreshold: 0.9, seed: 3), temperature: 0.5, maximumResponseTokens: 7),
                responseFormat: .init(type: [Int].self))),
        .toolCalls(
            .init(id: "c", [.init(id: "c0", toolName: "calendar", arguments: .init(properties: ["z": 1, "a": "b"]))])),
        .toolOutput(
            .init(id: "c0", toolName: "calendar", segments: [.text(.init(id: "o0", content: "Nothing today."))])),
        .response(
            .init(
                id: "r", assetIDs: ["mini"],
                segments: [
                    .structure(
                        .init(id: "r0", source: "Order", content: .init(properties: ["drink": "latte", "shots": 2])))
                ])),
    ])

    @Test
    func `a transcript is written in Apple's JSON`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(Self.everything), as: UTF8.self)
        let expected = """
            {"transcript":{"entries":[\
            {"contents":[{"id":"i0","text":"Be kind.","type":"text"}],"id":"i","role":"instructions","tools":[\
            {"function":{"description":"Reads events.","name":"calendar","parameters":\
            {"items":{"type":"string"},"type":"array"}},"type":"function"}]},\
            {"contents":[{"id":"p0","text":"Hello","type":"text"}],"id":"p","options":{"maximumResponseTokens":7,\
            "sampling":{"mode":"random","probabilityThreshold":0.9,"seed":3},"temperature":0.5},\
            "responseFormat":{"jsonSchema":{"name":"Array<Int>","schema":{"items":{"type":"integer"},"type":"array"}},\
            "type":"jsonSchema"},"role":"user"},\
            {"id":"c","role":"response","toolCalls":[\
            {"arguments":"{\\"z\\": 1, \\"a\\": \\"b\\"}","id":"c0","name":"calendar"}]},\
            {"contents":[{"id":"o0","text":"Nothing today.","type":"text"}],"id":"c0","role":"tool","toolCallID":"c0",\
            "toolName":"calendar"},\
            {"assets":["mini"],"contents":[{"id":"r0","structure":{"content":{"drink":"latte","shots":2},\
            "source":"Order"},"type":"structure"}],"id":"r","role":"response"}\
            ]},"type":"FoundationModels.Transcript","version":1}
            """
        #expect(json == expected)
    }

    @Test
    func `a transcript survives being saved`() throws {
        let data = try JSONEncoder().encode(Self.everything)
        #expect(try JSONDecoder().decode(Transcript.self, from: data) == Self.everything)
    }

    @Test
    func `OS 27's name of a segment's source is the same`() {
        var segment = Transcript.StructuredSegment(id: "s", schemaName: "Order", content: .null)
        #expect(segment == .init(id: "s", source: "Order", content: .null))
        segment.schemaName = "Menu"
        #expect(segment.source == "Menu")
    }

    private func structured(_ content: GeneratedContent) -> Transcript {
        let segment = Transcript.Segment.structure(.init(id: "s", source: "Order", content: content))
        return Transcript(entries: [.response(.init(id: "r", assetIDs: [], segments: [segment]))])
    }

    private func content(of transcript: Transcript) -> GeneratedContent? {
        guard case .response(let response)? = transcript.first, case .structure(let segment)? = response.segments.first
        else { return nil }
        return segment.content
    }

    @Test(arguments: [
        #"{"z": 1, "a": [{"y": 1.50, "b": null}, {"b": 1, "y": 2}], "m": {}}"#, #"{"a": {"z": 1, "b": 2}}"#,
        #"[{"b": "é", "a": "1"}]"#, #"{"a": 1, "b": [{"c": 1, "d": true}]}"#, "[]", "3",
    ])
    func `the keys of a structure keep their order, at any depth`(json: String) throws {
        let data = try JSONEncoder().encode(structured(GeneratedContent(json: json)))
        let copy = try JSONDecoder().decode(Transcript.self, from: data)
        #expect(content(of: copy)?.jsonString == json)
    }

    @Test
    func `only where keys don't stand by name is their order written`() throws {
        func json(_ content: GeneratedContent) throws -> String {
            String(decoding: try JSONEncoder().encode(structured(content)), as: UTF8.self)
        }
        #expect(try !json(GeneratedContent(properties: ["a": 1, "b": 2])).contains("orderedContent"))
        #expect(
            try json(GeneratedContent(properties: ["b": 1, "a": 2]))
                .contains(#""orderedContent":"{\"b\": 1, \"a\": 2}""#))
    }

    @Test
    func `a content that was changed by hand counts, whatever was written of its order`() throws {
        for order in [#"{\"b\": 1, \"a\": 2}"#, #"{\"b\": 1"#, "not JSON"] {
            let json = """
                {"version": 1, "type": "FoundationModels.Transcript", "transcript": {"entries": [{"role": "response", \
                "id": "r", "contents": [{"type": "structure", "id": "s", "structure": {"source": "Order", \
                "content": {"b": 1, "a": 3}, "orderedContent": "\(order)"}}]}]}}
                """
            let transcript = try JSONDecoder().decode(Transcript.self, from: Data(json.utf8))
            #expect(content(of: transcript)?.jsonString == #"{"a": 3, "b": 1}"#)
        }
    }

    @Test(arguments: [
        GenerationOptions(sampling: .greedy), .init(sampling: .random(top: 5)),
        .init(sampling: .random(top: 5, seed: .max)),
        .init(sampling: .random(probabilityThreshold: 0.5)), .init(temperature: 0.25, maximumResponseTokens: 3),
        .init(toolCallingMode: .required), .init(toolCallingMode: .disallowed), .init(toolCallingMode: .allowed),
    ])
    func `every option survives being saved`(options: GenerationOptions) throws {
        let transcript = Transcript(entries: [.prompt(.init(id: "p", segments: [], options: options))])
        let data = try JSONEncoder().encode(transcript)
        #expect(try JSONDecoder().decode(Transcript.self, from: data) == transcript)
    }

    @Test
    func `unset options are written as an empty object, as Apple's are`() throws {
        let transcript = Transcript(entries: [.prompt(.init(id: "p", segments: []))])
        let json = String(decoding: try JSONEncoder().encode(transcript), as: UTF8.self)
        #expect(json.contains(#""options":{}"#))
    }

    @Test
    func `a transcript of the next version, and one without what may be absent, is read`() throws {
        let json = """
            {"version": "1.1", "type": "FoundationModels.Transcript", "transcript": {"entries": [
              {"role": "instructions", "id": "i", "contents": []},
              {"role": "user", "id": "p", "contents": [{"type": "text", "id": "0", "text": "Hello"}]},
              {"role": "response", "id": "r", "contents": [{"type": "text", "id": "1", "text": "Hi"}], "assets": []}]}}
            """
        let transcript = try JSONDecoder().decode(Transcript.self, from: Data(json.utf8))
        #expect(transcript.map(\.description) == ["Instructions: ", "Prompt: Hello", "Response: Hi"])
    }

    @Test(arguments: [
        "{}", #"{"version": 1, "type": "FoundationModels.Transcript"}"#,
        #"{"version": 1, "type": "Other", "transcript": {"entries": []}}"#,
        #"{"version": 1, "type": "FoundationModels.Transcript", "transcript": {"entries": [{"role": "nobody"}]}}"#,
        #"{"version": 1, "type": "FoundationModels.Transcript", "transcript": {"entries": [{"role": "user"}]}}"#,
    ])
    func `what is no transcript is refused`(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Transcript.self, from: Data(json.utf8)) }
    }

    @Test(arguments: 0..<100)
    func `damaged transcripts are refused or read, never trusted`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var bytes = Array(try JSONEncoder().encode(Self.everything))
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let position = Int.random(in: bytes.indices, using: &random)
            bytes[position] = Array("{}[]\",:0 aA".utf8).randomElement(using: &random) ?? 0
        }
        guard let transcript = try? JSONDecoder().decode(Transcript.self, from: Data(bytes)) else { return }
        let copy = try JSONDecoder().decode(Transcript.self, from: JSONEncoder().encode(transcript))
        #expect(copy == transcript)
    }

    @Test
    func `a transcript is a random-access collection whose entries can be replaced`() {
        var transcript = Self.everything
        #expect(transcript.count == 5)
        #expect(transcript.map(\.id) == ["i", "p", "c", "c0", "r"])
        #expect(transcript.last?.id == "r")
        #expect(transcript.suffix(2).map(\.id) == ["c0", "r"])
        transcript[0] = .prompt(.init(id: "new", segments: []))
        #expect(transcript.first?.id == "new")
        guard case .toolCalls(let calls) = transcript[2] else {
            Issue.record("No tool calls")
            return
        }
        #expect(calls.count == 1 && calls[0].arguments.jsonString == #"{"z": 1, "a": "b"}"#)
    }

    @Test
    func `a schema's properties come back in their declared order`() throws {
        let json =
            #"{"type": "object", "x-order": ["z", "a"], "properties": {"a": {"type": "string"}, "z": {"type": "integer"}}}"#
        let schema = try JSONDecoder().decode(GenerationSchema.self, from: Data(json.utf8))
        #expect(schema.debugDescription.contains(#""properties": {"z": {"type": "integer"}, "a": {"type": "string"}}"#))
    }

    @Test
    func `primitive types and arrays have schemas in Apple's JSON`() throws {
        #expect(String.generationSchema.debugDescription == #"{"type": "string"}"#)
        #expect(Bool.generationSchema.debugDescription == #"{"type": "boolean"}"#)
        #expect(Int.generationSchema.debugDescription == #"{"type": "integer"}"#)
        #expect(Float.generationSchema.debugDescription == #"{"type": "number"}"#)
        #expect(Decimal.generationSchema.debugDescription == #"{"type": "number"}"#)
        #expect(
            [[Double]].generationSchema.debugDescription
                == #"{"type": "array", "items": {"type": "array", "items": {"type": "number"}}}"#)
    }
}
