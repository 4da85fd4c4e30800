extension GeneratedContent {
    /// Reads the content as a type.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` if the content has another shape.
    @inlinable
    public func value<Value>(_ type: Value.Type = Value.self) throws -> Value
    where Value: ConvertibleFromGeneratedContent {
        try Value(self)
    }

    // Inlined into the types that read their properties, so that it is specialized for the properties' types.

    /// Reads one property of a structure as a type.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is no structure, has no such
    ///   property, or the property has another shape.
    @inlinable
    public func value<Value>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value
    where Value: ConvertibleFromGeneratedContent {
        try Value._property(property, of: self)
    }

    /// Reads one property of a structure as a type; nil if it is missing or null.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is no structure, or the
    ///   property has another shape.
    @inlinable
    public func value<Value>(_ type: Value?.Type = Value?.self, forProperty property: String) throws -> Value?
    where Value: ConvertibleFromGeneratedContent {
        guard let content = try optionalProperty(property) else { return nil }
        do {
            return try Value(content)
        } catch {
            throw Self.failure(error, in: property)
        }
    }

    /// Reads a required property.
    @usableFromInline
    func requiredProperty(_ name: String) throws -> GeneratedContent {
        guard let content = try property(name) else { throw missing(name) }
        return content
    }

    /// Reads an optional property: nil if it is missing or null.
    @usableFromInline
    func optionalProperty(_ name: String) throws -> GeneratedContent? {
        guard let content = try property(name), !content.isNull else { return nil }
        return content
    }

    /// The elements of an array.
    @usableFromInline
    func elements() throws -> [GeneratedContent] {
        if case .value(.array(let elements)) = storage { return elements }
        guard case .array(let elements) = value else { throw mismatch(with: "an array") }
        return elements
    }

    /// The number; nil for other content. An unfinished value is never a number.
    var number: JSONNumber? {
        guard case .value(.number(let number)) = storage else { return nil }
        return number
    }

    /// The text, possibly of an unfinished string; nil for other content.
    var text: String? {
        if case .value(.string(let text)) = storage { return text }
        guard case .string(let text) = value else { return nil }
        return text
    }

    func mismatch(with expected: String) -> any Error {
        decodingFailure("Expected \(expected), found \(shortDescription).", of: self)
    }

    var isNull: Bool {
        if case .value(.null) = storage { true } else { false }
    }

    /// A property of a structure; nil if there is none of this name.
    private func property(_ name: String) throws -> GeneratedContent? {
        switch storage {
        case .value(.structure(let properties)): return properties[name]
        case .open(let open) where open.isStructure: return open.property(name)
        default: throw mismatch(with: "a structure")
        }
    }

    private func missing(_ property: String) -> any Error {
        let keys = structure?.keys ?? []
        let present = keys.joined(separator: ", ")
        return decodingFailure("There is no property \"\(property)\"; there are: \(present).", of: self)
    }

    /// Adds the property's name to an error from inside it, so that a nested failure says where it happened.
    @usableFromInline
    static func failure(_ error: any Error, in property: String) -> any Error {
        guard case LanguageModelSession.GenerationError.decodingFailure(let context) = error else { return error }
        return LanguageModelSession.GenerationError.decodingFailure(
            .init(debugDescription: "In \"\(property)\": \(context.debugDescription)", rawContent: context.rawContent)
        ).thrown
    }

    private var shortDescription: String {
        let json = jsonString
        return json.count > 80 ? json.prefix(80) + "…" : json
    }
}

/// The error for content that has another shape than expected.
private func decodingFailure(_ description: String, of content: GeneratedContent) -> any Error {
    LanguageModelSession.GenerationError.decodingFailure(
        .init(debugDescription: description, rawContent: content.jsonString)
    ).thrown
}

func decodingFailure(_ description: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: description))
}
