extension GenerationSchema {
    /// Reads a JSON Schema. Without `x-order`, properties have the order in which they are written.
    ///
    /// - Throws: `DecodingError` with the path, if it isn't a schema, or has an unsupported constraint.
    package init(jsonSchema: GeneratedContent) throws(DecodingError) {
        do throws(SchemaReader.Failure) {
            self = try SchemaReader.read(jsonSchema, keysAreOrdered: true)
        } catch {
            throw .dataCorrupted(.init(codingPath: [], debugDescription: error.description))
        }
    }
}

extension GenerationSchema: Codable {
    /// Reads a JSON Schema: Apple's dialect, and standard JSON Schema with constraints that guided generation supports.
    ///
    /// A `pattern` is a guide, which must match the whole text. In a document with `$schema` it has JSON Schema's
    /// meaning: in ECMAScript's syntax, matching any part of the text.
    ///
    /// Without `x-order`, required properties come first, in the order of `required`, then the others by name, because
    /// `Decoder` doesn't preserve the order of keys.
    ///
    /// - Throws: `DecodingError` with the path, if it isn't a schema, or has an unsupported constraint.
    public init(from decoder: any Decoder) throws {
        let content = try CodableJSON(from: decoder).content
        do throws(SchemaReader.Failure) {
            self = try SchemaReader.read(content, keysAreOrdered: false)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.description))
        }
    }

    /// Writes the schema as JSON Schema in Apple's dialect, with `$schema` if a pattern is ECMAScript's.
    public func encode(to encoder: any Encoder) throws {
        try CodableJSON(content: GeneratedContent(SchemaWriter.document(of: self))).encode(to: encoder)
    }
}

extension GenerationSchema: CustomDebugStringConvertible {
    /// The schema as JSON.
    public var debugDescription: String { GeneratedContent(json).jsonString }
}
