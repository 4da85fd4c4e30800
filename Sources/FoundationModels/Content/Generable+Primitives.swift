import struct Foundation.Decimal

// `Generable` conformances of types with a JSON equivalent. Each only reads its own kind: a number where text is
// expected is an error.

extension String: Generable {
    /// `{"type": "string"}`.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "String", node: .string(.anything)) }

    /// Reads a string.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` for content of another kind.
    public init(_ content: GeneratedContent) throws {
        guard let text = content.text else { throw content.mismatch(with: "a string") }
        self = text
    }

    /// Reads a property in place.
    public static func _property(_ name: String, of content: GeneratedContent) throws -> String {
        if case .value(.structure(let properties)) = content.storage, let position = properties.position(of: name),
            case .value(.string(let text)) = properties.contents[position].storage
        {
            return text
        }
        return try property(name, of: content)
    }

    /// The text as a string value.
    public var generatedContent: GeneratedContent { GeneratedContent(.string(self)) }
}

extension Bool: Generable {
    /// `{"type": "boolean"}`.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Bool", node: .boolean) }

    /// Reads true or false.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` for content of another kind.
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let flag) = content.value else { throw content.mismatch(with: "true or false") }
        self = flag
    }

    /// Reads a property in place.
    public static func _property(_ name: String, of content: GeneratedContent) throws -> Bool {
        if case .value(.structure(let properties)) = content.storage, let position = properties.position(of: name),
            case .value(.bool(let flag)) = properties.contents[position].storage
        {
            return flag
        }
        return try property(name, of: content)
    }

    /// The flag as a boolean value.
    public var generatedContent: GeneratedContent { GeneratedContent(.bool(self)) }
}

extension Int: Generable {
    /// `{"type": "integer"}`.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(name: "Int", node: .integer(SchemaNode.Bounds()))
    }

    /// Reads a number without a fraction that an `Int` can hold, exactly.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` for content of another kind.
    public init(_ content: GeneratedContent) throws {
        guard let integer = content.number?.integer else { throw content.mismatch(with: "an integer") }
        self = integer
    }

    /// Reads a property in place.
    public static func _property(_ name: String, of content: GeneratedContent) throws -> Int {
        if case .value(.structure(let properties)) = content.storage, let position = properties.position(of: name),
            case .value(.number(let number)) = properties.contents[position].storage, let integer = number.plainInteger
        {
            return integer
        }
        return try property(name, of: content)
    }

    /// The integer as a number, exactly.
    public var generatedContent: GeneratedContent { GeneratedContent(.number(JSONNumber(self))) }
}

extension Double: Generable {
    /// `{"type": "number"}`.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(name: "Double", node: .number(SchemaNode.Bounds()))
    }

    /// Reads a number.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` for content of another kind.
    public init(_ content: GeneratedContent) throws {
        guard let number = content.number else { throw content.mismatch(with: "a number") }
        self = number.double
    }

    /// Reads a property in place.
    public static func _property(_ name: String, of content: GeneratedContent) throws -> Double {
        if case .value(.structure(let properties)) = content.storage, let position = properties.position(of: name),
            case .value(.number(let number)) = properties.contents[position].storage
        {
            return number.double
        }
        return try property(name, of: content)
    }

    /// The number; null for infinity and NaN, which JSON can't represent.
    public var generatedContent: GeneratedContent {
        GeneratedContent(JSONNumber(self).map(GeneratedValue.number) ?? .null)
    }
}

extension Float: Generable {
    /// `{"type": "number"}`.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(name: "Float", node: .number(SchemaNode.Bounds()))
    }

    /// Reads a number and rounds it to the nearest `Float`.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` for content of another kind.
    public init(_ content: GeneratedContent) throws {
        guard let number = content.number else { throw content.mismatch(with: "a number") }
        self = Float(number.double)
    }

    /// The number; null for infinity and NaN, which JSON can't represent.
    public var generatedContent: GeneratedContent {
        GeneratedContent(JSONNumber(self).map(GeneratedValue.number) ?? .null)
    }
}

extension Decimal: Generable {
    /// `{"type": "number"}`.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(name: "Decimal", node: .number(SchemaNode.Bounds()))
    }

    /// Reads a number with the digits that were written, never through `Double`.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` for content of another kind.
    public init(_ content: GeneratedContent) throws {
        guard let decimal = content.number?.decimal else { throw content.mismatch(with: "a decimal number") }
        self = decimal
    }

    /// The number with all its digits; null for NaN, which JSON can't represent.
    public var generatedContent: GeneratedContent {
        GeneratedContent(JSONNumber(self).map(GeneratedValue.number) ?? .null)
    }
}

extension Never: Generable {
    /// A schema that no value matches.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Never", node: .never) }

    /// Always throws: `Never` has no values.
    public init(_ content: GeneratedContent) throws {
        throw content.mismatch(with: "nothing at all")
    }

    /// Never called: `Never` has no values.
    public var generatedContent: GeneratedContent {
        switch self {}
    }
}
