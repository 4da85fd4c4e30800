/// A node of Chromium's accessibility tree. Ignored nodes are replaced by their children, as screen readers see the
/// tree.
public struct AccessibilityNode: Equatable, Sendable {
    /// The ARIA role, such as `button`, `textbox`, `heading`, `StaticText`.
    public var role: String
    public var name: String
    public var value: String?
    public var isDisabled: Bool
    public var isFocused: Bool
    public var children: [AccessibilityNode]

    /// This node and all below it, in reading order.
    public var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }

    /// The first node of that role and name, if there is one.
    public func first(role: String, name: String) -> AccessibilityNode? {
        all.first { $0.role == role && $0.name == name }
    }

    static func nodes(for node: JSON, in tree: [String: JSON]) -> [AccessibilityNode] {
        let children = (node["childIds"].array ?? []).flatMap { child in
            tree[child.string ?? ""].map { nodes(for: $0, in: tree) } ?? []
        }
        let role = node["role"]["value"].string ?? ""
        // Inline text boxes repeat their parent's text, line by line.
        if role == "InlineTextBox" { return [] }
        if node["ignored"].bool == true { return children }
        let properties = node["properties"].array ?? []
        func isSet(_ name: String) -> Bool {
            properties.contains { $0["name"].string == name && $0["value"]["value"].bool == true }
        }
        return [
            AccessibilityNode(
                role: role, name: node["name"]["value"].string ?? "", value: node["value"]["value"].string,
                isDisabled: isSet("disabled"), isFocused: isSet("focused"), children: children)
        ]
    }
}

extension AccessibilityNode: CustomStringConvertible {
    /// The tree with one node per line, for comparisons and failure messages.
    public var description: String { lines(indent: "").joined(separator: "\n") }

    private func lines(indent: String) -> [String] {
        var line = "\(indent)\(role) \"\(name)\""
        if let value { line += " = \"\(value)\"" }
        if isDisabled { line += " (disabled)" }
        if isFocused { line += " (focused)" }
        return [line] + children.flatMap { $0.lines(indent: indent + "  ") }
    }
}
