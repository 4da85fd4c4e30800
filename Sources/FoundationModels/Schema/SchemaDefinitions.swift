/// The named shapes that a schema refers to, in the order in which they are found: `$defs` in JSON.
struct SchemaDefinitions: Sendable, Equatable, Sequence {
    struct Definition: Sendable, Equatable {
        var name: String
        /// The description of the shape, if the node can't store it; a structure has its own.
        var description: String?
        var node: SchemaNode
    }

    private(set) var all: [Definition] = []
    private var positions: [String: Int] = [:]

    var count: Int { all.count }
    var isEmpty: Bool { all.isEmpty }

    subscript(name: String) -> SchemaNode? { positions[name].map { all[$0].node } }

    func makeIterator() -> IndexingIterator<[Definition]> { all.makeIterator() }

    /// Reserves the position of a shape that is about to be created, so that it can refer to itself.
    mutating func reserve(_ name: String, description: String? = nil) {
        precondition(positions[name] == nil, "The definition \(name) is there already")
        positions[name] = all.count
        all.append(Definition(name: name, description: description, node: .any))
    }

    /// Adds a shape; a structure has its own description.
    mutating func add(_ name: String, _ node: SchemaNode, description: String?) {
        var isStructure = false
        if case .structure = node { isStructure = true }
        reserve(name, description: isStructure ? nil : description)
        fill(name, with: node)
    }

    mutating func fill(_ name: String, with node: SchemaNode) {
        guard let position = positions[name] else { preconditionFailure("No place was kept for \(name)") }
        all[position].node = node
    }
}
