import Foundation

/// Reads JSON Schema into nodes. What a node cannot express is refused with its path, never silently dropped.
struct SchemaReader {
    /// What is wrong, and where.
    struct Failure: Error, CustomStringConvertible {
        let path: String
        let reason: String

        var description: String { "At \(path): \(reason)." }
    }

    private let keysAreOrdered: Bool
    private var definitionNames: Set<String> = []
    var path: [String] = ["#"]

    static func read(_ json: GeneratedContent, keysAreOrdered: Bool) throws(Failure) -> GenerationSchema {
        var reader = SchemaReader(keysAreOrdered: keysAreOrdered)
        return try reader.root(json)
    }

    private init(keysAreOrdered: Bool) {
        self.keysAreOrdered = keysAreOrdered
    }

    private mutating func root(_ json: GeneratedContent) throws(Failure) -> GenerationSchema {
        guard case .structure(let schema) = json.value else {
            return GenerationSchema(name: "Schema", node: try node(json))
        }
        let (names, shapes) = try definitions(in: schema)
        definitionNames = Set(names)
        var definitions = SchemaDefinitions()
        for (name, shape) in zip(names, shapes) {
            let description = try shape.structure.flatMap { (shape) throws(Failure) in
                try text(SchemaKeyword.description, in: shape)
            }
            let node = try at(SchemaKeyword.definitions, name) { (reader) throws(Failure) in
                try reader.node(shape, name: name, isDefinition: true)
            }
            var isStructure = false
            if case .structure = node { isStructure = true }
            definitions.reserve(name, description: isStructure ? nil : description)
            definitions.fill(name, with: node)
        }
        let name = try text(SchemaKeyword.title, in: schema)
        let node = try node(json, name: name ?? "", isDefinition: true)
        try refuseEmptyCircles(node, definitions)
        var isStructure = false
        if case .structure = node { isStructure = true }
        return GenerationSchema(
            SchemaBlueprint(
                identity: name.map(SchemaBlueprint.Identity.dynamic), name: name ?? "Schema",
                description: isStructure ? nil : try text(SchemaKeyword.description, in: schema),
                shape: .node(node, definitions)))
    }

    private mutating func definitions(
        in schema: OrderedProperties
    ) throws(Failure) -> (names: [String], shapes: [GeneratedContent]) {
        var names: [String] = []
        var shapes: [GeneratedContent] = []
        for keyword in [SchemaKeyword.definitions, SchemaKeyword.olderDefinitions] {
            guard let content = schema[keyword] else { continue }
            guard case .structure(let definitions) = content.value else {
                throw failure("\"\(keyword)\" must be an object")
            }
            for name in definitions.keys where !names.contains(name) {
                names.append(name)
                shapes.append(definitions[name] ?? .null)
            }
        }
        return (names, shapes)
    }

    /// A definition that is nothing but itself, or a choice of itself, describes no value.
    private func refuseEmptyCircles(_ root: SchemaNode, _ definitions: SchemaDefinitions) throws(Failure) {
        guard let circle = SchemaCheck(root: root, definitions: definitions).emptyCircle else { return }
        throw Failure(path: "#", reason: "\"\(circle)\" refers to itself without anything in between")
    }
}

// MARK: - Nodes

extension SchemaReader {
    /// - Parameters:
    ///   - name: What a structure is called if it has no title.
    ///   - isDefinition: Whether the description belongs to the shape; otherwise it belongs to the property.
    private mutating func node(
        _ json: GeneratedContent, name: String = "", isDefinition: Bool = false
    ) throws(Failure) -> SchemaNode {
        guard case .structure(let schema) = json.value else {
            guard case .bool(let isAnything) = json.value else { throw failure("A schema is an object or a boolean") }
            return isAnything ? .any : .never
        }
        for keyword in schema.keys where SchemaKeyword.unsupported.contains(keyword) {
            throw failure("\"\(keyword)\" is not supported: a generated value could not keep to it")
        }
        if let pointer = try text(SchemaKeyword.reference, in: schema) { return try reference(pointer) }
        if let not = schema[SchemaKeyword.not] { return try never(not) }
        if let all = schema[SchemaKeyword.allOf] { return try allOf(all, beside: schema) }
        if let constant = schema[SchemaKeyword.constant] {
            return try choice(of: [constant], type: schema[SchemaKeyword.type])
        }
        if let choices = schema[SchemaKeyword.choices] {
            guard case .array(let values) = choices.value else { throw failure("\"enum\" must be an array") }
            return try choice(of: values, type: schema[SchemaKeyword.type])
        }
        for keyword in [SchemaKeyword.anyOf, SchemaKeyword.oneOf] {
            if let choices = schema[keyword] { return try anyOf(choices, keyword: keyword, beside: schema) }
        }
        return try typed(schema, name: name, isDefinition: isDefinition)
    }

