import DisplayList
@_spi(Nodes) import ViewTree

/// What a part of a window prefers to have the keyboard in it.
struct FocusPreference {
    var priority = DefaultFocusEvaluationPriority.automatic
    /// The scope that it was stated for; nil where the region is its own.
    var scope: Namespace.ID?
    /// Whether the app has no wish of its own at present.
    let isOpen: @MainActor () -> Bool
    let give: @MainActor (FocusRegion) -> Void
}

/// A part of a window in which the keyboard goes by itself to what is preferred there.
@MainActor
final class FocusRegion {
    fileprivate(set) weak var node: ViewNode?
    /// Nil for a scope, in which others state what they prefer.
    fileprivate(set) var preference: FocusPreference?
    /// The name of a scope.
    fileprivate(set) var name: Namespace.ID?
    /// How many regions its window had before it.
    fileprivate(set) var number = 0
    private var hasAppeared = false

    nonisolated init() {}

    /// A view that comes back, as a page does, leaves the keyboard where it is.
    func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        node?.graph.defaultFocus.regionDidAppear(self)
    }

    var depth: Int { node?.depth ?? .max }

    func contains(_ element: ElementID) -> Bool {
        guard let node, let holder = node.graph.layoutNode(of: element) else { return false }
        return node.layoutChildren.contains { holder.isInside($0) }
    }

    func contains(_ other: FocusRegion) -> Bool {
        guard let node, let inner = other.node else { return false }
        return sequence(first: inner, next: \.parent).contains { $0 === node }
    }

    /// The window, or the page or the card in it, that the region is part of.
    var root: LayoutNode? { node?.layoutChildren.first?.focusRoot }
}

/// Makes a view a region; what it prefers may change.
struct FocusRegionModifier: PrimitiveModifier {
    let region: FocusRegion
    var preference: FocusPreference?
    var name: Namespace.ID?

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        FocusRegionNode(view, context)
    }
}

private final class FocusRegionNode<Content: View>: ModifierNode<Content, FocusRegionModifier> {
    override func evaluate() {
        let region = modifier.region
        if region.node == nil { region.number = graph.defaultFocus.nextNumber() }
        region.node = self
        region.preference = modifier.preference
        region.name = modifier.name
        graph.defaultFocus.add(region)
    }

    override func withdraw() { graph.defaultFocus.remove(modifier.region) }
}
