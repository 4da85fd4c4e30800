extension SchemaNode {
    /// The direct subshapes.
    var parts: [SchemaNode] {
        switch self {
        case .any, .null, .boolean, .constant, .integer, .number, .string, .reference: []
        case .array(let element, _): [element]
        case .tuple(let tuple): tuple.prefix + [tuple.rest]
        case .structure(let structure): structure.properties.map(\.node) + (structure.others?.parts ?? [])
        case .anyOf(let choices): choices
        }
    }

    /// The number of shapes, including this one; each fixed text and each demand on a text counts as one.
    var size: Int {
        switch self {
        case .string(.oneOf(let texts)): texts.count
        case .string(.form(let form)): form.size
        case .structure(let structure): parts.reduce(1 + (structure.others?.keys?.size ?? 0)) { $0 + $1.size }
        default: parts.reduce(1) { $0 + $1.size }
        }
    }

    /// An entry for each pattern of a text, in order: a guide's pattern, which is in Swift's syntax and matches the
    /// whole text; or an empty string for a pattern in ECMAScript's syntax.
    var guidePatterns: [String] {
        let own: [String] =
            switch self {
            case .string(.pattern(let pattern)): [pattern]
            case .string(.form(let form)): form.demands.compactMap(\.guidePattern)
            case .structure(let structure): structure.others?.keys?.demands.compactMap(\.guidePattern) ?? []
            default: []
            }
        return own + parts.flatMap(\.guidePatterns)
    }

    var refersToRoot: Bool {
        self == .root || parts.contains(where: \.refersToRoot)
    }

    /// The node with the definitions that it refers to renamed.
    func renamed(_ names: [String: String]) -> SchemaNode {
        mapped { node in
            if case .reference(let name) = node { return .reference(names[name] ?? name) }
            return node
        }
    }

    /// The node with its leaves replaced.
    func mapped(_ change: (SchemaNode) -> SchemaNode) -> SchemaNode {
        switch self {
        case .array(let element, let count): return .array(of: element.mapped(change), count: count)
        case .tuple(let tuple):
            return .tuple(
                Tuple(
                    prefix: tuple.prefix.map { $0.mapped(change) }, rest: tuple.rest.mapped(change),
                    count: tuple.count))
        case .anyOf(let choices): return .anyOf(choices.map { $0.mapped(change) })
        case .structure(var structure):
            for index in structure.properties.indices {
                structure.properties[index].node = structure.properties[index].node.mapped(change)
            }
            structure.others?.map(change)
            return .structure(structure)
        case .any, .null, .boolean, .constant, .integer, .number, .string, .reference: return change(self)
        }
    }
}

extension SchemaNode.Others {
    var parts: [SchemaNode] { rules.flatMap { $0.patterns.map(\.node) + [$0.rest] } }

    fileprivate mutating func map(_ change: (SchemaNode) -> SchemaNode) {
        for rule in rules.indices {
            rules[rule].rest = rules[rule].rest.mapped(change)
            for pattern in rules[rule].patterns.indices {
                rules[rule].patterns[pattern].node = rules[rule].patterns[pattern].node.mapped(change)
            }
        }
    }
}

extension SchemaNode {
    /// The node with the patterns of guides converted to anchored ECMAScript patterns.
    var withAnchoredGuides: SchemaNode {
        guard case .string(let text) = self else { return self }
        var form = text.form
        for index in form.demands.indices {
            guard case .guide(let pattern) = form.demands[index].kind else { continue }
            form.demands[index].kind = .pattern("^(?:\(pattern))$")
        }
        return .string(SchemaNode.Text(form))
    }
}

extension TextForm {
    /// The number of demands, and of the fixed texts in them; at least one.
    fileprivate var size: Int {
        demands.reduce(1) { sum, demand in
            if case .texts(let texts) = demand.kind { return sum + texts.count }
            return sum + 1
        }
    }
}

extension TextForm.Demand {
    fileprivate var guidePattern: String? {
        switch kind {
        case .guide(let pattern): pattern
        case .pattern: ""
        case .format, .texts: nil
        }
    }
}

extension GenerationSchema {
    /// See ``SchemaNode/guidePatterns``.
    var guidePatterns: [String] { node.guidePatterns + definitions.flatMap(\.node.guidePatterns) }

    /// Whether a text has a pattern in ECMAScript's syntax.
    var hasECMAScriptPatterns: Bool { guidePatterns.contains("") }
}
