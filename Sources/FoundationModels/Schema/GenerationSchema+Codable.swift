extension GenerationSchema {
    /// Reads a JSON Schema. Without `x-order`, properties stand in the order in which they are written.
    ///
    /// - Throws: `DecodingError` that names the place, if it is no schema, or demands what cannot be kept to.
    package init(jsonSchema: GeneratedContent) throws(DecodingError) {
        do throws(SchemaReader.Failure) {
            self = try SchemaReader.read(jsonSchema, keysAreOrdered: true)
        } catch {
            throw .dataCorrupted(.init(codingPath: [], debugDescription: error.description))
        }
    }
}

extension GenerationSchema: Codable {
    /// Reads a JSON Schema: Apple's dialect, and ordinary JSON Schema as far as a generated value can keep to it.
    ///
    /// A `pattern` is a guide's, of the whole text; in a document that says by `$schema` that it is JSON Schema, it is as JSON
    /// Schema has it: in ECMAScript's syntax, and of any part of the text.
    ///
    /// Without `x-order`, required properties come first, in the order of `required`, then the others by name, since
    /// `Decoder` does not tell the order in which they were written.
    ///
    /// - Throws: `DecodingError` that names the place, if it is no schema, or demands what cannot be kept to.
    public init(from decoder: any Decoder) throws {
        let content = try CodableJSON(from: decoder).content
        do throws(SchemaReader.Failure) {
            self = try SchemaReader.read(content, keysAreOrdered: false)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.description))
        }
    }

    /// Writes the schema as JSON Schema in Apple's dialect, with `$schema` where a pattern is ECMAScript's.
    public func encode(to encoder: any Encoder) throws {
        try CodableJSON(content: GeneratedContent(SchemaWriter.document(of: self))).encode(to: encoder)
    }
}

extension GenerationSchema: CustomDebugStringConvertible {
    /// The schema as JSON.
    public var debugDescription: String { GeneratedContent(json).jsonString }
}
