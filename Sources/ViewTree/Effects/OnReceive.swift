import Combine
import Foundation

/// Runs a closure with each value of a publisher, for as long as the view is there.
private struct OnReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
    @State private var reception = Reception<P>()

    func body(content: Content) -> some View {
        reception.receive(publisher, action)
        return content
    }
}

/// A subscription, and what to do with its values in the latest evaluation.
@MainActor
private final class Reception<P: Publisher> where P.Failure == Never {
    private var publisher: P?
    private var subscription: AnyCancellable?
    private var action: (P.Output) -> Void = { _ in }
    private weak var graph: ViewGraph?

    nonisolated init() {}

    func receive(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
        self.action = action
        graph = ViewGraph.current
        if let known = self.publisher, FieldLayout.of(P.self).areEqual(known, publisher) { return }
        self.publisher = publisher
        // A publisher may send at once, and a body is no place for that.
        graph?.afterCommit { [weak self] in self?.subscribe() }
    }

    private func subscribe() {
        subscription = publisher?.sink { [weak self] value in
            nonisolated(unsafe) let value = value
            onMainActor { self?.run(value) }
        }
    }

    private func run(_ value: P.Output) {
        if let origin = (value as? Notification)?.origin, origin !== graph { return }
        let action = action
        if let graph { graph.inContext { action(value) } } else { action(value) }
    }
}

extension View {
    /// Calls the closure with each value that the publisher sends, on the main actor.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(OnReceiveModifier(publisher: publisher, action: action))
    }
}
