import Foundation

/// Reads the keywords that belong to a type.
extension SchemaReader {
    mutating func typed(
        _ schema: OrderedProperties, name: String, isDefinition: Bool
    ) throws(Failure) -> SchemaNode {
        var nodes: [SchemaNode] = []
        for type in try types(of: schema) {
            switch type {
            case "null": nodes.append(.null)
            case "boolean": nodes.append(.boolean)
            case "integer": nodes.append(.integer(try bounds(in: schema, areWhole: true)))
            case "number": nodes.append(.number(try bounds(in: schema, areWhole: false)))
            case "string": nodes.append(try string(schema))
            case "array": nodes.append(try array(schema))
            case "object": nodes.append(try structure(schema, name: name, isDefinition: isDefinition))
            default: throw failure("There is no type \"\(type)\"")
            }
        }
        if nodes.isEmpty { return .any }
        nodes.removeAll { $0 == .never }
        return nodes.count == 1 ? nodes[0] : .anyOf(nodes)
    }

    /// The types that a schema names, or the one that its keywords imply. JSON Schema's keywords don't restrict other
    /// types, which matters for schemas that are read exactly.
    private func types(of schema: OrderedProperties) throws(Failure) -> [String] {
        switch schema[SchemaKeyword.type]?.value {
        case .string(let type): return [type]
        case .array: return try texts(SchemaKeyword.type, in: schema).distinct
        case nil: break
        default: throw failure("\"type\" must be a string or an array of strings")
        }
        let implied = Self.implied.first { $0.keywords.contains { schema[$0] != nil } }
        guard let implied else { return [] }
        return isExact ? ["null", "boolean", "number", "string", "array", "object"] : [implied.type]
    }

    private static let implied: [(type: String, keywords: [String])] = [
        (
            "object",
            [
                SchemaKeyword.properties, SchemaKeyword.required, SchemaKeyword.additionalProperties,
                SchemaKeyword.patternProperties, SchemaKeyword.propertyNames, SchemaKeyword.minimumProperties,
                SchemaKeyword.maximumProperties, SchemaKeyword.unevaluatedProperties,
            ] + SchemaKeyword.dependencies
        ),
        (
            "array",
            [
                SchemaKeyword.items, SchemaKeyword.prefixItems, SchemaKeyword.minimumItems, SchemaKeyword.maximumItems,
                SchemaKeyword.uniqueItems, SchemaKeyword.contains, SchemaKeyword.unevaluatedItems,
            ]
        ),
        (
            "string",
            [
                SchemaKeyword.pattern, SchemaKeyword.minimumLength, SchemaKeyword.maximumLength, SchemaKeyword.format,
            ]
        ),
        (
            "number",
            [
                SchemaKeyword.minimum, SchemaKeyword.maximum, SchemaKeyword.exclusiveMinimum,
                SchemaKeyword.exclusiveMaximum, SchemaKeyword.multipleOf,
            ]
        ),
    ]

    // MARK: Texts

    private func string(_ schema: OrderedProperties) throws(Failure) -> SchemaNode {
        var form = TextForm(
            minimumLength: try minimumCount(SchemaKeyword.minimumLength, in: schema),
            maximumLength: try maximumCount(SchemaKeyword.maximumLength, in: schema))
        if let maximum = form.maximumLength, maximum < form.minimumLength {
            guard isExact else {
                throw failure("No text has at least \(form.minimumLength) and at most \(maximum) characters")
            }
            return .never
        }
        if let pattern = try text(SchemaKeyword.pattern, in: schema) {
            form.demands.append(.init(kind: patternsAreECMAScript ? .pattern(pattern) : .guide(pattern)))
        }
        if let format = try text(SchemaKeyword.format, in: schema), TextFormat.named(format) != nil {
            form.demands.append(.init(kind: .format(format)))
        }
        return .string(.init(form))
    }

    // MARK: Arrays

