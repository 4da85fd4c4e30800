extension Transcript.Segment: TranscriptPart {
    private enum Key: String, CodingKey {
        case type, id, text, structure, attachment, label
    }

    private enum Kind: String, Codable {
        case text, structure, attachment
    }

    /// Reads `{"type": "text", "id", "text"}` or `{"type": "structure", "id", "structure": {"source", "content"}}`.
    package init(reading decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let id = try container.decode(String.self, forKey: .id)
        switch try container.decode(Kind.self, forKey: .type) {
        case .text: self = .text(.init(id: id, content: try container.decode(String.self, forKey: .text)))
        case .structure:
            let structure = try container.decode(CodableStructure.self, forKey: .structure)
            self = .structure(.init(id: id, source: structure.source, content: structure.content))
        case .attachment:
            self = .attachment(
                .init(
                    id: id, content: try container.decode(CodableAttachment.self, forKey: .attachment).content,
                    label: try container.decodeIfPresent(String.self, forKey: .label)))
        }
    }

    /// Writes the segment under its type.
    package func write(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        switch self {
        case .text(let segment):
            try container.encode(Kind.text, forKey: .type)
            try container.encode(segment.content, forKey: .text)
        case .structure(let segment):
            try container.encode(Kind.structure, forKey: .type)
            let structure = CodableStructure(source: segment.source, content: segment.content)
            try container.encode(structure, forKey: .structure)
        case .attachment(let segment):
            try container.encode(Kind.attachment, forKey: .type)
            try container.encode(CodableAttachment(content: segment.content), forKey: .attachment)
            try container.encodeIfPresent(segment.label, forKey: .label)
        // A custom segment is encoded as text, because only its own model could decode it.
        case .custom(let segment):
            try container.encode(Kind.text, forKey: .type)
            try container.encode(segment.description, forKey: .text)
        }
    }
}

extension Transcript.ToolCall: TranscriptPart {
    private enum Key: String, CodingKey {
        case id, name, arguments, metadata
    }

    /// Reads `{"id", "name", "arguments"}`; the arguments are JSON in a string, so their order is kept.
    package init(reading decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(String.self, forKey: .id)
        toolName = try container.decode(String.self, forKey: .name)
        let json = try container.decode(String.self, forKey: .arguments)
        guard let arguments = try? GeneratedContent(json: json), arguments.isComplete else {
            throw DecodingError.dataCorruptedError(
                forKey: .arguments, in: container, debugDescription: "The arguments are not JSON: \(json)")
        }
        self.arguments = arguments
        metadata = try container.decodeIfPresent(CodableMetadata.self, forKey: .metadata)?.values ?? [:]
    }

    /// Writes the call, its arguments as JSON in a string.
    package func write(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(toolName, forKey: .name)
        try container.encode(arguments.jsonString, forKey: .arguments)
        try container.encodeIfPresent(CodableMetadata(metadata), forKey: .metadata)
    }
}

extension Transcript.ToolDefinition: TranscriptPart {
    private enum Key: String, CodingKey {
        case type, function
    }

    private struct Function: Codable {
        var name: String
        var description: String
        var parameters: GenerationSchema
    }

    /// Reads `{"type": "function", "function": {"name", "description", "parameters"}}`.
    package init(reading decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let function = try container.decode(Function.self, forKey: .function)
        self.init(name: function.name, description: function.description, parameters: function.parameters)
    }

    /// Writes the definition as a function.
    package func write(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode("function", forKey: .type)
        let function = Function(name: name, description: description, parameters: parameters)
        try container.encode(function, forKey: .function)
    }
}

extension Transcript.ResponseFormat: TranscriptPart {
    private enum Key: String, CodingKey {
        case type, jsonSchema
    }

    private struct NamedSchema: Codable {
        var name: String
        var schema: GenerationSchema
    }

    /// Reads `{"type": "jsonSchema", "jsonSchema": {"name", "schema"}}`.
    package init(reading decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let named = try container.decode(NamedSchema.self, forKey: .jsonSchema)
        self.init(name: named.name, schema: named.schema)
    }

    /// Writes the schema under its name.
    package func write(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode("jsonSchema", forKey: .type)
        try container.encode(NamedSchema(name: name, schema: schema), forKey: .jsonSchema)
    }
}
