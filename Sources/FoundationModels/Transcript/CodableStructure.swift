/// A structured value as a transcript stores it: `{"source", "content"}`.
///
/// A `Decoder` doesn't tell in which order keys were written. Where they don't stand by name, this project writes the
/// content once more, as JSON in a string: `orderedContent`. Apple's framework has no such key.
struct CodableStructure: Codable {
    let source: String
    let content: GeneratedContent

    init(source: String, content: GeneratedContent) {
        self.source = source
        self.content = content
    }

    private enum Key: String, CodingKey {
        case source, content, orderedContent
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        source = try container.decode(String.self, forKey: .source)
        let content = try container.decode(CodableJSON.self, forKey: .content).content
        let ordered = try container.decodeIfPresent(String.self, forKey: .orderedContent)
            .flatMap { try? GeneratedContent(json: $0) }
        // Equal but for the order: whoever has changed `content` alone means what it says now.
        self.content = ordered.flatMap { $0 == content ? $0 : nil } ?? content
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(source, forKey: .source)
        try container.encode(CodableJSON(content: content), forKey: .content)
        guard !content.hasKeysByName else { return }
        try container.encode(content.jsonString, forKey: .orderedContent)
    }
}

extension GeneratedContent {
    /// Whether the keys of all structures in it stand as ``CodableJSON`` reads them.
    fileprivate var hasKeysByName: Bool {
        switch value {
        case .null, .bool, .number, .string: true
        case .array(let elements): elements.allSatisfy(\.hasKeysByName)
        case .structure(let properties):
            zip(properties.keys, properties.keys.dropFirst()).allSatisfy(<)
                && properties.contents.allSatisfy(\.hasKeysByName)
        }
    }
}
