import Foundation

/// Reads JSON Schema into nodes. A constraint that a node can't express is an error with its path; it is never silently
/// dropped.
struct SchemaReader {
    /// An error with its path.
    struct Failure: Error, CustomStringConvertible {
        let path: String
        let reason: String

        var description: String { "At \(path): \(reason)." }
    }

    private static let depthMax = 300
    static let expansionDepthMax = 32

    /// Whether the source preserves the order of keys, so that it isn't a `Decoder`.
    let keysAreOrdered: Bool
    /// Whether patterns have ECMAScript's syntax, as in JSON Schema, rather than being guides. A `Decoder`'s schema is
    /// in Apple's dialect, unless it has `$schema`.
    let patternsAreECMAScript: Bool
    private let document: GeneratedContent
    var definitionShapes: [String: GeneratedContent] = [:]
    let effort = SchemaEffort()
    /// The nesting depth of the schema that is being read, including that of definitions that are being expanded.
    private var depth = 0
    /// The definitions that are being expanded in order to combine them with other shapes.
    var expanding: [String] = []
    /// Whether the shape must include all values that match the schema, because it will be negated. Otherwise schemas
    /// are read narrowly: the keywords of a type imply that type.
    var isExact = false
    var path: [String] = ["#"]

    static func read(_ json: GeneratedContent, keysAreOrdered: Bool) throws(Failure) -> GenerationSchema {
        var reader = SchemaReader(json, keysAreOrdered: keysAreOrdered)
        guard !json.hasMoreValues(than: SchemaEffort.valueCountMax) else {
            throw reader.failure("A schema has at most \(SchemaEffort.valueCountMax) values")
        }
        return try reader.root(json)
    }

    private init(_ document: GeneratedContent, keysAreOrdered: Bool) {
        self.document = document
        self.keysAreOrdered = keysAreOrdered
        patternsAreECMAScript = keysAreOrdered || document.structure?[SchemaKeyword.dialect] != nil
    }

    private mutating func root(_ json: GeneratedContent) throws(Failure) -> GenerationSchema {
        guard case .structure(let schema) = json.value else {
            return GenerationSchema(name: "Schema", node: try node(json))
        }
        let (names, shapes) = try definitions(in: schema)
        definitionShapes = Dictionary(zip(names, shapes), uniquingKeysWith: { first, _ in first })
        definitionShapes["#"] = json
        var definitions = SchemaDefinitions()
        for (name, shape) in zip(names, shapes) {
            let description = try shape.structure.flatMap { (shape) throws(Failure) in
                try text(SchemaKeyword.description, in: shape)
            }
            let node = try at(SchemaKeyword.definitions, name) { (reader) throws(Failure) in
                try reader.node(shape, name: name, isDefinition: true)
            }
            definitions.add(name, node, description: description)
        }
        let name = try text(SchemaKeyword.title, in: schema)
        let node = try node(json, name: name ?? "", isDefinition: true)
        try readPointed(into: &definitions)
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

    /// Reads the targets of references outside of `$defs`. They may add further ones.
    private mutating func readPointed(into definitions: inout SchemaDefinitions) throws(Failure) {
        var index = 0
        while index < effort.pointed.count {
            let (name, shape) = effort.pointed[index]
            path = ["#" + name]
            definitions.add(name, try node(shape, isDefinition: true), description: nil)
            path = ["#"]
            index += 1
        }
    }

    /// The value in the document at a JSON pointer.
    func value(at pointer: String) -> GeneratedContent? {
        var place: GeneratedContent? = document
        for step in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let name = (step.removingPercentEncoding ?? String(step)).pointerUnescaped
            switch place?.value {
            case .structure(let properties): place = properties[name]
            case .array(let elements): place = Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            default: return nil
            }
        }
        return place
    }

    /// Refuses definitions that only refer to themselves, directly or in a choice, because they describe no value.
    private func refuseEmptyCircles(_ root: SchemaNode, _ definitions: SchemaDefinitions) throws(Failure) {
        guard let circle = SchemaCheck(root: root, definitions: definitions).emptyCircle else { return }
        throw Failure(path: "#", reason: "\"\(circle)\" refers to itself without anything in between")
    }
}

// MARK: - Nodes

extension SchemaReader {
    /// - Parameters:
    ///   - name: The name of a structure without a title.
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
        try refuseEmbedded(schema)
        let nodes = try demands(of: schema, name: name, isDefinition: isDefinition)
        return try together(nodes)
    }

    /// Refuses an embedded schema with an `$id` that contains references, because they would be relative to it.
    private func refuseEmbedded(_ schema: OrderedProperties) throws(Failure) {
        guard depth > 1, case .string(let address)? = schema["$id"]?.value, !address.hasPrefix("#") else { return }
        guard schema.keys.contains(where: { schema[$0].map(Self.hasReferences) ?? false }) else { return }
        throw failure("References within a schema with an \"$id\" of its own are not supported")
    }

    private static func hasReferences(_ content: GeneratedContent) -> Bool {
        switch content.value {
        case .structure(let schema):
            schema[SchemaKeyword.reference] != nil
                || schema.keys.contains { name in schema[name].map(hasReferences) ?? false }
        case .array(let elements): elements.contains(where: hasReferences)
        default: false
        }
    }

    /// The shape for each group of keywords. The schema's own properties come first, because they are written first.
    private mutating func demands(
        of schema: OrderedProperties, name: String, isDefinition: Bool
    ) throws(Failure) -> [SchemaNode] {
        var nodes: [SchemaNode] = []
        let own = try typed(schema, name: name, isDefinition: isDefinition)
        if own != .any { nodes.append(own) }
        if let pointer = try text(SchemaKeyword.reference, in: schema) { nodes.append(try reference(pointer)) }
        if let all = schema[SchemaKeyword.allOf] { nodes.append(try allOf(all)) }
        if let constant = schema[SchemaKeyword.constant] { nodes.append(try choice(of: [constant])) }
        if let choices = schema[SchemaKeyword.choices] {
            guard case .array(let values) = choices.value else { throw failure("\"enum\" must be an array") }
            nodes.append(try choice(of: values))
        }
        if let choices = schema[SchemaKeyword.anyOf] { nodes.append(try anyOf(choices)) }
        if let choices = schema[SchemaKeyword.oneOf] { nodes.append(try oneOf(choices)) }
        if let not = schema[SchemaKeyword.not] { nodes.append(try negation(of: not)) }
        nodes += try conditions(in: schema) + dependencies(in: schema)
        return nodes.isEmpty ? [.any] : nodes
    }
}
