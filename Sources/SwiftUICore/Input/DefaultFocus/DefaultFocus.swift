import DisplayList
@_spi(Nodes) import ViewTree

/// Moves the focus to the preferred views of a window's focus regions: when a region appears, on request, and, for
/// regions with user-initiated priority, when a person tabs into one.
@MainActor
final class DefaultFocus: WindowService {
    private unowned let graph: ViewGraph
    private var regions: [ObjectIdentifier: FocusRegion] = [:]
    /// Regions that have appeared in this round, until it is decided which of them gets the focus.
    private var appeared: [FocusRegion] = []
    private var regionCount = 0

    init(graph: ViewGraph) { self.graph = graph }

    func add(_ region: FocusRegion) { regions[ObjectIdentifier(region)] = region }
    func remove(_ region: FocusRegion) { regions[ObjectIdentifier(region)] = nil }

    func nextNumber() -> Int {
        regionCount += 1
        return regionCount
    }

    // MARK: Appearing

    /// Queues a region that has appeared. A focus that the app sets itself meanwhile takes precedence.
    func regionDidAppear(_ region: FocusRegion) {
        appeared.append(region)
        if appeared.count == 1 { graph.onceFocusIsSettled { [weak self] in self?.settle() } }
    }

    /// Chooses the outermost region; among several on the same level, the first.
    private func settle() {
        let open = appeared.filter { isOpen($0) && !isBusy($0) }
        appeared = []
        give(outermost(of: open))
    }

    /// Whether a view on the region's page already has the focus. Buttons don't count: browsers focus a button when it
    /// is pressed, but Apple's systems don't.
    private func isBusy(_ region: FocusRegion) -> Bool {
        guard let focus = graph.focus, let holder = graph.layoutNode(of: focus) else { return false }
        return holder.focusRoot === region.root && graph.list[focus]?.content != .button
    }

    // MARK: Being asked

    /// Moves the focus to a scope's preferred view, if the focus is in the scope or nowhere.
    func reset(_ name: Namespace.ID) {
        let scopes = regions.values.filter { $0.name == name }
        if let focus = graph.focus, !scopes.contains(where: { $0.contains(focus) }) { return }
        let stated = regions.values.filter { $0.preference?.scope == name && isOpen($0) }
        let own = regions.values.filter { region in
            region.preference != nil && region.preference?.scope == nil && scopes.contains { $0.contains(region) }
        }
        give(outermost(of: stated.isEmpty ? own : stated))
    }

    // MARK: Going by the keyboard

    /// Called when a person has tabbed from one element to another.
    func focusDidStep(from old: ElementID?, to new: ElementID) {
        let entered = regions.values.filter { region in
            region.preference?.priority == .userInitiated && region.contains(new)
                && !(old.map { region.contains($0) } ?? false)
        }
        give(outermost(of: entered))
    }

    // MARK: Giving

    private func isOpen(_ region: FocusRegion) -> Bool {
        region.node?.isAlive == true && region.preference?.isOpen() == true
    }

    private func outermost(of regions: [FocusRegion]) -> FocusRegion? {
        regions.min { ($0.depth, $0.number) < ($1.depth, $1.number) }
    }

    private func give(_ region: FocusRegion?) {
        if let region { region.preference?.give(region) }
    }
}

extension ViewGraph {
    var defaultFocus: DefaultFocus { service() }
}

extension LayoutNode {
    /// The window, or the page or card in it, that contains the node.
    var focusRoot: LayoutNode? { sequence(first: self, next: \.parent).first(where: \.isFocusRoot) }
}
