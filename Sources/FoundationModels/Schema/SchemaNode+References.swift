extension SchemaNode {
    /// The shapes that stand directly in this one.
    var parts: [SchemaNode] {
        switch self {
        case .any, .null, .boolean, .integer, .number, .string, .reference: []
        case .array(let element, _): [element]
        case .structure(let structure): structure.properties.map(\.node)
        case .anyOf(let choices): choices
        }
    }

    /// How many shapes it consists of, itself included; each fixed text counts as one.
    var size: Int {
        if case .string(.oneOf(let texts)) = self { return texts.count }
        return parts.reduce(1) { $0 + $1.size }
    }

    var refersToRoot: Bool {
        self == .root || parts.contains(where: \.refersToRoot)
    }

    /// The node with other names for the definitions that it refers to.
    func renamed(_ names: [String: String]) -> SchemaNode {
        switch self {
        case .reference(let name): return .reference(names[name] ?? name)
        case .array(let element, let count): return .array(of: element.renamed(names), count: count)
        case .anyOf(let choices): return .anyOf(choices.map { $0.renamed(names) })
        case .structure(var structure):
            for index in structure.properties.indices {
                structure.properties[index].node = structure.properties[index].node.renamed(names)
            }
            return .structure(structure)
        case .any, .null, .boolean, .integer, .number, .string: return self
        }
    }
}
