import DisplayList
@_spi(Nodes) import ViewTree

/// The sheets, covers and popovers of a window that were dismissed, with Back, Escape, a swipe or `dismiss()`. The
/// browser's Forward shows the last one again, until something else is opened.
///
/// Presentations that the app removes itself aren't shown again, nor are menus and dialogs, which were answered.
@MainActor
final class PutAwayPresentations: WindowService {
    private struct Entry {
        weak var presenter: (any PresentingAgain)?
        /// The presenter's type, for finding the presenting view if its page was made again meanwhile.
        let type: ObjectIdentifier
        let item: Any
    }

    /// The maximum number of entries, which is that of a window's steps in the browser's history.
    private static let countMax = 20

    private unowned let graph: ViewGraph
    private var entries: [Entry] = [] {
        didSet { graph.rootLayout.stepsForward = entries.count }
    }
    /// The view that is about to present again.
    private weak var returning: (any PresentingAgain)?

    init(graph: ViewGraph) { self.graph = graph }

    func add(_ presenter: any PresentingAgain, _ item: Any) {
        entries.append(Entry(presenter: presenter, type: ObjectIdentifier(type(of: presenter)), item: item))
        if entries.count > Self.countMax { entries.removeFirst() }
    }

    /// Called when a presentation begins. Unless it is repeated, the dismissed presentations are forgotten.
    func didPresent(_ presenter: any PresentingAgain) {
        if returning === presenter { returning = nil } else { didGoElsewhere() }
    }

    /// Forgets the dismissed presentations, because something else was opened.
    func didGoElsewhere() {
        if !entries.isEmpty { entries = [] }
    }

    func eventWasIgnored(_ action: ElementEvent.Action) {
        guard action == .forward, let entry = entries.popLast(), let presenter = presenter(of: entry) else { return }
        returning = presenter
        presenter.present(again: entry.item)
        // The app may not have presented it.
        graph.afterCommit { [weak self] in self?.returning = nil }
    }

    /// The view to present an entry again. A leaving presenter is still alive, but its presentation would leave with
    /// it; then the one on the page that replaced it is used.
    private func presenter(of entry: Entry) -> (any PresentingAgain)? {
        if let presenter = entry.presenter, isStaying(presenter) { return presenter }
        let successors = Self.presenters(below: graph.root)
            .filter { ObjectIdentifier(type(of: $0)) == entry.type && isStaying($0) }
        return successors.count == 1 ? successors[0] : nil
    }

    private func isStaying(_ presenter: any PresentingAgain) -> Bool {
        presenter.isAlive && !graph.departures.contains(presenter)
    }

    private static func presenters(below node: ViewNode) -> [any PresentingAgain] {
        ((node as? any PresentingAgain).map { [$0] } ?? []) + node.childNodes.flatMap(presenters)
    }
}

/// The node of a view that can repeat a dismissed presentation.
protocol PresentingAgain: ViewNode {
    func present(again item: Any)
}

extension ViewGraph {
    var putAway: PutAwayPresentations { service() }
}
