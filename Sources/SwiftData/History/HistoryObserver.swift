import Foundation
import Synchronization
import ViewTree

/// Counts the saves of this process into a container's stores, filtered by class and author.
///
/// See [HistoryObserver](https://developer.apple.com/documentation/swiftdata/historyobserver). Use `fetchHistory` to get the
/// changes. Saves of other processes are counted with the next save of this one.
public final class HistoryObserver: Observable, Sendable {
    /// The container whose stores are observed.
    public let modelContainer: ModelContainer
    /// The classes whose changes count; empty for all.
    public let observedModels: [any PersistentModel.Type]
    /// The authors whose changes count; empty for all.
    public let authors: Set<String>
    private let observed = ObservedState()
    private let state: Mutex<State>

    private struct State {
        var count = 0
        var tokens: [String: Int64]
        var subscription: Subscription?
    }

    /// The token with which the observation is removed from the notification center.
    private struct Subscription: @unchecked Sendable {
        // @unchecked: the token isn't used for anything else.
        let token: any NSObjectProtocol
    }

    /// Counts the saves after some tokens, given by the stores' identifiers; without tokens, the saves from now on.
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

    /// The number of times that new changes were found.
    public var eventCounter: Int {
        observed.look()
        return state.withLock { $0.count }
    }

    /// The last save of each store that was examined, by the stores' identifiers.
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

    /// Whether a store has new saves that count. The store isn't read under the lock, so another thread may examine the same
    /// saves first; then only those after them are examined.
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
