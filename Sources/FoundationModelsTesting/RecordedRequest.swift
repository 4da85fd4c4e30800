import ContentHashing
import Foundation
import FoundationModels

/// A request in a recording: what the model read, without identifiers, which differ in every run.
struct RecordedRequest: Codable, Sendable {
    /// The description of each entry.
    var transcript: [String]
    var tools: [StoredPart<Transcript.ToolDefinition>]
    var schema: GenerationSchema?
    var includesSchemaInPrompt: Bool?
    var options: CodableOptions
    /// The app's metadata, as JSON by name.
    var metadata: [String: String]
    /// A hash of each image and other data, in order; nil if there are none.
    var attachments: [String]?
    /// The reasoning level.
    var reasoningLevel: String?

    init(_ request: LanguageModelExecutorGenerationRequest) {
        transcript = request.transcript.map(\.description)
        tools = request.enabledToolDefinitions.map(StoredPart.init)
        schema = request.schema
        includesSchemaInPrompt = request.contextOptions.includeSchemaInPrompt
        options = CodableOptions(options: request.generationOptions)
        metadata = request.metadata.mapValues(\.jsonString)
        let hashes = request.transcript.flatMap(\.segments).compactMap(Self.hash)
        attachments = hashes.isEmpty ? nil : hashes
        reasoningLevel = request.contextOptions.reasoningLevel.map { "\($0)" }
    }

    private static func hash(_ segment: Transcript.Segment) -> String? {
        guard case .attachment(let attachment) = segment else { return nil }
        switch attachment.content {
        case .image(let image):
            // An image that can't be read is identified by its URL.
            let data = (try? EncodedImage(image))?.data ?? Data((image.url?.absoluteString ?? "").utf8)
            return ContentHash.hexadecimal(of: data)
        case .data(let data): return ContentHash.hexadecimal(of: data.content)
        }
    }
}

extension RecordedRequest {
    /// The differences from another request, one per line; empty if there are none.
    func differences(from other: RecordedRequest) -> [String] {
        transcriptDifferences(from: other) + toolDifferences(from: other)
            + [
                difference("the schema", schema?.debugDescription, other.schema?.debugDescription),
                difference("includeSchemaInPrompt", includesSchemaInPrompt, other.includesSchemaInPrompt),
                difference("the options", options.options, other.options.options),
                difference("the metadata", metadata, other.metadata),
                difference("the hashes of what is attached", attachments, other.attachments),
                difference("the level of reasoning", reasoningLevel, other.reasoningLevel),
            ].compactMap { $0 }
    }

    private func transcriptDifferences(from other: RecordedRequest) -> [String] {
        let count = max(transcript.count, other.transcript.count)
        return (0..<count).compactMap { index in
            let recorded = transcript.indices.contains(index) ? transcript[index] : nil
            let found = other.transcript.indices.contains(index) ? other.transcript[index] : nil
            return difference("entry \(index) of the transcript", recorded, found)
        }
    }

    private func toolDifferences(from other: RecordedRequest) -> [String] {
        guard tools != other.tools else { return [] }
        let names = difference("the tools", tools.map(\.part.name), other.tools.map(\.part.name))
        let changed = zip(tools, other.tools).filter { $0 != $1 }.map(\.0.part.name)
            .map { "the tool \($0) has another definition" }
        return names.map { [$0] } ?? changed
    }

    private func difference<Value: Equatable>(_ subject: String, _ recorded: Value?, _ found: Value?) -> String? {
        guard recorded != found else { return nil }
        func shown(_ value: Value?) -> String { value.map { "\($0)" } ?? "nothing" }
        return "\(subject) was recorded as \(shown(recorded)), and is \(shown(found))"
    }
}
