// Functions for the code that `@Generable` generates. Not for apps.

/// A builder for a structure.
public struct _GeneratedStructure {
    private let representsNilExplicitly: Bool
    private var properties: [(String, any ConvertibleToGeneratedContent)] = []

    /// An empty structure. `representsNilExplicitly` determines whether nil properties are null or omitted.
    public init(representsNilExplicitly: Bool) {
        self.representsNilExplicitly = representsNilExplicitly
    }

    /// Adds a property.
    public mutating func add(_ value: some Generable, as name: String) {
        properties.append((name, value))
    }

    /// Adds an optional property.
    public mutating func add(_ value: (some Generable)?, as name: String) {
        guard representsNilExplicitly || value != nil else { return }
        properties.append((name, value))
    }

    /// The finished structure.
    public consuming func content(id: GenerationID?) -> GeneratedContent {
        GeneratedContent(properties: properties, id: id) { _, last in last }
    }
}

extension GeneratedContent {
    /// A property of a structure that may be unfinished; nil if it is missing, null, or not complete enough for its
    /// type.
    public func _partialValue<Value>(forProperty property: String) throws -> Value?
    where Value: ConvertibleFromGeneratedContent {
        do {
            return try value(Value?.self, forProperty: property)
        } catch  where hasUnfinished(property) {
            return nil
        }
    }

    private func hasUnfinished(_ property: String) -> Bool {
        guard let content = try? value(GeneratedContent.self, forProperty: property) else { return false }
        return !content.isComplete
    }

    /// The error for a text that isn't one of an enum's choices.
    public func _mismatch(withChoices choices: [String]) -> any Error {
        mismatch(with: "one of " + choices.map { "\"\($0)\"" }.joined(separator: ", "))
    }
}

/// A complete text. A choice must be complete, because a prefix of one may be another one.
public struct _WholeText: ConvertibleFromGeneratedContent {
    /// The text.
    public let text: String

    /// Reads a text, which must be complete.
    public init(_ content: GeneratedContent) throws {
        text = try String(content)
        guard content.isComplete else { throw content.mismatch(with: "a whole string") }
    }
}
