import Combine
import Foundation

/// Runs a closure with each value of a publisher, as long as the view exists.
private struct OnReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
    @State private var reception = Reception<P>()

    func body(content: Content) -> some View {
        reception.receive(publisher, action)
        return content
    }
}

/// A subscription, with the closure of the latest evaluation.
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
        // A publisher may send at once, which must not happen during a body.
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
    /// Calls the closure on the main actor with each value that the publisher sends.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(OnReceiveModifier(publisher: publisher, action: action))
    }
}
