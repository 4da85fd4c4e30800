/// Writes a resolved schema as JSON Schema, in the dialect of Apple's framework: the type's name is `title`, the order
/// of properties `x-order`, no other properties are allowed, and named shapes are in `$defs`.
struct SchemaWriter {
    static func json(of schema: GenerationSchema) -> GeneratedValue { .structure(properties(of: schema)) }

    /// Writes the schema as a document that can be read again. If a text has a pattern in ECMAScript's syntax, it has
    /// `$schema`, and the patterns of guides are anchored, so that they still match the whole text.
    static func document(of schema: GenerationSchema) -> GeneratedValue {
        guard schema.hasECMAScriptPatterns else { return json(of: schema) }
        var json: OrderedProperties = [SchemaKeyword.dialect: GeneratedContent(SchemaKeyword.currentDialect)]
        let written = properties(of: schema, changing: \.withAnchoredGuides)
        for key in written.keys { json[key] = written[key] }
        return .structure(json)
    }

    private static func properties(
        of schema: GenerationSchema, changing change: (SchemaNode) -> SchemaNode = { $0 }
    ) -> OrderedProperties {
        let resolved = schema.resolved
        var json = write(resolved.node.mapped(change))
        if schema.blueprint.identity != nil, json[SchemaKeyword.title] == nil {
            json = named(json, title: schema.name, description: resolved.description)
        }
        guard !resolved.definitions.isEmpty else { return json }
        var definitions = OrderedProperties()
        for definition in resolved.definitions {
            var json = write(definition.node.mapped(change))
            if json[SchemaKeyword.title] == nil {
                json = named(json, title: definition.name, description: definition.description)
            }
            definitions[definition.name] = GeneratedContent(.structure(json))
        }
        json[SchemaKeyword.definitions] = GeneratedContent(.structure(definitions))
        return json
    }

