/// A schema as servers want to see it: ordinary JSON Schema, properties in declaration order.
struct ChatSchema {
    let name: String
    let content: GeneratedContent
    private let schema: GenerationSchema

    init(_ schema: GenerationSchema) {
        self.schema = schema
        let whole = (try? GeneratedContent(json: schema.debugDescription)) ?? .object([:])
        content = Self.withoutOrder(whole)
        name = Self.name(of: whole)
    }

    var json: String { content.jsonString }

    /// Whether OpenAI's strict mode takes it: every property of every object is required.
    var isStrict: Bool { Self.isObject(content) && Self.requiresAll(content) }

    /// Whether a reply is an object or an array, which can be found between other words.
    var isBracketed: Bool { Self.isBracketed(schema.node, schema, referenceCountMax: 16) }

    private static func isBracketed(_ node: SchemaNode, _ schema: GenerationSchema, referenceCountMax: Int) -> Bool {
        switch node {
        case .structure, .array: true
        case .anyOf(let choices):
            !choices.isEmpty
                && choices.allSatisfy { isBracketed($0, schema, referenceCountMax: referenceCountMax - 1) }
        case .reference(let name) where referenceCountMax > 0:
            (name == "#" ? schema.node : schema.definitions[name]).map {
                isBracketed($0, schema, referenceCountMax: referenceCountMax - 1)
            } ?? false
        default: false
        }
    }

    /// Whether a reply fulfils the schema.
    ///
    /// - Throws: ``SchemaMismatch`` with the place that does not.
    func check(_ content: GeneratedContent) throws(SchemaMismatch) {
        try SchemaValidator(schema).check(content)
    }

    /// What the model is told where the server does not make it keep to the schema, or the app wants it told.
    var instruction: String { "Answer with JSON only, without any other words, by this JSON Schema:\n\(json)" }

    /// The order stands in the properties themselves; strict servers refuse the key that Apple repeats it in.
    private static func withoutOrder(_ schema: GeneratedContent) -> GeneratedContent {
        switch schema.kind {
        case .array(let elements): return .list(elements.map(withoutOrder))
        case .structure(let properties, let keys):
            var object = JSONObject()
            // Beside a reference strict servers take nothing, not even a description.
            let isReference = properties["$ref"] != nil
            for key in keys where key != "x-order" && (!isReference || key.hasPrefix("$")) {
                guard let value = properties[key] else { continue }
                object.add(key, keyword(key, value))
            }
            return object.content
        default: return schema
        }
    }

    private static func keyword(_ key: String, _ value: GeneratedContent) -> GeneratedContent {
        if ["enum", "const", "default", "examples", "required"].contains(key) { return value }
        guard ["properties", "$defs", "definitions"].contains(key), case .structure(let named, let names) = value.kind
        else { return withoutOrder(value) }
        var object = JSONObject()
        for name in names { object.add(name, named[name].map(withoutOrder)) }
        return object.content
    }

    /// Names may have letters, digits, `_` and `-`, at most 64.
    private static func name(of schema: GeneratedContent) -> String {
        let title = (try? schema.value(String?.self, forProperty: "title")) ?? "Reply"
        let allowed = title.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" }
        return allowed.isEmpty ? "Reply" : String(allowed.prefix(64))
    }

    private static func isObject(_ schema: GeneratedContent) -> Bool {
        (try? schema.value(String?.self, forProperty: "type")) == "object"
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
