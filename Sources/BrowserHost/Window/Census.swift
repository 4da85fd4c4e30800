/// Counts the windows of each party.
struct Census {
    private let parties: [Party: Int]
    private let addresses: [String: Int]

    /// - Parameter parties: The party of each window.
    init(_ parties: [Party]) {
        self.parties = Dictionary(parties.map { ($0, 1) }, uniquingKeysWith: +)
        addresses = Dictionary(parties.map { ($0.address, 1) }, uniquingKeysWith: +)
    }

    /// The visitors with most windows among the addresses with most windows.
    var most: Set<Party> {
        let addressMost = addresses.values.max()
        let there = parties.filter { addresses[$0.key.address] == addressMost }
        let most = there.values.max()
        return Set(there.filter { $0.value == most }.keys)
    }

    /// Whether a party has so many more windows than another that it may lose one to it.
    func isRicher(_ party: Party, than other: Party) -> Bool {
        party.address == other.address
            ? (parties[party] ?? 0) > (parties[other] ?? 0) + 1
            : (addresses[party.address] ?? 0) > (addresses[other.address] ?? 0) + 1
    }
}