    private mutating func typed(
        _ schema: OrderedProperties, name: String, isDefinition: Bool
    ) throws(Failure) -> SchemaNode {
        var nodes: [SchemaNode] = []
        for type in try types(of: schema) {
            switch type {
            case "null": nodes.append(.null)
            case "boolean": nodes.append(.boolean)
            case "integer": nodes.append(.integer(try bounds(in: schema, areWhole: true)))
            case "number": nodes.append(.number(try bounds(in: schema, areWhole: false)))
            case "string":
                let pattern = try text(SchemaKeyword.pattern, in: schema)
                nodes.append(.string(pattern.map(SchemaNode.Text.pattern) ?? .anything))
            case "array": nodes.append(try array(schema))
            case "object": nodes.append(try structure(schema, name: name, isDefinition: isDefinition))
            default: throw failure("There is no type \"\(type)\"")
            }
        }
        if nodes.isEmpty { return .any }
        return nodes.count == 1 ? nodes[0] : .anyOf(nodes)
    }

    /// The types that a schema names, or the one that its keywords imply.
    private func types(of schema: OrderedProperties) throws(Failure) -> [String] {
        switch schema[SchemaKeyword.type]?.value {
        case .string(let type): return [type]
        case .array: return try texts(SchemaKeyword.type, in: schema).distinct
        case nil: break
        default: throw failure("\"type\" must be a string or an array of strings")
        }
        if schema[SchemaKeyword.properties] != nil || schema[SchemaKeyword.required] != nil { return ["object"] }
        if schema[SchemaKeyword.items] != nil { return ["array"] }
        if schema[SchemaKeyword.pattern] != nil { return ["string"] }
        let numeric = [
            SchemaKeyword.minimum, SchemaKeyword.maximum, SchemaKeyword.exclusiveMinimum,
            SchemaKeyword.exclusiveMaximum,
        ]
        return numeric.contains { schema[$0] != nil } ? ["number"] : []
    }

    private mutating func array(_ schema: OrderedProperties) throws(Failure) -> SchemaNode {
        let minimum = try count(SchemaKeyword.minimumItems, in: schema)
        let maximum = try count(SchemaKeyword.maximumItems, in: schema)
        var element = SchemaNode.any
        if let items = schema[SchemaKeyword.items] {
            element = try at(SchemaKeyword.items) { (reader) throws(Failure) in try reader.node(items) }
        }
        return .array(of: element, count: .init(minimum: minimum ?? 0, maximum: maximum))
    }

    private mutating func structure(
        _ schema: OrderedProperties, name: String, isDefinition: Bool
    ) throws(Failure) -> SchemaNode {
        if case .structure? = schema[SchemaKeyword.additionalProperties]?.value,
            schema[SchemaKeyword.properties]?.structure?.keys.isEmpty ?? true
        {
            throw failure("Objects with keys that the schema does not name are not supported")
        }
        let properties = schema[SchemaKeyword.properties]?.structure ?? [:]
        if schema[SchemaKeyword.properties] != nil, schema[SchemaKeyword.properties]?.structure == nil {
            throw failure("\"properties\" must be an object")
        }
        let required = try texts(SchemaKeyword.required, in: schema)
        if let unknown = required.first(where: { properties[$0] == nil }) {
            throw failure("\"\(unknown)\" is required, but is not among the properties")
        }
        var nodes: [SchemaNode.Property] = []
        for name in try order(of: properties, required: required, in: schema) {
            guard let property = properties[name] else { continue }
            nodes.append(try self.property(name, property, isOptional: !required.contains(name)))
        }
        return .structure(
            .init(
                name: try text(SchemaKeyword.title, in: schema) ?? name,
                description: isDefinition ? try text(SchemaKeyword.description, in: schema) : nil, properties: nodes))
    }

    private mutating func property(
        _ name: String, _ json: GeneratedContent, isOptional: Bool
    ) throws(Failure) -> SchemaNode.Property {
        try at(SchemaKeyword.properties, name) { (reader) throws(Failure) in
            var description: String?
            if let schema = json.structure { description = try reader.text(SchemaKeyword.description, in: schema) }
            return .init(name: name, description: description, node: try reader.node(json), isOptional: isOptional)
        }
    }

