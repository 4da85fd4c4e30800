import DisplayList
@_spi(Nodes) import ViewTree

/// The sheets, covers and popovers of a window that were dismissed, with Back, Escape, a swipe or `dismiss()`. The
/// browser's Forward shows the last one again, until something else is opened.
///
/// Presentations that the app removes itself aren't shown again, nor are menus and dialogs, which were answered.
@MainActor
final class PutAwayPresentations: WindowService {
    private struct Entry {
        let presenter: PresenterReference
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
        entries.append(Entry(presenter: PresenterReference(presenter), item: item))
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
        guard action == .forward, let entry = entries.popLast(), let presenter = entry.presenter.find(in: graph) else {
            return
        }
        returning = presenter
        presenter.present(again: entry.item)
        // The app may not have presented it.
        graph.afterCommit { [weak self] in self?.returning = nil }
    }
}

extension ViewGraph {
    var putAway: PutAwayPresentations { service() }
}
