/// The rates that all connections of a visitor share, and all of an address. Nobody's messages are refused for them: who has
/// said too much is read on later. Who asks too often over HTTP is told so.
struct SharedRates {
    private var visitors: RateTable
    private var addresses: RateTable
    private var requests: RateTable

    init(limits: HostConfiguration.Limits) {
        visitors = RateTable(capacity: limits.visitorBurst, tokensPerSecond: limits.messagesPerSecondAndVisitor)
        addresses = RateTable(capacity: limits.addressBurst, tokensPerSecond: limits.messagesPerSecondAndAddress)
        requests = RateTable(capacity: limits.requestBurst, tokensPerSecond: limits.requestsPerSecondAndAddress)
    }

    /// Counts a message.
    /// - Returns: For how many seconds nothing more is to be read of the connection. What an address owes is waited for by
    ///   those who have said much themselves: behind one address there may be many people.
    mutating func pause(after count: Int, by party: Party, atSeconds now: Double) -> Double {
        let visitor = visitors.owe(count, of: party.visitor, atSeconds: now)
        let address = addresses.owe(count, of: party.address, atSeconds: now)
        return visitor.level > 0.5 ? visitor.seconds : max(visitor.seconds, address.seconds)
    }

    /// Counts a request over HTTP; false where the address has asked too often.
    mutating func takeRequest(of address: String, atSeconds now: Double) -> Bool {
        requests.take(1, of: address, atSeconds: now)
    }

    /// How many buckets there are.
    var count: Int { visitors.count + addresses.count + requests.count }
}
