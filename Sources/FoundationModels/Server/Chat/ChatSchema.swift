/// The schema of a reply in the form that servers accept: standard JSON Schema of an object, with properties in
/// declaration order.
struct ChatSchema {
    /// The property that contains a value that isn't an object.
    static let wrapperName = "value"

    let name: String
    let content: GeneratedContent
    /// Whether the value is wrapped in an object, because OpenAI only accepts schemas of objects.
    let isWrapped: Bool
    private let schema: GenerationSchema
    /// The schema as the model reads it, with patterns as the app wrote them.
    private let described: GeneratedContent

    init(_ schema: GenerationSchema) {
        self.schema = schema
        if case .structure = schema.node { isWrapped = false } else { isWrapped = true }
        let whole = Self.whole(isWrapped ? schema.wrapped(as: Self.wrapperName) : schema)
        content = Self.withoutOrder(whole)
        described = Self.withoutOrder(whole, keepsPatterns: true)
        name = Self.name(of: whole)
    }

    /// The schema of a tool's arguments.
    static func parameters(_ schema: GenerationSchema) -> GeneratedContent { withoutOrder(whole(schema)) }

    private static func whole(_ schema: GenerationSchema) -> GeneratedContent {
        (try? GeneratedContent(json: schema.debugDescription)) ?? .object([:])
    }

    var json: String { content.jsonString }

    /// Whether OpenAI's strict mode accepts it: every property of every object must be required.
    var isStrict: Bool { Self.requiresAll(content) }

    /// Checks that an unwrapped reply matches the schema.
    ///
    /// - Throws: ``SchemaMismatch`` with the path of the first mismatch.
    func check(_ content: GeneratedContent) throws(SchemaMismatch) {
        try SchemaValidator(schema).check(content)
    }

    /// The text for the prompt, if the server doesn't enforce the schema, or the app wants the model to read it.
    var instruction: String {
        "Answer with JSON only, without any other words, by this JSON Schema:\n\(described.jsonString)"
    }

    /// The text for a model that can call tools first.
    var instructionAfterCalls: String { "Call tools where you need them. When you need none any more: \(instruction)" }

    /// The properties are in order already; strict servers refuse `x-order`, Apple's key for the order.
    private static func withoutOrder(_ schema: GeneratedContent, keepsPatterns: Bool = false) -> GeneratedContent {
        switch schema.kind {
        case .array(let elements): return .list(elements.map { withoutOrder($0, keepsPatterns: keepsPatterns) })
        case .structure(var properties, let keys):
            var object = JSONObject()
            // Next to a reference, strict servers accept no other keyword, not even a description.
            let isReference = properties["$ref"] != nil
            if !keepsPatterns { respellPattern(in: &properties) }
            for key in keys + ["description"] where key != "x-order" && (!isReference || key.hasPrefix("$")) {
                guard let value = properties.removeValue(forKey: key) else { continue }
                object.add(key, keyword(key, value, keepsPatterns))
            }
            return object.content
        default: return schema
        }
    }

    /// Converts a pattern for servers. A pattern that they wouldn't understand is added to the description instead.
    private static func respellPattern(in properties: inout [String: GeneratedContent]) {
        guard case .string(let pattern)? = properties["pattern"]?.kind else { return }
        properties["pattern"] = ServerPattern.text(for: pattern).map { GeneratedContent($0) }
        guard properties["pattern"] == nil else { return }
        let description = try? properties["description"]?.value(String.self)
        properties["description"] = GeneratedContent(
            [description, "A text of the form /\(pattern)/."].compactMap { $0 }.joined(separator: " "))
    }

    private static func keyword(_ key: String, _ value: GeneratedContent, _ keepsPatterns: Bool) -> GeneratedContent {
        if ["enum", "const", "default", "examples", "required"].contains(key) { return value }
        guard ["properties", "$defs", "definitions"].contains(key), case .structure(let named, let names) = value.kind
        else { return withoutOrder(value, keepsPatterns: keepsPatterns) }
        var object = JSONObject()
        for name in names { object.add(name, named[name].map { withoutOrder($0, keepsPatterns: keepsPatterns) }) }
        return object.content
    }

    /// A valid name: letters, digits, `_` and `-`, at most 64.
    private static func name(of schema: GeneratedContent) -> String {
        let title = (try? schema.value(String?.self, forProperty: "title")) ?? "Reply"
        let allowed = title.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" }
        return allowed.isEmpty ? "Reply" : String(allowed.prefix(64))
    }

    private static func requiresAll(_ schema: GeneratedContent) -> Bool {
        switch schema.kind {
        case .array(let elements): return elements.allSatisfy(requiresAll)
        case .structure(let properties, let keys):
            guard !keys.isEmpty else { return false }
            if case .structure(let members, _)? = properties["properties"]?.kind {
                let required = (try? properties["required"]?.value([String].self)) ?? []
                guard Set(members.keys) == Set(required), members.values.allSatisfy(requiresAll) else { return false }
            }
            return properties.allSatisfy { $0.key == "properties" || requiresAll($0.value) }
        default: return true
        }
    }
}
