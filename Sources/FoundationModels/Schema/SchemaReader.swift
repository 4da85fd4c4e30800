import Foundation

/// Reads JSON Schema into nodes. What a node cannot express is refused with its path, never silently dropped.
struct SchemaReader {
    /// What is wrong, and where.
    struct Failure: Error, CustomStringConvertible {
        let path: String
        let reason: String

        var description: String { "At \(path): \(reason)." }
    }

    private static let depthMax = 300
    static let expansionDepthMax = 32

    private let keysAreOrdered: Bool
    var definitionShapes: [String: GeneratedContent] = [:]
    /// Whether a definition forbids what it doesn't name.
    var definitionsForbidStrangers = false
    let effort = SchemaEffort()
    /// How many schemas lie around the one that is being read, those of definitions that are being expanded included.
    private var depth = 0
    /// The definitions that are being read to be kept to together with something else.
    var expanding: [String] = []
    /// Whether a structure was met that forbids what it doesn't name.
    var forbidsStrangers = false
    var path: [String] = ["#"]

    static func read(_ json: GeneratedContent, keysAreOrdered: Bool) throws(Failure) -> GenerationSchema {
        var reader = SchemaReader(keysAreOrdered: keysAreOrdered)
        guard !json.hasMoreValues(than: SchemaEffort.valueCountMax) else {
            throw reader.failure("A schema has at most \(SchemaEffort.valueCountMax) values")
        }
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
        definitionShapes = Dictionary(zip(names, shapes), uniquingKeysWith: { first, _ in first })
        definitionsForbidStrangers = shapes.contains(where: Self.closes)
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
    mutating func node(
        _ json: GeneratedContent, name: String = "", isDefinition: Bool = false
    ) throws(Failure) -> SchemaNode {
        guard depth < Self.depthMax else { throw failure("Schemas stand within one another too deep") }
        depth += 1
        defer { depth -= 1 }
        guard case .structure(let schema) = json.value else {
            guard case .bool(let isAnything) = json.value else { throw failure("A schema is an object or a boolean") }
            return isAnything ? .any : .never
        }
        for keyword in schema.keys where SchemaKeyword.unsupported.contains(keyword) {
            throw failure("\"\(keyword)\" is not supported: a generated value could not keep to it")
        }
        let outer = forbidsStrangers
        forbidsStrangers = false
        defer { forbidsStrangers = forbidsStrangers || outer }
        let nodes = try demands(of: schema, name: name, isDefinition: isDefinition)
        return try together(nodes)
    }

    /// What each group of keywords asks for.
    private mutating func demands(
        of schema: OrderedProperties, name: String, isDefinition: Bool
    ) throws(Failure) -> [SchemaNode] {
        var nodes: [SchemaNode] = []
        if let pointer = try text(SchemaKeyword.reference, in: schema) { nodes.append(try reference(pointer)) }
        if let not = schema[SchemaKeyword.not] { nodes.append(try never(not)) }
        if let all = schema[SchemaKeyword.allOf] { nodes.append(try allOf(all)) }
        if let constant = schema[SchemaKeyword.constant] { nodes.append(try choice(of: [constant])) }
        if let choices = schema[SchemaKeyword.choices] {
            guard case .array(let values) = choices.value else { throw failure("\"enum\" must be an array") }
            nodes.append(try choice(of: values))
        }
        if let choices = schema[SchemaKeyword.anyOf] {
            nodes.append(try anyOf(choices))
        }
        if let choices = schema[SchemaKeyword.oneOf] { nodes.append(try oneOf(choices)) }
        let own = try typed(schema, name: name, isDefinition: isDefinition)
        return own == .any && !nodes.isEmpty ? nodes : nodes + [own]
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
        let ofObjects = [SchemaKeyword.properties, SchemaKeyword.required, SchemaKeyword.additionalProperties]
        if ofObjects.contains(where: { schema[$0] != nil }) { return ["object"] }
        let ofArrays = [SchemaKeyword.items, SchemaKeyword.minimumItems, SchemaKeyword.maximumItems]
        if ofArrays.contains(where: { schema[$0] != nil }) { return ["array"] }
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
        let isClosed = schema[SchemaKeyword.additionalProperties]?.value == .bool(false)
        if isClosed { forbidsStrangers = true }
        var nodes: [SchemaNode.Property] = []
        for name in try order(of: properties, required: required, in: schema) {
            let isOptional = !required.contains(name)
            if let property = properties[name] {
                let node = try self.property(name, property, isOptional: isOptional)
                // What nothing fulfils can be left out where it may be.
                if node.node != .never || !isOptional { nodes.append(node) }
            } else if !isOptional {
                guard !isClosed else { throw failure("\"\(name)\" is required and not allowed") }
                nodes.append(.init(name: name, description: nil, node: .any))
            }
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
        let declared = try texts(SchemaKeyword.order, in: schema).filter {
            properties[$0] != nil || required.contains($0)
        }
        return (declared + (keysAreOrdered ? [] : required) + properties.keys + required).distinct
    }
}
