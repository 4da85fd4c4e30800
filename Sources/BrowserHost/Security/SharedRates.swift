/// The rates that all connections of a visitor share, and all of an address. Nobody is refused for them: who has said too
/// much is read on later.
struct SharedRates {
    private let limits: HostConfiguration.Limits
    private var visitors: [String: TokenBucket] = [:]
    private var addresses: [String: TokenBucket] = [:]
    private var pruneCount = 64

    init(limits: HostConfiguration.Limits) { self.limits = limits }

    /// Counts a message.
    /// - Returns: For how many seconds nothing more is to be read of the connection. What an address owes is waited for by
    ///   those who have said much themselves: behind one address there may be many people.
    mutating func pause(after count: Int, by party: Party, atSeconds now: Double) -> Double {
        prune(atSeconds: now)
        var visitor =
            visitors[party.visitor]
            ?? TokenBucket(capacity: limits.visitorBurst, tokensPerSecond: limits.messagesPerSecondAndVisitor)
        var address =
            addresses[party.address]
            ?? TokenBucket(capacity: limits.addressBurst, tokensPerSecond: limits.messagesPerSecondAndAddress)
        let (ofVisitor, ofAddress) = (visitor.owe(count, atSeconds: now), address.owe(count, atSeconds: now))
        (visitors[party.visitor], addresses[party.address]) = (visitor, address)
        return visitor.level > 0.5 ? ofVisitor : max(ofVisitor, ofAddress)
    }

    /// Forgets who has said nothing lately: their buckets are as good as new.
    private mutating func prune(atSeconds now: Double) {
        guard visitors.count + addresses.count > pruneCount else { return }
        for key in Array(visitors.keys) where visitors[key]?.isFull(atSeconds: now) == true { visitors[key] = nil }
        for key in Array(addresses.keys) where addresses[key]?.isFull(atSeconds: now) == true { addresses[key] = nil }
        pruneCount = max(64, 2 * (visitors.count + addresses.count))
    }

    /// How many buckets there are.
    var count: Int { visitors.count + addresses.count }
}
