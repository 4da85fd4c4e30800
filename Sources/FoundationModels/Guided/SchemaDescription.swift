/// A schema in a few words for a model to read, much shorter than its JSON:
///
///     {"drink": "latte" | "tea", "shots"?: integer from 1 to 4 (Of espresso), "cup": Cup} (An order)
///     Cup = "small" | "large" (What it is served in)
struct SchemaDescription {
    private let schema: GenerationSchema
    /// What is said of a choice, and so not again of each of its cases.
    private let saidOfChoices: Set<String>

    private init(_ schema: GenerationSchema) {
        self.schema = schema
        let types = [(schema.node, schema.resolved.description)] + schema.definitions.map { ($0.node, $0.description) }
        saidOfChoices = Set(
            types.compactMap { node, description in
                if case .anyOf = node { description } else { nil }
            })
    }

    static func text(of schema: GenerationSchema) -> String {
        let description = SchemaDescription(schema)
        let root = description.text(of: schema.node, describedAs: schema.resolved.description)
        let named = schema.definitions.map { definition in
            "\(definition.name) = \(description.text(of: definition.node, describedAs: definition.description))"
        }
        let isNamed = schema.node.refersToRoot || schema.definitions.contains { $0.node.refersToRoot }
        return ([isNamed ? "\(schema.name) = \(root)" : root] + named).joined(separator: "\n")
    }

    /// The text of the root or of a definition. A structure may have its own description.
    private func text(of node: SchemaNode, describedAs description: String?) -> String {
        var description = description
        if case .structure(let structure) = node {
            description = structure.description ?? description
            if description.map(saidOfChoices.contains) == true { description = nil }
        }
        return text(of: node) + Self.remark(description)
    }

    private func text(of node: SchemaNode) -> String {
        switch node {
        case .any: "any value"
        case .null: "null"
        case .boolean: "true | false"
        case .integer(let bounds): "integer" + text(of: bounds)
        case .number(let bounds): "number" + text(of: bounds)
        case .string(.anything): "string"
        case .string(.oneOf(let choices)): choices.map(Self.quoted).joined(separator: " | ")
        case .string(.pattern(let pattern)): "string like /\(pattern)/"
        case .array(let element, let count): "[" + text(of: element) + text(of: count) + "]"
        case .structure(let structure): text(of: structure)
        case .anyOf(let choices): choices.map(text(of:)).joined(separator: " | ")
        case .reference(let name): name == "#" ? schema.name : name
        }
    }

    private func text(of structure: SchemaNode.Structure) -> String {
        let properties = structure.properties.map { property in
            let mark = property.isOptional ? "?" : ""
            let remark = Self.remark(property.description)
            return "\(Self.quoted(property.name))\(mark): \(text(of: property.node))\(remark)"
        }
        return "{" + properties.joined(separator: ", ") + "}"
    }

    private func text(of bounds: SchemaNode.Bounds) -> String {
        switch (bounds.minimum, bounds.maximum) {
        case (let minimum?, let maximum?): " from \(minimum.literal) to \(maximum.literal)"
        case (let minimum?, nil): " from \(minimum.literal)"
        case (nil, let maximum?): " up to \(maximum.literal)"
        case (nil, nil): ""
        }
    }

    private func text(of count: SchemaNode.Count) -> String {
        switch (count.minimum, count.maximum) {
        case (0, nil): ""
        case (0, let maximum?): ", at most \(maximum)"
        case (let minimum, nil): ", at least \(minimum)"
        case (let minimum, let maximum?): minimum == maximum ? ", \(minimum)" : ", \(minimum) to \(maximum)"
        }
    }

    private static func remark(_ description: String?) -> String { description.map { " (\($0))" } ?? "" }

    private static func quoted(_ text: String) -> String {
        String(decoding: GuidedSpelling.bytes(of: text), as: UTF8.self)
    }
}
