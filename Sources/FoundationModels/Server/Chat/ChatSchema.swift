/// A schema as servers want to see it: ordinary JSON Schema, properties in declaration order.
struct ChatSchema {
    let name: String
    let content: GeneratedContent

    init(_ schema: GenerationSchema) {
        let whole = (try? GeneratedContent(json: schema.debugDescription)) ?? .object([:])
        content = Self.withoutOrder(whole)
        name = Self.name(of: whole)
    }

    var json: String { content.jsonString }

    /// Whether OpenAI's strict mode takes it: every property of every object is required.
    var isStrict: Bool { Self.isObject(content) && Self.requiresAll(content) }

    /// Whether a reply is an object or an array, which can be found between other words.
    var isBracketed: Bool {
        guard let type = try? content.value(String?.self, forProperty: "type") else { return true }
        return ["object", "array"].contains(type)
    }

    /// What the model is told where the server does not make it keep to the schema, or the app wants it told.
    var instruction: String { "Answer with JSON only, without any other words, by this JSON Schema:\n\(json)" }

    /// The order stands in the properties themselves; strict servers refuse the key that Apple repeats it in.
    private static func withoutOrder(_ schema: GeneratedContent) -> GeneratedContent {
        switch schema.kind {
        case .array(let elements): return .list(elements.map(withoutOrder))
        case .structure(let properties, let keys):
            var object = JSONObject()
            for key in keys where key != "x-order" {
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
        case .structure(let properties, _):
            if case .structure(let members, _)? = properties["properties"]?.kind {
                let required = (try? properties["required"]?.value([String].self)) ?? []
                guard Set(members.keys) == Set(required) else { return false }
            }
            return properties.values.allSatisfy(requiresAll)
        default: return true
        }
    }
}