    private mutating func array(_ schema: OrderedProperties) throws(Failure) -> SchemaNode {
        var count = SchemaNode.Count(
            minimum: try minimumCount(SchemaKeyword.minimumItems, in: schema),
            maximum: try maximumCount(SchemaKeyword.maximumItems, in: schema))
        count.areDistinct = schema[SchemaKeyword.uniqueItems]?.value == .bool(true)
        try refuseContained(in: schema)
        var prefix: [SchemaNode] = []
        var restKeyword = SchemaKeyword.items
        if schema[SchemaKeyword.prefixItems] != nil {
            prefix = try elements(SchemaKeyword.prefixItems, in: schema)
        } else if case .array? = schema[SchemaKeyword.items]?.value {
            prefix = try elements(SchemaKeyword.items, in: schema)
            restKeyword = SchemaKeyword.additionalItems
        }
        if schema[restKeyword] == nil, let unevaluated = schema[SchemaKeyword.unevaluatedItems] {
            try refuseUnevaluated(SchemaKeyword.unevaluatedItems, unevaluated, in: schema)
            restKeyword = SchemaKeyword.unevaluatedItems
        }
        var rest = SchemaNode.any
        if let items = schema[restKeyword] {
            rest = try at(restKeyword) { (reader) throws(Failure) in try reader.node(items) }
        }
        guard !prefix.isEmpty else {
            return rest == .never
                ? SchemaNode.Tuple(prefix: [], rest: rest, count: count).node
                : .array(of: rest, count: count)
        }
        return SchemaNode.Tuple(prefix: prefix, rest: rest, count: count).node
    }

    private mutating func elements(_ keyword: String, in schema: OrderedProperties) throws(Failure) -> [SchemaNode] {
        guard case .array(let shapes)? = schema[keyword]?.value else {
            throw failure("\"\(keyword)\" must be an array")
        }
        var nodes: [SchemaNode] = []
        for (index, shape) in shapes.enumerated() {
            nodes.append(try at(keyword, String(index)) { (reader) throws(Failure) in try reader.node(shape) })
        }
        return nodes
    }

    /// `contains` is only supported if it requires no element.
    private func refuseContained(in schema: OrderedProperties) throws(Failure) {
        guard schema[SchemaKeyword.contains] != nil else { return }
        if schema["minContains"] != nil, try minimumCount("minContains", in: schema) == 0, schema["maxContains"] == nil
        {
            return
        }
        throw failure("\"contains\" is not supported: a generated value could not keep to it")
    }

    /// `unevaluatedProperties` and `unevaluatedItems` are only supported if no other keyword of the schema applies to
    /// the same value.
    func refuseUnevaluated(
        _ keyword: String, _ content: GeneratedContent, in schema: OrderedProperties
    ) throws(Failure) {
        if content.value == .bool(true) || content.structure?.keys.isEmpty == true { return }
        guard let other = schema.keys.first(where: SchemaKeyword.applicators.contains) else { return }
        throw failure("\"\(keyword)\" beside \"\(other)\" is not supported: a generated value could not keep to it")
    }

    // MARK: Structures

    private mutating func structure(
        _ schema: OrderedProperties, name: String, isDefinition: Bool
    ) throws(Failure) -> SchemaNode {
        if schema[SchemaKeyword.properties] != nil, schema[SchemaKeyword.properties]?.structure == nil {
            throw failure("\"properties\" must be an object")
        }
        let properties = schema[SchemaKeyword.properties]?.structure ?? [:]
        let required = try texts(SchemaKeyword.required, in: schema)
        let others = try others(in: schema)
        if others == nil, let name = required.first(where: { properties[$0] == nil }), !isExact {
            throw failure("\"\(name)\" is required and not allowed")
        }
        var structure = SchemaNode.Structure(
            name: try text(SchemaKeyword.title, in: schema) ?? name,
            description: isDefinition ? try text(SchemaKeyword.description, in: schema) : nil, properties: [],
            others: others)
        for name in try order(of: properties, required: required, in: schema) {
            let isOptional = !required.contains(name)
            guard properties[name] != nil || !isOptional else { continue }
            structure.properties.append(
                try property(name, properties[name], isOptional: isOptional, others))
        }
        structure.minimumCount = try minimumCount(SchemaKeyword.minimumProperties, in: schema)
        structure.maximumCount = try maximumCount(SchemaKeyword.maximumProperties, in: schema)
        return structure.node
    }

