import DisplayList
@_spi(Nodes) import ViewTree

/// The sheets, covers and popovers of a window that people put away, by Back, Escape, a swipe or `dismiss()`. The browser's
/// Forward shows the last one again, until something else is opened.
///
/// What the app takes away itself stays away, and so do menus and questions, which were answered.
@MainActor
final class PutAwayPresentations: WindowService {
    private struct Entry {
        weak var presenter: (any PresentingAgain)?
        /// By which the presenting view is found if its page has been made anew meanwhile.
        let type: ObjectIdentifier
        let item: Any
    }

    /// A browser's history holds no more steps of a window.
    private static let countMax = 20

    private unowned let graph: ViewGraph
    private var entries: [Entry] = [] {
        didSet { graph.rootLayout.stepsForward = entries.count }
    }
    /// The view that presents again, until it has.
    private weak var returning: (any PresentingAgain)?

    init(graph: ViewGraph) { self.graph = graph }

    func add(_ presenter: any PresentingAgain, _ item: Any) {
        entries.append(Entry(presenter: presenter, type: ObjectIdentifier(type(of: presenter)), item: item))
        if entries.count > Self.countMax { entries.removeFirst() }
    }

    /// A presentation begins. Unless people came back to it, what was put away before lies on a path not taken.
    func didPresent(_ presenter: any PresentingAgain) {
        if returning === presenter { returning = nil } else { didGoElsewhere() }
    }

    /// People went on to something else than what they had put away.
    func didGoElsewhere() {
        if !entries.isEmpty { entries = [] }
    }

    func eventWasIgnored(_ action: ElementEvent.Action) {
        guard action == .forward, let entry = entries.popLast(), let presenter = presenter(of: entry) else { return }
        returning = presenter
        presenter.present(again: entry.item)
        // The app may have refused.
        graph.afterCommit { [weak self] in self?.returning = nil }
    }

    /// One that is leaving is alive, but what it presents would go with it; the page that came in its place has another.
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

/// The node of a view that can present once more what people have put away.
protocol PresentingAgain: ViewNode {
    func present(again item: Any)
}

extension ViewGraph {
    var putAway: PutAwayPresentations { service() }
}