    /// `x-order`, then what it does not name.
    private func order(
        of properties: OrderedProperties, required: [String], in schema: OrderedProperties
    ) throws(Failure) -> [String] {
        let declared = try texts(SchemaKeyword.order, in: schema).filter { properties[$0] != nil }
        return (declared + (keysAreOrdered ? [] : required) + properties.keys).distinct
    }
}

// MARK: - Choices and references

extension SchemaReader {
    private func reference(_ pointer: String) throws(Failure) -> SchemaNode {
        if pointer == "#" || pointer == "#/" { return .root }
        for prefix in [SchemaKeyword.definitionPrefix, SchemaKeyword.olderDefinitionPrefix]
        where pointer.hasPrefix(prefix) {
            let escaped = String(pointer.dropFirst(prefix.count))
            for name in [escaped, escaped.removingPercentEncoding ?? escaped].map(\.pointerUnescaped)
            where definitionNames.contains(name) {
                return .reference(name)
            }
        }
        throw failure("There is no definition \"\(pointer)\"")
    }

    /// `{"not": {}}` is what nothing fulfils; other negations cannot be kept to.
    private func never(_ not: GeneratedContent) throws(Failure) -> SchemaNode {
        guard not.structure?.keys.isEmpty == true || not.value == .bool(true) else {
            throw failure("\"not\" is not supported: a generated value could not keep to it")
        }
        return .never
    }

    private mutating func allOf(
        _ all: GeneratedContent, beside schema: OrderedProperties
    ) throws(Failure) -> SchemaNode {
        guard case .array(let members) = all.value, members.count == 1 else {
            throw failure("\"allOf\" is supported with one member only")
        }
        try refuseDemands(beside: SchemaKeyword.allOf, in: schema)
        return try at(SchemaKeyword.allOf, "0") { (reader) throws(Failure) in try reader.node(members[0]) }
    }

    private mutating func anyOf(
        _ choices: GeneratedContent, keyword: String, beside schema: OrderedProperties
    ) throws(Failure) -> SchemaNode {
        guard case .array(let members) = choices.value, !members.isEmpty else {
            throw failure("\"\(keyword)\" must be an array of schemas")
        }
        try refuseDemands(beside: keyword, in: schema)
        var nodes: [SchemaNode] = []
        for (index, member) in members.enumerated() {
            nodes.append(try at(keyword, String(index)) { (reader) throws(Failure) in try reader.node(member) })
        }
        return nodes.count == 1 ? nodes[0] : .anyOf(nodes)
    }

    /// Demands beside a choice would have to hold together with it.
    private func refuseDemands(beside keyword: String, in schema: OrderedProperties) throws(Failure) {
        let demands: Set = [
            SchemaKeyword.type, SchemaKeyword.properties, SchemaKeyword.required, SchemaKeyword.items,
            SchemaKeyword.minimum, SchemaKeyword.maximum, SchemaKeyword.exclusiveMinimum,
            SchemaKeyword.exclusiveMaximum, SchemaKeyword.pattern, SchemaKeyword.minimumItems,
            SchemaKeyword.maximumItems, SchemaKeyword.anyOf, SchemaKeyword.oneOf, SchemaKeyword.allOf,
        ]
        if let other = schema.keys.first(where: { $0 != keyword && demands.contains($0) }) {
            throw failure("\"\(other)\" beside \"\(keyword)\" is not supported; put it into each choice")
        }
    }

    /// Fixed values: all texts together, every number as a range of one, and both booleans.
    private func choice(of values: [GeneratedContent], type: GeneratedContent?) throws(Failure) -> SchemaNode {
        var texts: [String] = []
        var nodes: [SchemaNode] = []
        for content in values {
            switch content.value {
            case .string(let text):
                if texts.isEmpty { nodes.append(.never) }
                texts.append(text)
            case .null: nodes.append(.null)
            case .number(let number):
                let bounds = SchemaNode.Bounds(minimum: number, maximum: number)
                nodes.append(number.wholeDigits == nil ? .number(bounds) : .integer(bounds))
            case .bool(let flag):
                guard values.contains(where: { $0.value == .bool(!flag) }) else {
                    throw failure("A single boolean as the only choice is not supported")
                }
                nodes.append(.boolean)
            case .array, .structure: throw failure("Arrays and objects as fixed values are not supported")
            }
        }
        nodes = nodes.map { $0 == .never ? .string(.oneOf(texts.distinct)) : $0 }
        let distinct = nodes.enumerated().filter { nodes[..<$0.offset].contains($0.element) == false }.map(\.element)
        guard !distinct.isEmpty else { throw failure("\"enum\" has no values") }
        return distinct.count == 1 ? distinct[0] : .anyOf(distinct)
    }
}
