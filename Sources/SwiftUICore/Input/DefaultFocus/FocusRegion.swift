import DisplayList
@_spi(Nodes) import ViewTree

/// The preferred focus of a focus region.
struct FocusPreference {
    var priority = DefaultFocusEvaluationPriority.automatic
    /// The scope that the preference is for; nil if it is for its own region.
    var scope: Namespace.ID?
    /// Whether the preference applies at present.
    let isOpen: @MainActor () -> Bool
    let give: @MainActor (FocusRegion) -> Void
}

/// A part of a window in which the focus moves to a preferred view by default.
@MainActor
final class FocusRegion {
    fileprivate(set) weak var node: ViewNode?
    /// The region's preference; nil for a scope, in which other views state theirs.
    fileprivate(set) var preference: FocusPreference?
    /// The name of a scope.
    fileprivate(set) var name: Namespace.ID?
    /// The number of regions that the window had before this one.
    fileprivate(set) var number = 0
    private var hasAppeared = false

    nonisolated init() {}

    /// Called when the view appears. Only the first appearance moves the focus, not that of a page that is shown again.
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

    /// The window, or the page or card in it, that contains the region.
    var root: LayoutNode? { node?.layoutChildren.first?.focusRoot }
}

/// Makes a view a focus region; its preference may change.
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
