/// The shape of generated content: a JSON Schema in the dialect that Apple's framework writes, with the type's name in
/// `title` and the declaration order of properties in `x-order`.
///
/// Types provide it through ``Generable/generationSchema``; it travels with a prompt's response format in a transcript.
public struct GenerationSchema: Sendable {
    /// The name of the type that the schema describes.
    let name: String
    /// The schema as JSON, keys in the order in which it was written.
    let json: JSONValue

    init(name: String, json: JSONValue) {
        self.name = name
        self.json = json
    }

    static func primitive(_ type: String, name: String) -> GenerationSchema {
        GenerationSchema(name: name, json: .structure(["type": GeneratedContent(.string(type))]))
    }

    static func array(of element: GenerationSchema) -> GenerationSchema {
        GenerationSchema(
            name: "Array<\(element.name)>",
            json: .structure([
                "type": GeneratedContent(.string("array")), "items": GeneratedContent(element.json),
            ]))
    }
}

extension GenerationSchema: Codable {
    /// Reads a JSON Schema as it stands; its `title` becomes the name.
    ///
    /// - Throws: `DecodingError` if it is neither an object nor a boolean.
    public init(from decoder: any Decoder) throws {
        json = try CodableJSON(from: decoder).content.value
        switch json {
        case .structure(let properties): name = (try? properties["title"].map(String.init)) ?? "Schema"
        case .bool: name = "Schema"
        default:
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "A schema is an object or a boolean."))
        }
    }

    /// Writes the JSON Schema.
    public func encode(to encoder: any Encoder) throws {
        try CodableJSON(content: GeneratedContent(json)).encode(to: encoder)
    }
}

extension GenerationSchema: CustomDebugStringConvertible {
    /// The schema as JSON.
    public var debugDescription: String { GeneratedContent(json).jsonString }
}
