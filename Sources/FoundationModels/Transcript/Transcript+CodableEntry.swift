import struct Foundation.Data
import UniformTypeIdentifiers

extension Transcript.Entry: TranscriptPart {
    enum Key: String, CodingKey {
        case role, id, contents, tools, options, responseFormat, assets, toolCalls, toolName, toolCallID, signature,
            metadata, contextOptions, contentType, content
    }

    enum Role: String, Codable {
        case instructions, user, response, reasoning, tool, data
    }

    /// Reads an entry by its role; a response with tool calls is an entry of tool calls.
    package init(reading decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(Role.self, forKey: .role) {
        case .instructions: self = .instructions(try .init(from: container))
        case .user: self = .prompt(try .init(from: container))
        case .reasoning: self = .reasoning(try .init(from: container))
        case .tool: self = .toolOutput(try .init(from: container))
        case .data: self = .data(try .init(from: container))
        case .response:
            if let calls: [Transcript.ToolCall] = try container.partsIfPresent(forKey: .toolCalls), !calls.isEmpty {
                self = .toolCalls(.init(id: try container.decode(String.self, forKey: .id), calls))
            } else {
                self = .response(try .init(from: container))
            }
        }
    }

    /// Writes an entry under its role.
    package func write(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        switch self {
        case .instructions(let instructions): try instructions.encode(into: &container)
        case .prompt(let prompt): try prompt.encode(into: &container)
        case .toolOutput(let output): try output.encode(into: &container)
        case .reasoning(let reasoning): try reasoning.encode(into: &container)
        case .response(let response): try response.encode(into: &container)
        case .data(let data): try data.encode(into: &container)
        case .toolCalls(let calls):
            try container.encode(Role.response, forKey: .role)
            try container.encode(parts: Array(calls), forKey: .toolCalls)
        }
    }
}

private typealias Decoding = KeyedDecodingContainer<Transcript.Entry.Key>
private typealias Encoding = KeyedEncodingContainer<Transcript.Entry.Key>

extension Transcript.Instructions {
    fileprivate init(from container: Decoding) throws {
        self.init(
            id: try container.decode(String.self, forKey: .id),
            segments: try container.parts(forKey: .contents),
            toolDefinitions: try container.partsIfPresent(forKey: .tools) ?? [])
    }

    fileprivate func encode(into container: inout Encoding) throws {
        try container.encode(Transcript.Entry.Role.instructions, forKey: .role)
        try container.encode(parts: segments, forKey: .contents)
        try container.encode(parts: toolDefinitions, forKey: .tools)
    }
}

extension Transcript.Prompt {
    fileprivate init(from container: Decoding) throws {
        self.init(
            id: try container.decode(String.self, forKey: .id),
            metadata: try container.decodeIfPresent(CodableMetadata.self, forKey: .metadata)?.values ?? [:],
            segments: try container.parts(forKey: .contents),
            options: try container.decodeIfPresent(CodableOptions.self, forKey: .options)?.options
                ?? GenerationOptions(),
            responseFormat: try container.decodeIfPresent(
                StoredPart<Transcript.ResponseFormat>.self, forKey: .responseFormat)?.part,
            contextOptions: try container.decodeIfPresent(CodableContextOptions.self, forKey: .contextOptions)?.options
                ?? ContextOptions())
    }

    fileprivate func encode(into container: inout Encoding) throws {
        try container.encode(Transcript.Entry.Role.user, forKey: .role)
        try container.encode(parts: segments, forKey: .contents)
        try container.encode(CodableOptions(options: options), forKey: .options)
        try container.encodeIfPresent(responseFormat.map(StoredPart.init), forKey: .responseFormat)
        try container.encodeIfPresent(CodableContextOptions(contextOptions), forKey: .contextOptions)
        try container.encodeIfPresent(CodableMetadata(metadata), forKey: .metadata)
    }
}

extension Transcript.Reasoning {
    fileprivate init(from container: Decoding) throws {
        self.init(
            id: try container.decode(String.self, forKey: .id),
            metadata: try container.decodeIfPresent(CodableMetadata.self, forKey: .metadata)?.values ?? [:],
            segments: try container.parts(forKey: .contents),
            signature: try container.decodeIfPresent(Data.self, forKey: .signature))
    }

    fileprivate func encode(into container: inout Encoding) throws {
        try container.encode(Transcript.Entry.Role.reasoning, forKey: .role)
        try container.encode(parts: segments, forKey: .contents)
        try container.encodeIfPresent(signature, forKey: .signature)
        try container.encodeIfPresent(CodableMetadata(metadata), forKey: .metadata)
    }
}

extension Transcript.Response {
    fileprivate init(from container: Decoding) throws {
        self.init(
            id: try container.decode(String.self, forKey: .id),
            assetIDs: try container.decodeIfPresent([String].self, forKey: .assets) ?? [],
            segments: try container.parts(forKey: .contents))
        metadata = try container.decodeIfPresent(CodableMetadata.self, forKey: .metadata)?.values ?? [:]
    }

    fileprivate func encode(into container: inout Encoding) throws {
        try container.encode(Transcript.Entry.Role.response, forKey: .role)
        try container.encode(parts: segments, forKey: .contents)
        try container.encode(assetIDs, forKey: .assets)
        try container.encodeIfPresent(CodableMetadata(metadata), forKey: .metadata)
    }
}

extension Transcript.ToolOutput {
    /// An output's identifier is that of its call, so `toolCallID` takes precedence over the entry's `id`.
    fileprivate init(from container: Decoding) throws {
        let id = try container.decodeIfPresent(String.self, forKey: .toolCallID)
        self.init(
            id: try id ?? container.decode(String.self, forKey: .id),
            toolName: try container.decode(String.self, forKey: .toolName),
            segments: try container.parts(forKey: .contents))
    }

    fileprivate func encode(into container: inout Encoding) throws {
        try container.encode(Transcript.Entry.Role.tool, forKey: .role)
        try container.encode(toolName, forKey: .toolName)
        try container.encode(id, forKey: .toolCallID)
        try container.encode(parts: segments, forKey: .contents)
    }
}

extension Transcript.DataEntry {
    fileprivate init(from container: Decoding) throws {
        self.init(
            id: try container.decode(String.self, forKey: .id),
            contentType: try container.decode(UTType.self, forKey: .contentType),
            content: try container.decode(Data.self, forKey: .content),
            metadata: try container.decodeIfPresent(CodableJSON.self, forKey: .metadata)?.content
                ?? GeneratedContent(properties: [:]))
    }

    fileprivate func encode(into container: inout Encoding) throws {
        try container.encode(Transcript.Entry.Role.data, forKey: .role)
        try container.encode(contentType, forKey: .contentType)
        try container.encode(content, forKey: .content)
        try container.encode(CodableJSON(content: metadata), forKey: .metadata)
    }
}
