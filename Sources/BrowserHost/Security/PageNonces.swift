import Synchronization

/// The secrets that stand in pages which were sent out and have not connected yet. Each opens one window, for the
/// visitor whose page it is, while it is fresh. Safe from any thread.
final class PageNonces: Sendable {
    private struct Page {
        var party: Party
        var expirySeconds: Double
    }

    private struct State {
        var pages: [String: Page] = [:]
        /// Of each address, in the order in which they expire; those that were used are skipped when their turn comes.
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

    /// A nonce for a page of that visitor. Where there are too many, the oldest goes of the address that has most.
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

    /// Whether a nonce would be redeemed.
    func isFresh(_ nonce: String, for visitor: String, atSeconds now: Double) -> Bool {
        state.withLock { $0.pages[nonce].map { $0.party.visitor == visitor && now < $0.expirySeconds } ?? false }
    }

    /// Uses a nonce up; whether it was the visitor's, and fresh.
    func redeem(_ nonce: String, for visitor: String, atSeconds now: Double) -> Bool {
        state.withLock { state in
            guard let page = state.pages[nonce], page.party.visitor == visitor else { return false }
            state.pages[nonce] = nil
            return now < page.expirySeconds
        }
    }
}
