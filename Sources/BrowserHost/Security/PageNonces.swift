import Synchronization

/// The nonces of pages that were sent but have not connected yet. Each one opens one window for the page's visitor, until it
/// expires. Safe from any thread.
final class PageNonces: Sendable {
    private struct Page {
        var party: Party
        var expirySeconds: Double
    }

    private struct State {
        var pages: [String: Page] = [:]
        /// The nonces of each address in the order in which they expire; used ones are skipped when their turn comes.
        var orders: [String: ArraySlice<String>] = [:]
        var count = 0

        mutating func dropOldest(of address: String) {
            guard let oldest = orders[address]?.popFirst() else { return }
            if orders[address]?.isEmpty == true { orders[address] = nil }
            pages[oldest] = nil
            count -= 1
        }

        mutating func dropStale(of address: String, atSeconds now: Double) {
            while let oldest = orders[address]?.first {
                guard pages[oldest].map({ $0.expirySeconds <= now }) ?? true else { return }
                dropOldest(of: address)
            }
        }
    }

    private let state = Mutex(State())
    private let lifetimeSeconds: Double
    private let countMax: Int

    init(lifetimeSeconds: Double, countMax: Int) {
        self.lifetimeSeconds = lifetimeSeconds
        self.countMax = countMax
    }

    /// A nonce for a visitor's page. If there are too many, the oldest one of the address that has most is dropped.
    func issue(to party: Party, atSeconds now: Double) -> String {
        let nonce = Secret.make()
        state.withLock { state in
            state.pages[nonce] = Page(party: party, expirySeconds: now + lifetimeSeconds)
            state.orders[party.address, default: []].append(nonce)
            state.count += 1
            state.dropStale(of: party.address, atSeconds: now)
            guard state.count > countMax else { return }
            for address in Array(state.orders.keys) { state.dropStale(of: address, atSeconds: now) }
            while state.count > countMax, let most = state.orders.max(by: { $0.value.count < $1.value.count })?.key {
                state.dropOldest(of: most)
            }
        }
        return nonce
    }

    /// Whether `redeem` would accept a nonce.
    func isFresh(_ nonce: String, for visitor: String, atSeconds now: Double) -> Bool {
        state.withLock { $0.pages[nonce].map { $0.party.visitor == visitor && now < $0.expirySeconds } ?? false }
    }

    /// Uses up a nonce; returns whether it was the visitor's and still fresh.
    func redeem(_ nonce: String, for visitor: String, atSeconds now: Double) -> Bool {
        state.withLock { state in
            guard let page = state.pages[nonce], page.party.visitor == visitor else { return false }
            state.pages[nonce] = nil
            return now < page.expirySeconds
        }
    }
}