    /// The constraint on other keys than the named properties; nil forbids them.
    private mutating func others(in schema: OrderedProperties) throws(Failure) -> SchemaNode.Others? {
        var rule = SchemaNode.Rule()
        if let content = schema[SchemaKeyword.patternProperties] {
            guard let patterns = content.structure else { throw failure("\"patternProperties\" must be an object") }
            for source in patterns.keys {
                let node = try at(SchemaKeyword.patternProperties, source) { (reader) throws(Failure) in
                    try reader.node(patterns[source] ?? .null)
                }
                rule.patterns.append(.init(source: source, node: node))
            }
        }
        var keyword = SchemaKeyword.additionalProperties
        if schema[keyword] == nil, let unevaluated = schema[SchemaKeyword.unevaluatedProperties] {
            try refuseUnevaluated(SchemaKeyword.unevaluatedProperties, unevaluated, in: schema)
            keyword = SchemaKeyword.unevaluatedProperties
        }
        if let rest = schema[keyword] {
            rule.rest = try at(keyword) { (reader) throws(Failure) in try reader.node(rest) }
        }
        guard !rule.patterns.isEmpty || rule.rest != .never else { return nil }
        var others = SchemaNode.Others(rules: rule == .init() ? [] : [rule], keys: try keys(in: schema))
        guard !isExact else { return others }
        let names = schema[SchemaKeyword.properties] != nil || schema[SchemaKeyword.required] != nil
        let asks = schema[keyword] != nil || !rule.patterns.isEmpty || others.keys != nil
        others.request = asks ? .asked : names ? .named : .silent
        return others
    }

    private mutating func keys(in schema: OrderedProperties) throws(Failure) -> TextForm? {
        guard let names = schema[SchemaKeyword.propertyNames] else { return nil }
        let node = try at(SchemaKeyword.propertyNames) { (reader) throws(Failure) in
            try reader.together([reader.node(names), .string(.anything)])
        }
        guard case .string(let text) = node else {
            throw failure("\"propertyNames\" that are one of several shapes are not supported")
        }
        return text == .anything ? nil : text.form
    }

    private mutating func property(
        _ name: String, _ json: GeneratedContent?, isOptional: Bool, _ others: SchemaNode.Others?
    ) throws(Failure) -> SchemaNode.Property {
        var property = SchemaNode.Property(name: name, description: nil, node: .any, isOptional: isOptional)
        do {
            // `additionalProperties` doesn't apply to properties.
            var further = others ?? .any
            if json != nil { for index in further.rules.indices { further.rules[index].rest = .any } }
            property.node = try intersection.shape(of: name, in: further, depth: 0)
        } catch {
            throw failure((error as? SchemaIntersection.Failure)?.reason ?? "\(error)")
        }
        guard let json else { return property }
        return try at(SchemaKeyword.properties, name) { (reader) throws(Failure) in
            if let schema = json.structure {
                property.description = try reader.text(SchemaKeyword.description, in: schema)
            }
            let node = try reader.node(json)
            property.node = property.node == .any ? node : try reader.together([node, property.node])
            return property
        }
    }

    /// The keys in `x-order`, then the others.
    private func order(
        of properties: OrderedProperties, required: [String], in schema: OrderedProperties
    ) throws(Failure) -> [String] {
        let declared = try texts(SchemaKeyword.order, in: schema).filter {
            properties[$0] != nil || required.contains($0)
        }
        return (declared + (keysAreOrdered ? [] : required) + properties.keys + required).distinct
    }
}
