import Foundation
import FoundationModels

// The client's part for transcripts.

enum TranscriptSurface {
    private static func isPart(_ value: some Sendable & Equatable & CustomStringConvertible) {}
    private static func isIdentified<Value: Identifiable>(_ value: Value) where Value.ID == String {}

    static func transcripts(_ entry: Transcript.Entry) {
        func isTranscript<Value: Sendable & Equatable & Codable & RandomAccessCollection>(_ value: Value)
        where Value.Index == Int, Value.Element == Transcript.Entry {}
        var transcript = Transcript(entries: [entry])
        isTranscript(transcript)
        let _: Transcript = Transcript()
        let _: Transcript = Transcript(entries: transcript.dropFirst())
        transcript[0] = entry
        let _: Transcript.Entry = transcript[0]
        let _: (Int, Int) = (transcript.startIndex, transcript.endIndex)
    }

    static func entries(_ entry: Transcript.Entry) {
        isPart(entry)
        isIdentified(entry)
        switch entry {
        case .instructions(let instructions): let _: Transcript.Instructions = instructions
        case .prompt(let prompt): let _: Transcript.Prompt = prompt
        case .toolCalls(let calls): let _: Transcript.ToolCalls = calls
        case .toolOutput(let output): let _: Transcript.ToolOutput = output
        case .response(let response): let _: Transcript.Response = response
        case .reasoning(let reasoning): let _: Transcript.Reasoning = reasoning
        case .data(let data): let _: Transcript.DataEntry = data
        @unknown default: break
        }
    }

    static func segments(_ content: GeneratedContent) {
        var text = Transcript.TextSegment(id: "a", content: "b")
        text.id = "c"
        text.content = "d"
        isPart(text)
        isIdentified(text)
        let _: Transcript.TextSegment = .init(content: "b")
        var structure = Transcript.StructuredSegment(id: "a", source: "b", content: content)
        structure.source = "c"
        structure.content = content
        isPart(structure)
        isIdentified(structure)
        let _: Transcript.StructuredSegment = .init(source: "b", content: content)
        var named = Transcript.StructuredSegment(schemaName: "b", content: content)
        named.schemaName = structure.schemaName
        let segments: [Transcript.Segment] = [.text(text), .structure(structure), .structure(named)]
        isPart(segments[0])
        isIdentified(segments[0])
    }

    static func instructions(_ segments: [Transcript.Segment], tool: some Tool) {
        var definition = Transcript.ToolDefinition(name: "a", description: "b", parameters: Int.generationSchema)
        definition.name = "c"
        definition.description = "d"
        isPart(definition)
        let definitions: [Transcript.ToolDefinition] = [definition, Transcript.ToolDefinition(tool: tool)]
        var instructions = Transcript.Instructions(id: "a", segments: segments, toolDefinitions: definitions)
        instructions.segments = segments
        instructions.toolDefinitions = definitions
        isPart(instructions)
        isIdentified(instructions)
        let _: Transcript.Instructions = .init(segments: segments, toolDefinitions: [])
    }

    static func prompts(_ segments: [Transcript.Segment]) {
        let format: Transcript.ResponseFormat? = .init(type: [Int].self)
        let _: Transcript.ResponseFormat = Transcript.ResponseFormat(schema: Int.generationSchema)
        if let format {
            isPart(format)
            let _: String = format.name
        }
        var prompt = Transcript.Prompt(
            id: "a", segments: segments, options: GenerationOptions(), responseFormat: format)
        prompt.segments = segments
        prompt.options = GenerationOptions()
        prompt.responseFormat = nil
        isPart(prompt)
        isIdentified(prompt)
        let _: Transcript.Prompt = .init(segments: segments)
    }

    static func tools(_ segments: [Transcript.Segment], arguments: GeneratedContent) {
        var call = Transcript.ToolCall(id: "a", toolName: "b", arguments: arguments)
        call.toolName = "c"
        call.arguments = arguments
        isPart(call)
        isIdentified(call)
        func isCalls<Value: RandomAccessCollection>(_ value: Value) where Value.Element == Transcript.ToolCall {}
        let calls = Transcript.ToolCalls(id: "a", [call])
        let _: Transcript.ToolCalls = Transcript.ToolCalls([call].lazy.map { $0 })
        isCalls(calls)
        isPart(calls)
        isIdentified(calls)
        let _: Transcript.ToolCall = calls[0]
        var output = Transcript.ToolOutput(id: "a", toolName: "b", segments: segments)
        output.toolName = "c"
        output.segments = segments
        isPart(output)
        isIdentified(output)
    }

    static func responses(_ segments: [Transcript.Segment]) {
        var response = Transcript.Response(id: "a", assetIDs: ["b"], segments: segments)
        response.assetIDs = []
        response.segments = segments
        isPart(response)
        isIdentified(response)
        let _: Transcript.Response = .init(assetIDs: [], segments: segments)
    }
}
