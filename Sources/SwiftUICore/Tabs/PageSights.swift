import Foundation
@_spi(Nodes) import ViewTree

/// Which pages of a tab view are visible, according to the element that the browser scrolls.
@MainActor
final class PageSights {
    /// Nil until there is an element.
    private(set) var seen: Set<Int>?
    var didChange: () -> Void = {}

    func see(_ pages: Set<Int>) {
        guard pages != seen else { return }
        seen = pages
        didChange()
    }
}

/// Makes the pages of a tab view disappear while they aren't visible, as Apple's do, and appear when they become
/// visible. All pages keep their views, which are beside each other.
struct PagePresence: PrimitiveModifier {
    let pages: SubviewsCollection
    let sights: PageSights
    /// The page that is visible before the browser has scrolled.
    let selected: Int

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        PagePresenceNode(view, context)
    }

    fileprivate var seen: Set<Int> { sights.seen ?? [selected] }
}

/// Notifies the pages' views when they become visible or invisible.
private final class PagePresenceNode<Content: View>: ModifierNode<Content, PagePresence> {
    private struct Page {
        weak var owner: ViewNode?
    }

    /// The pages that were told to disappear.
    private var unseen: [ObjectIdentifier: Page] = [:]
    /// Whether what contains the tab view is present, by the last notification.
    private var isPresent = true

    override func evaluate() {
        modifier.sights.didChange = { [weak self] in self?.tell() }
        tell()
    }

    /// When a tab view appears again, all of its pages do; those that aren't visible then disappear.
    override func presenceDidChange(_ isPresent: Bool) {
        super.presenceDidChange(isPresent)
        self.isPresent = isPresent
        guard isPresent else { return }
        unseen = [:]
        tell()
    }

    private func tell() {
        let (pages, seen) = (modifier.pages, modifier.seen)
        var hidden: [ObjectIdentifier: Page] = [:]
        // Views that share their owner with others, like those of one representable, are always present.
        for place in pages.indices where !seen.contains(place) && pages[place].index == nil {
            hidden[ObjectIdentifier(pages[place].owner)] = Page(owner: pages[place].owner)
        }
        let old = unseen
        unseen = hidden
        if isPresent { reveal(old.filter { hidden[$0.key]?.owner !== $0.value.owner }.values.compactMap(\.owner)) }
        for (key, page) in hidden where old[key]?.owner !== page.owner { page.owner?.presenceDidChange(false) }
    }

    /// Owners whose pages were removed stay as they are: only what belongs to a visible page appears.
    private func reveal(_ owners: [ViewNode]) {
        guard !owners.isEmpty else { return }
        let places = modifier.seen.filter { modifier.pages.indices.contains($0) }
        let layouts = Set(places.flatMap { modifier.pages[$0].layouts }.map { ObjectIdentifier($0) })
        for owner in owners
        where owner.isAlive && owner.layoutChildren.contains(where: { layouts.contains(ObjectIdentifier($0)) }) {
            owner.presenceDidChange(true)
        }
    }
}
