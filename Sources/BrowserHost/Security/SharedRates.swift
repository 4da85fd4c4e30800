/// The rates that all connections of a visitor share, and all connections of an address. Exceeding them doesn't reject messages:
/// reading is delayed. HTTP requests beyond the rate are rejected.
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
    /// - Returns: For how many seconds reading from the connection has to pause. Only visitors who have sent much themselves wait
    ///   for their address's debt, since many people may share one address.
    mutating func pause(after count: Int, by party: Party, atSeconds now: Double) -> Double {
        let visitor = visitors.owe(count, of: party.visitor, atSeconds: now)
        let address = addresses.owe(count, of: party.address, atSeconds: now)
        return visitor.level > 0.5 ? visitor.seconds : max(visitor.seconds, address.seconds)
    }

    /// Counts an HTTP request; false if the address has sent too many.
    mutating func takeRequest(of address: String, atSeconds now: Double) -> Bool {
        requests.take(1, of: address, atSeconds: now)
    }

    /// How many buckets there are.
    var count: Int { visitors.count + addresses.count + requests.count }
}
