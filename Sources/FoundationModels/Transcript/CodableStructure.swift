/// A structured value as a transcript stores it: `{"source", "content"}`.
///
/// A `Decoder` doesn't preserve the order of keys. If they aren't sorted by name, the content is also written as JSON
/// in a string, `orderedContent`. Apple's framework has no such key.
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
        // Used only if it is equal except for the order. Otherwise `content` was edited, and takes precedence.
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
    /// Whether the keys of all structures are sorted, as ``CodableJSON`` reads them.
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
