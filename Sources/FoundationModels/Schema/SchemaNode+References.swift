extension SchemaNode {
    /// The shapes that stand directly in this one.
    var parts: [SchemaNode] {
        switch self {
        case .any, .null, .boolean, .constant, .integer, .number, .string, .reference: []
        case .array(let element, _): [element]
        case .tuple(let tuple): tuple.prefix + [tuple.rest]
        case .structure(let structure): structure.properties.map(\.node) + (structure.others?.parts ?? [])
        case .anyOf(let choices): choices
        }
    }

    /// How many shapes it consists of, itself included; each fixed text counts as one, and so does each demand on a text.
    var size: Int {
        switch self {
        case .string(.oneOf(let texts)): texts.count
        case .string(.form(let form)): form.size
        case .structure(let structure): parts.reduce(1 + (structure.others?.keys?.size ?? 0)) { $0 + $1.size }
        default: parts.reduce(1) { $0 + $1.size }
        }
    }

    /// Of each text with a pattern, in order: the pattern of a guide, which is in Swift's syntax and of the whole text; empty for
    /// one in ECMAScript's.
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

    /// The node with other names for the definitions that it refers to.
    func renamed(_ names: [String: String]) -> SchemaNode {
        mapped { node in
            if case .reference(let name) = node { return .reference(names[name] ?? name) }
            return node
        }
    }

    /// The node with others in place of those that no node stands in.
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
    /// With patterns of guides as ECMAScript's that stand for the whole text.
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
    /// How many demands it has, and fixed texts in them; at least one.
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

    /// Whether some text has a pattern in ECMAScript's syntax.
    var hasECMAScriptPatterns: Bool { guidePatterns.contains("") }
}
