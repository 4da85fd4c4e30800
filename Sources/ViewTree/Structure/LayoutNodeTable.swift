/// The layout node that a modifier has made for each layout node of its content, such as the wrapper around it. Most modifiers have
/// one, which needs no dictionary.
///
/// Not generic: the runtime would have to find the type again for each use in a generic node.
struct LayoutNodeTable {
    private typealias Entry = (node: LayoutNode, made: LayoutNode)

    private var first: Entry?
    private var others: [ObjectIdentifier: Entry] = [:]

    var count: Int { others.count + (first == nil ? 0 : 1) }

    func forEach(_ visit: (_ node: LayoutNode, _ made: LayoutNode) -> Void) {
        if let first { visit(first.node, first.made) }
        if !others.isEmpty { for entry in others.values { visit(entry.node, entry.made) } }
    }

    subscript(node: LayoutNode) -> LayoutNode? {
        get {
            if let first, first.node === node { return first.made }
            return others.isEmpty ? nil : others[ObjectIdentifier(node)]?.made
        }
        set {
            let entry = newValue.map { (node, $0) }
            if first == nil || first?.node === node {
                // An entry must not be in both places.
                if !others.isEmpty { others[ObjectIdentifier(node)] = nil }
                first = entry
            } else {
                others[ObjectIdentifier(node)] = entry
            }
        }
    }
}