    private static func write(_ node: SchemaNode) -> OrderedProperties {
        switch node {
        case .any: return [:]
        case .null: return type("null")
        case .boolean: return type("boolean")
        case .constant(let content): return [SchemaKeyword.constant: content]
        case .integer(let bounds): return type("integer").adding(bounds)
        case .number(let bounds): return type("number").adding(bounds)
        case .string(let text): return type("string").adding(text)
        case .array(let element, let count): return array(of: element, count: count)
        case .tuple(let tuple): return write(tuple)
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
        return json.adding(count)
    }

    private static func write(_ tuple: SchemaNode.Tuple) -> OrderedProperties {
        var json = type("array")
        json[SchemaKeyword.prefixItems] = GeneratedContent(
            .array(tuple.prefix.map { GeneratedContent(.structure(write($0))) }))
        json[SchemaKeyword.items] = GeneratedContent(.structure(write(tuple.rest)))
        return json.adding(tuple.count)
    }

    private static func write(_ structure: SchemaNode.Structure) -> OrderedProperties {
        var properties = OrderedProperties()
        // Forbidden keys are only written if other keys are allowed.
        let others = structure.others.flatMap { $0.areWritten ? $0 : nil }
        let named = structure.properties.filter { others != nil || $0.node != .never || !$0.isOptional }
        for property in named {
            var json = write(property.node)
            if let description = property.description { json[SchemaKeyword.description] = .init(description) }
            properties[property.name] = GeneratedContent(.structure(json))
        }
        var json = OrderedProperties()
        if !structure.name.isEmpty { json[SchemaKeyword.title] = GeneratedContent(structure.name) }
        json[SchemaKeyword.description] = structure.description.map { GeneratedContent($0) }
        json[SchemaKeyword.type] = GeneratedContent("object")
        json[SchemaKeyword.properties] = GeneratedContent(.structure(properties))
        json[SchemaKeyword.required] = texts(named.filter { !$0.isOptional }.map(\.name))
        json[SchemaKeyword.additionalProperties] = GeneratedContent(false)
        if let others { add(others, to: &json) }
        if structure.minimumCount > 0 { json[SchemaKeyword.minimumProperties] = .init(structure.minimumCount) }
        if let maximum = structure.maximumCount { json[SchemaKeyword.maximumProperties] = .init(maximum) }
        json[SchemaKeyword.order] = texts(named.map(\.name))
        return json
    }

    /// A single rule is written next to the properties, several are combined with `allOf`.
    private static func add(_ others: SchemaNode.Others, to json: inout OrderedProperties) {
        json[SchemaKeyword.additionalProperties] = GeneratedContent(true)
        if let keys = others.keys {
            json[SchemaKeyword.propertyNames] = .init(.structure(OrderedProperties().adding(.form(keys))))
        }
        guard others.rules.count != 1 else {
            for (key, value) in keywords(of: others.rules[0]) { json[key] = value }
            return
        }
        guard !others.rules.isEmpty else { return }
        json[SchemaKeyword.allOf] = GeneratedContent(
            .array(
                others.rules.map { rule in
                    var written = type("object")
                    for (key, value) in keywords(of: rule) { written[key] = value }
                    // A rule doesn't apply to named properties.
                    written[SchemaKeyword.properties] = json[SchemaKeyword.properties]
                    return GeneratedContent(.structure(written))
                }))
    }

    private static func keywords(of rule: SchemaNode.Rule) -> [(String, GeneratedContent)] {
        var patterns = OrderedProperties()
        for pattern in rule.patterns { patterns[pattern.source] = .init(.structure(write(pattern.node))) }
        let rest = GeneratedContent(rule.rest == .never ? .bool(false) : .structure(write(rule.rest)))
        let written = [(SchemaKeyword.patternProperties, GeneratedContent(.structure(patterns)))]
        return (rule.patterns.isEmpty ? [] : written) + [(SchemaKeyword.additionalProperties, rest)]
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
        var others: [OrderedProperties] = []
        for divisor in bounds.divisors {
            let written: OrderedProperties = [SchemaKeyword.multipleOf: GeneratedContent(.number(divisor.number))]
            others.append(divisor.isNegated ? written.negated : written)
        }
        return json.adding(others)
    }

    fileprivate func adding(_ count: SchemaNode.Count) -> OrderedProperties {
        var json = self
        if count.minimum > 0 { json[SchemaKeyword.minimumItems] = GeneratedContent(count.minimum) }
        if let maximum = count.maximum { json[SchemaKeyword.maximumItems] = GeneratedContent(maximum) }
        if count.areDistinct { json[SchemaKeyword.uniqueItems] = GeneratedContent(true) }
        return json
    }

    /// Adds further constraints: directly if their keyword is free, otherwise with `allOf`.
    private func adding(_ others: [OrderedProperties]) -> OrderedProperties {
        var json = self
        var together: [GeneratedContent] = []
        for other in others {
            if let key = other.keys.first, json[key] == nil {
                json[key] = other[key]
            } else {
                together.append(GeneratedContent(.structure(other)))
            }
        }
        if !together.isEmpty { json[SchemaKeyword.allOf] = GeneratedContent(.array(together)) }
        return json
    }

    private var negated: OrderedProperties { [SchemaKeyword.not: GeneratedContent(.structure(self))] }

    fileprivate func adding(_ text: SchemaNode.Text) -> OrderedProperties {
        var json = self
        switch text {
        case .anything: break
        case .oneOf(let choices):
            json[SchemaKeyword.choices] = GeneratedContent(.array(choices.map { GeneratedContent($0) }))
        case .pattern(let pattern): json[SchemaKeyword.pattern] = GeneratedContent(pattern)
        case .form(let form):
            if form.minimumLength > 0 { json[SchemaKeyword.minimumLength] = GeneratedContent(form.minimumLength) }
            if let maximum = form.maximumLength { json[SchemaKeyword.maximumLength] = GeneratedContent(maximum) }
            return json.adding(
                form.demands.map { demand in
                    let written: OrderedProperties =
                        switch demand.kind {
                        case .guide(let pattern), .pattern(let pattern): [SchemaKeyword.pattern: .init(pattern)]
                        case .format(let name): [SchemaKeyword.format: .init(name)]
                        case .texts(let texts): [SchemaKeyword.choices: .init(.array(texts.map { .init($0) }))]
                        }
                    return demand.isNegated ? written.negated : written
                })
        }
        return json
    }
}
