/// A short description of a schema for a model's prompt, much shorter than its JSON:
///
///     {"drink": "latte" | "tea", "shots"?: integer from 1 to 4 (Of espresso), "cup": Cup} (An order)
///     Cup = "small" | "large" (What it is served in)
struct SchemaDescription {
    private let schema: GenerationSchema
    /// Descriptions of choices, which aren't repeated for their cases.
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
        case .constant(let content): content.jsonString
        case .integer(let bounds): "integer" + text(of: bounds)
        case .number(let bounds): "number" + text(of: bounds)
        case .string(.anything): "string"
        case .string(.oneOf(let choices)): choices.map(Self.quoted).joined(separator: " | ")
        case .string(.pattern(let pattern)): "string like /\(pattern)/"
        case .string(.form(let form)): form.words
        case .array(let element, let count): "[" + text(of: element) + text(of: count) + "]"
        case .tuple(let tuple): text(of: tuple)
        case .structure(let structure): text(of: structure)
        case .anyOf(let choices): choices.map(text(of:)).joined(separator: " | ")
        case .reference(let name): name == "#" ? schema.name : name
        }
    }

    private func text(of tuple: SchemaNode.Tuple) -> String {
        var elements = tuple.prefix.map(text(of:))
        if tuple.count.maximum.map({ $0 > elements.count }) ?? true { elements.append(text(of: tuple.rest) + "…") }
        return "[" + elements.joined(separator: ", ") + text(of: tuple.count) + "]"
    }

    private func text(of structure: SchemaNode.Structure) -> String {
        let named = structure.properties.filter { $0.node != .never }
        let properties = named.map { property in
            let mark = property.isOptional ? "?" : ""
            let remark = Self.remark(property.description)
            return "\(Self.quoted(property.name))\(mark): \(text(of: property.node))\(remark)"
        }
        return "{" + (properties + others(of: structure)).joined(separator: ", ") + "}"
    }

    /// The descriptions of keys without given names.
    private func others(of structure: SchemaNode.Structure) -> [String] {
        guard let others = structure.others, others.areWritten else { return [] }
        guard !others.isAnything else { return ["any key: any value"] }
        return others.rules.flatMap { rule in
            rule.patterns.filter { $0.node != .never }.map { "key like /\($0.source)/: \(text(of: $0.node))" }
                + (rule.rest == .never ? [] : ["other key: \(text(of: rule.rest))"])
        }
    }

    private func text(of bounds: SchemaNode.Bounds) -> String {
        let divisors = bounds.divisors.map { ", \($0.isNegated ? "no " : "")multiple of \($0.number.literal)" }
        return limits(of: bounds) + divisors.joined()
    }

    private func limits(of bounds: SchemaNode.Bounds) -> String {
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

extension TextForm {
    /// The form in short.
    fileprivate var words: String {
        let demands = demands.compactMap { demand in
            let not = demand.isNegated ? "not " : ""
            return switch demand.kind {
            case .guide(let pattern), .pattern(let pattern): "\(not)like /\(pattern)/"
            case .format(let name): "\(not)of the format \(name)"
            case .texts(let texts): not + texts.prefix(20).map { "\"\($0)\"" }.joined(separator: " | ")
            }
        }
        let lengths =
            switch (minimumLength, maximumLength) {
            case (0, nil): [String]()
            case (0, let maximum?): ["of at most \(maximum) characters"]
            case (let minimum, nil): ["of at least \(minimum) characters"]
            case (let minimum, let maximum?): ["of \(minimum) to \(maximum) characters"]
            }
        return "string " + (lengths + demands).joined(separator: " and ")
    }
}
