import DisplayList
@_spi(Nodes) import ViewTree

/// What becomes of a view's children for assistive technology.
///
/// See [AccessibilityChildBehavior](https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior).
public struct AccessibilityChildBehavior: Hashable, Sendable {
    fileprivate enum Kind { case ignore, contain, combine }
    fileprivate let kind: Kind
    /// The children aren't read out: the view says what its own modifiers say.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The children are read out one by one, as a group.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// The view says what they say together. What can be worked in it is met all the same.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

private struct AccessibilityElementModifier: WrappingModifier {
    let kind: AccessibilityChildBehavior.Kind

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> AccessibilityElementLayoutNode {
        AccessibilityElementLayoutNode(kind, child, graph: node.graph)
    }

    func update(_ wrapper: AccessibilityElementLayoutNode, for node: ViewNode) {
        wrapper.kind = kind
        wrapper.invalidateElements()
    }
}

/// An element around a view's own, which speaks for them.
private final class AccessibilityElementLayoutNode: UnaryLayoutNode {
    var kind: AccessibilityChildBehavior.Kind

    init(_ kind: AccessibilityChildBehavior.Kind, _ child: LayoutNode, graph: ViewGraph) {
        self.kind = kind
        super.init(child, graph: graph)
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        var inside: [ElementID] = []
        let elements = builder.show(self) { element in
            inside = element.children
            element.accessibility.role = .group
            if kind == .combine, !child.holdsFocusTarget { element.accessibility.label = child.spokenText }
        }
        if kind == .ignore || (kind == .combine && !child.holdsFocusTarget) {
            builder.modify(inside) { $0.accessibility.isHidden = true }
        }
        return elements
    }
}

extension LayoutNode {
    fileprivate var holdsFocusTarget: Bool { isFocusTarget || children.contains(where: \.holdsFocusTarget) }
}

extension View {
    /// Makes the view one element for assistive technology, and says what becomes of its children.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(kind: children.kind))
    }
}
