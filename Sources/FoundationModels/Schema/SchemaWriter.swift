/// Writes a resolved schema as JSON Schema, in the dialect of Apple's framework: the type's name is `title`, the order of
/// properties `x-order`, no other properties are allowed, and named shapes stand in `$defs`.
struct SchemaWriter {
    static func json(of schema: GenerationSchema) -> GeneratedValue {
        let resolved = schema.resolved
        var json = write(resolved.node)
        if schema.blueprint.identity != nil, json[SchemaKeyword.title] == nil {
            json = named(json, title: schema.name, description: resolved.description)
        }
        guard !resolved.definitions.isEmpty else { return .structure(json) }
        var definitions = OrderedProperties()
        for definition in resolved.definitions {
            var json = write(definition.node)
            if json[SchemaKeyword.title] == nil {
                json = named(json, title: definition.name, description: definition.description)
            }
            definitions[definition.name] = GeneratedContent(.structure(json))
        }
        json[SchemaKeyword.definitions] = GeneratedContent(.structure(definitions))
        return .structure(json)
    }

    private static func write(_ node: SchemaNode) -> OrderedProperties {
        switch node {
        case .any: return [:]
        case .null: return type("null")
        case .boolean: return type("boolean")
        case .integer(let bounds): return type("integer").adding(bounds)
        case .number(let bounds): return type("number").adding(bounds)
        case .string(let text): return type("string").adding(text)
        case .array(let element, let count): return array(of: element, count: count)
        case .structure(let structure): return write(structure)
        case .anyOf(let choices): return anyOf(choices)
        case .reference(let name): return [SchemaKeyword.reference: .init(.string(pointer(to: name)))]
        }
    }

    private static func type(_ name: String) -> OrderedProperties {
        [SchemaKeyword.type: GeneratedContent(.string(name))]
    }

    private static func array(of element: SchemaNode, count: SchemaNode.Count) -> OrderedProperties {
        var json = type("array")
        json[SchemaKeyword.items] = GeneratedContent(.structure(write(element)))
        if count.minimum > 0 { json[SchemaKeyword.minimumItems] = GeneratedContent(count.minimum) }
        if let maximum = count.maximum { json[SchemaKeyword.maximumItems] = GeneratedContent(maximum) }
        return json
    }

    private static func write(_ structure: SchemaNode.Structure) -> OrderedProperties {
        var properties = OrderedProperties()
        for property in structure.properties {
            var json = write(property.node)
            if let description = property.description { json[SchemaKeyword.description] = .init(description) }
            properties[property.name] = GeneratedContent(.structure(json))
        }
        var json = OrderedProperties()
        if !structure.name.isEmpty { json[SchemaKeyword.title] = GeneratedContent(structure.name) }
        json[SchemaKeyword.description] = structure.description.map { GeneratedContent($0) }
        json[SchemaKeyword.type] = GeneratedContent("object")
        json[SchemaKeyword.properties] = GeneratedContent(.structure(properties))
        json[SchemaKeyword.required] = texts(structure.properties.filter { !$0.isOptional }.map(\.name))
        json[SchemaKeyword.additionalProperties] = GeneratedContent(false)
        json[SchemaKeyword.order] = texts(structure.properties.map(\.name))
        return json
    }

    private static func anyOf(_ choices: [SchemaNode]) -> OrderedProperties {
        guard !choices.isEmpty else { return [SchemaKeyword.not: GeneratedContent(.structure([:]))] }
        if choices.count == 1 { return write(choices[0]) }
        let written = choices.map { GeneratedContent(.structure(write($0))) }
        return [SchemaKeyword.anyOf: GeneratedContent(.array(written))]
    }

    private static func texts(_ texts: [String]) -> GeneratedContent {
        GeneratedContent(.array(texts.map { GeneratedContent($0) }))
    }

    /// A JSON pointer, in which `~` and `/` are escaped.
    private static func pointer(to name: String) -> String {
        guard name != "#" else { return name }
        let escaped = name.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
        return SchemaKeyword.definitionPrefix
            + escaped.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    }

    private static func named(_ json: OrderedProperties, title: String, description: String?) -> OrderedProperties {
        var named = OrderedProperties()
        named[SchemaKeyword.title] = GeneratedContent(title)
        named[SchemaKeyword.description] = description.map { GeneratedContent($0) }
        for key in json.keys { named[key] = json[key] }
        return named
    }
}

extension OrderedProperties {
    fileprivate func adding(_ bounds: SchemaNode.Bounds) -> OrderedProperties {
        var json = self
        json[SchemaKeyword.minimum] = bounds.minimum.map { GeneratedContent(.number($0)) }
        json[SchemaKeyword.maximum] = bounds.maximum.map { GeneratedContent(.number($0)) }
        return json
    }

    fileprivate func adding(_ text: SchemaNode.Text) -> OrderedProperties {
        var json = self
        switch text {
        case .anything: break
        case .oneOf(let choices):
            json[SchemaKeyword.choices] = GeneratedContent(.array(choices.map { GeneratedContent($0) }))
        case .pattern(let pattern): json[SchemaKeyword.pattern] = GeneratedContent(pattern)
        }
        return json
    }
}
