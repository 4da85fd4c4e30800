/// The open windows of each visitor. Content for a visitor that isn't caused by a window is shown in one of theirs.
@MainActor
package final class VisitorWindows {
    package static let shared = VisitorWindows()

    private struct Entry {
        weak var graph: ViewGraph?
        let visitor: String
    }

    private var entries: [Entry] = []

    /// Called when a person has pressed a notification, with its name.
    package var notificationWasPressed: ((_ name: String, _ visitor: String) -> Void)?

    package func add(_ graph: ViewGraph, of visitor: String) {
        entries.removeAll { $0.graph == nil || $0.graph === graph }
        entries.append(Entry(graph: graph, visitor: visitor))
    }

    package func remove(_ graph: ViewGraph) { entries.removeAll { $0.graph == nil || $0.graph === graph } }

    /// All open windows.
    package var all: [ViewGraph] { entries.compactMap(\.graph) }

    /// The visitor's windows, the most recently opened one first.
    package func windows(of visitor: String) -> [ViewGraph] {
        entries.reversed().compactMap { $0.visitor == visitor ? $0.graph : nil }
    }
}
