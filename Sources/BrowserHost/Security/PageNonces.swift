import Synchronization

/// The secrets that stand in pages which were sent out and have not connected yet. Each opens one window, for the
/// visitor whose page it is, while it is fresh. Safe from any thread.
final class PageNonces: Sendable {
    private struct Page {
        var visitor: String
        var expirySeconds: Double
    }

    private struct State {
        var pages: [String: Page] = [:]
        /// In the order in which they expire; those that were used are skipped when their turn comes.
        var order: ArraySlice<String> = []
    }

    private let state = Mutex(State())
    private let lifetimeSeconds: Double
    private let countMax: Int

    init(lifetimeSeconds: Double, countMax: Int) {
        self.lifetimeSeconds = lifetimeSeconds
        self.countMax = countMax
    }

    /// A nonce for a page of that visitor.
    func issue(to visitor: String, atSeconds now: Double) -> String {
        let nonce = Secret.make()
        state.withLock { state in
            state.pages[nonce] = Page(visitor: visitor, expirySeconds: now + lifetimeSeconds)
            state.order.append(nonce)
            while let oldest = state.order.first {
                let isStale = state.pages[oldest].map { $0.expirySeconds <= now } ?? true
                guard isStale || state.order.count > countMax else { break }
                state.order.removeFirst()
                state.pages[oldest] = nil
            }
        }
        return nonce
    }

    /// Whether a nonce would be redeemed.
    func isFresh(_ nonce: String, for visitor: String, atSeconds now: Double) -> Bool {
        state.withLock { $0.pages[nonce].map { $0.visitor == visitor && now < $0.expirySeconds } ?? false }
    }

    /// Uses a nonce up; whether it was the visitor's, and fresh.
    func redeem(_ nonce: String, for visitor: String, atSeconds now: Double) -> Bool {
        state.withLock { state in
            guard let page = state.pages[nonce], page.visitor == visitor else { return false }
            state.pages[nonce] = nil
            return now < page.expirySeconds
        }
    }
}
