extension GeneratedContent {
    /// Reads the content as a type.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` if the content has another shape.
    public func value<Value>(_ type: Value.Type = Value.self) throws -> Value
    where Value: ConvertibleFromGeneratedContent {
        try Value(self)
    }

    /// Reads one property of a structure as a type.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` if the content is no structure, has no such
    ///   property, or the property has another shape.
    public func value<Value>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value
    where Value: ConvertibleFromGeneratedContent {
        guard let content = try self.property(property) else { throw missing(property) }
        do {
            return try Value(content)
        } catch {
            throw Self.failure(error, in: property)
        }
    }

    /// Reads one property of a structure as a type; nil if it is missing or null.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` if the content is no structure, or the
    ///   property has another shape.
    public func value<Value>(_ type: Value?.Type = Value?.self, forProperty property: String) throws -> Value?
    where Value: ConvertibleFromGeneratedContent {
        guard let content = try self.property(property), !content.isNull else { return nil }
        do {
            return try Value(content)
        } catch {
            throw Self.failure(error, in: property)
        }
    }

    var number: JSONNumber? {
        guard case .number(let number) = value else { return nil }
        return number
    }

    func mismatch(with expected: String) -> any Error {
        decodingFailure("Expected \(expected), found \(shortDescription).")
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
        return decodingFailure("There is no property \"\(property)\"; there are: \(keys.joined(separator: ", ")).")
    }

    /// Names the property in an error from inside it, so that a nested failure says where it happened.
    private static func failure(_ error: any Error, in property: String) -> any Error {
        guard case LanguageModelSession.GenerationError.decodingFailure(let context) = error else { return error }
        return decodingFailure("In \"\(property)\": \(context.debugDescription)")
    }

    private var shortDescription: String {
        let json = jsonString
        return json.count > 80 ? json.prefix(80) + "…" : json
    }
}

func decodingFailure(_ description: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: description))
}
