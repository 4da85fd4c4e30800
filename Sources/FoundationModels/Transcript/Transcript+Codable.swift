// Transcripts in the JSON that Apple's framework writes, documented in apple/python-apple-fm-sdk:
//
//     {"version": 1, "type": "FoundationModels.Transcript", "transcript": {"entries": [
//         {"role": "instructions", "id", "contents", "tools": [{"type": "function", "function": {…}}]},
//         {"role": "user", "id", "contents", "options": {}, "responseFormat": {"type": "jsonSchema", "jsonSchema": {…}}},
//         {"role": "response", "id", "contents", "assets"}, or with "toolCalls": [{"id", "name", "arguments": "JSON"}],
//         {"role": "tool", "id", "toolName", "toolCallID", "contents"}]}}
//
// A structure is {"type": "structure", "id", "structure": {"source", "content"}}; CodableStructure.swift adds a key
// that is specific to this project, for the order of its keys.
//
// Reasoning isn't documented; its role and keys here are specific to this project:
//
//         {"role": "reasoning", "id", "contents", "signature": base 64, "metadata": {…}}
//
// So are those of OS 27's additions: "metadata" of prompts, responses and calls, "contextOptions" of prompts, segments
// of the type "attachment" (CodableAttachment.swift), and
//
//         {"role": "data", "id", "contentType", "content": base 64, "metadata": {…}}

extension Transcript: Codable {
    private enum Key: String, CodingKey {
        case version, type, transcript
    }

    private struct Body: Codable {
        var entries: [StoredPart<Entry>]
    }

    private static let typeName = "FoundationModels.Transcript"

    /// Reads Apple's JSON, of any version whose entries have the roles above.
    ///
    /// - Throws: `DecodingError` with the path of what is missing or unknown.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let type = try container.decode(String.self, forKey: .type)
        guard type == Self.typeName else {
            throw DecodingError.dataCorruptedError(
                forKey: .type, in: container, debugDescription: "Expected \(Self.typeName), found \(type).")
        }
        entries = try container.decode(Body.self, forKey: .transcript).entries.map(\.part)
    }

    /// Writes Apple's JSON.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .version)
        try container.encode(Self.typeName, forKey: .type)
        try container.encode(Body(entries: entries.map(StoredPart.init)), forKey: .transcript)
    }
}
