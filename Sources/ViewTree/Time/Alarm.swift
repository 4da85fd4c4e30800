import Foundation

/// Wakes a node at a date. Setting it again, or canceling it, discards the previous date.
@MainActor
package final class Alarm {
    private weak var graph: ViewGraph?
    private var serial = 0

    package init(graph: ViewGraph) { self.graph = graph }

    /// `ring` runs in the window's context, at the date or as soon after it as the main actor is free. Nil only cancels.
    package func set(for date: Date?, _ ring: @escaping @MainActor () -> Void) {
        cancel()
        guard let date, let time = graph?.time else { return }
        let mine = serial
        let seconds = max(date.timeIntervalSince(time.date), 0)
        time.wake(afterSeconds: seconds) { [weak self] in self?.ring(mine, ring) }
    }

    package func cancel() { serial += 1 }

    private func ring(_ mine: Int, _ ring: () -> Void) {
        guard mine == serial, let graph else { return }
        graph.inContext(ring)
    }
}
