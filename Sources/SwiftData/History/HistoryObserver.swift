import Foundation
import Synchronization
import ViewTree

/// Counts the saves of this process into a container's stores that concern somebody.
///
/// See [HistoryObserver](https://developer.apple.com/documentation/swiftdata/historyobserver). Use `fetchHistory` to learn what
/// was saved. What other processes save is counted with the next save of this one.
public final class HistoryObserver: Observable, Sendable {
    /// The container whose stores are watched.
    public let modelContainer: ModelContainer
    // A type is constant.
    /// The classes whose changes count; all where there are none.
    public nonisolated(unsafe) let observedModels: [any PersistentModel.Type]
    /// The authors whose changes count; all where there are none.
    public let authors: Set<String>
    private let observed = ObservedState()
    private let state: Mutex<State>

    private struct State {
        var count = 0
        var tokens: [String: Int64]
        var subscription: Subscription?
    }

    /// What the notification center wants back.
    private struct Subscription: @unchecked Sendable {
        // @unchecked: nobody does anything with it.
        let token: any NSObjectProtocol
    }

    /// Counts the saves after those that some tokens are of, by the stores' identifiers; without them from now on.
    ///
    /// - Throws: If a store can't be read.
    public init(
        historyTokens: [String: any HistoryToken]? = nil, observedModels: [any PersistentModel.Type] = [],
        authors: Set<String> = [], modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
    ) throws {
        self.modelContainer = modelContainer
        self.observedModels = observedModels
        self.authors = authors
        var tokens: [String: Int64] = [:]
        for store in modelContainer.openStores {
            let token = historyTokens?[store.identifier] as? DefaultHistoryToken
            tokens[store.identifier] = try token?.tokenValue?[store.identifier] ?? store.lastSave()
        }
        state = Mutex(State(tokens: tokens))
        let subscription = NotificationCenter.default.addObserver(
            forName: ModelContext.didSave, object: nil, queue: nil
        ) { [weak self] note in
            guard let self, (note.object as? ModelContext)?.container === self.modelContainer else { return }
            self.look()
        }
        let kept = Subscription(token: subscription)
        state.withLock { $0.subscription = kept }
    }

    deinit {
        let subscription = state.withLock { $0.subscription }
        if let subscription { NotificationCenter.default.removeObserver(subscription.token) }
    }

    /// How often there was something new.
    public var eventCounter: Int {
        observed.look()
        return state.withLock { $0.count }
    }

    /// The last save of each store that was looked at, by the stores' identifiers.
    public var historyTokens: [String: any HistoryToken] {
        let tokens = state.withLock { $0.tokens }
        return Dictionary(uniqueKeysWithValues: tokens.map { ($0, DefaultHistoryToken($0, $1)) })
    }

    private func look() {
        let news = modelContainer.openStores.map(hasNews)
        guard news.contains(true) else { return }
        state.withLock { $0.count += 1 }
        observed.change {}
    }

    /// Whether something came into a store that nobody has seen. The store isn't read under the lock: another thread that looks
    /// at the same time may be first, and then what came after that is looked at.
    private func hasNews(_ store: Store) -> Bool {
        while true {
            let seen = state.withLock { $0.tokens[store.identifier] }
            let new = (try? store.history(of: modelContainer.schema, after: seen ?? 0)) ?? []
            guard let last = new.last?.transactionIdentifier else { return false }
            let isFirst = state.withLock { state in
                guard state.tokens[store.identifier] == seen else { return false }
                state.tokens[store.identifier] = last
                return true
            }
            if isFirst { return new.contains { concerns($0) } }
        }
    }

    private func concerns(_ transaction: DefaultHistoryTransaction) -> Bool {
        guard authors.isEmpty || transaction.author.map(authors.contains) ?? false else { return false }
        let names = Set(observedModels.map { ModelDescription.of($0).name })
        return names.isEmpty
            || transaction.changes.contains { names.contains($0.changedPersistentIdentifier.entityName) }
    }
}
