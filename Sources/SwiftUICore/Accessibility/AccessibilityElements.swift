import DisplayList
@_spi(Nodes) import ViewTree

/// How assistive technology treats a view's children.
///
/// See [AccessibilityChildBehavior](https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior).
public struct AccessibilityChildBehavior: Hashable, Sendable {
    fileprivate enum Kind { case ignore, contain, combine }
    fileprivate let kind: Kind
    /// The children aren't read out; only the view's own accessibility modifiers apply.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The children are read out one by one, as a group.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// The children's texts are read out as one. If there are controls among them, the children aren't combined, so that
    /// the controls stay reachable.
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

/// Wraps a view's elements in one that is read out for them.
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
    /// Makes the view one element for assistive technology, and sets how its children are treated.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(kind: children.kind))
    }
}
