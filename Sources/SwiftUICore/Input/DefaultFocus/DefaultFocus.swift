import DisplayList
@_spi(Nodes) import ViewTree

/// Gives the keyboard to what the regions of a window prefer: when one appears, when it is asked to, and, of those that say
/// so, when a person's Tab key leads into one.
@MainActor
final class DefaultFocus: WindowService {
    private unowned let graph: ViewGraph
    private var regions: [ObjectIdentifier: FocusRegion] = [:]
    /// Those that have appeared together, until it is settled which of them has its way.
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

    /// What the app itself gives the keyboard to meanwhile goes before.
    func regionDidAppear(_ region: FocusRegion) {
        appeared.append(region)
        if appeared.count == 1 { graph.onceFocusIsSettled { [weak self] in self?.settle() } }
    }

    /// The outermost of the regions has its way; of several beside each other, the first.
    private func settle() {
        let open = appeared.filter { isOpen($0) && !isBusy($0) }
        appeared = []
        give(outermost(of: open))
    }

    /// A view has the keyboard already, where the region is. A button is none: of Apple's systems none gives a button the
    /// keyboard because it is pressed, as browsers do.
    private func isBusy(_ region: FocusRegion) -> Bool {
        guard let focus = graph.focus, let holder = graph.layoutNode(of: focus) else { return false }
        return holder.focusRoot === region.root && graph.list[focus]?.content != .button
    }

    // MARK: Being asked

    /// Gives the keyboard to what a scope prefers, where it is in the scope or nowhere.
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

    /// A person's Tab key led from one element to another.
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
    /// The window, or the page or the card in it, that the node is part of.
    var focusRoot: LayoutNode? { sequence(first: self, next: \.parent).first(where: \.isFocusRoot) }
}
