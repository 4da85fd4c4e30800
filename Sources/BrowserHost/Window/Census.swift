/// Who has how many windows.
struct Census {
    private let parties: [Party: Int]
    private let addresses: [String: Int]

    /// - Parameter parties: Of each window.
    init(_ parties: [Party]) {
        self.parties = Dictionary(parties.map { ($0, 1) }, uniquingKeysWith: +)
        addresses = Dictionary(parties.map { ($0.address, 1) }, uniquingKeysWith: +)
    }

    /// At the addresses with most windows, the visitors with most of them.
    var most: Set<Party> {
        let addressMost = addresses.values.max()
        let there = parties.filter { addresses[$0.key.address] == addressMost }
        let most = there.values.max()
        return Set(there.filter { $0.value == most }.keys)
    }

    /// Whether a party has so much more than another one that it may lose something to it.
    func isRicher(_ party: Party, than other: Party) -> Bool {
        party.address == other.address
            ? (parties[party] ?? 0) > (parties[other] ?? 0) + 1
            : (addresses[party.address] ?? 0) > (addresses[other.address] ?? 0) + 1
    }
}
