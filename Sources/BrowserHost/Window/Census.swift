/// Who has how many windows.
struct Census {
    private let parties: [Party: Int]
    private let addresses: [String: Int]

    /// - Parameter parties: Of each window.
    init(_ parties: [Party]) {
        self.parties = Dictionary(parties.map { ($0, 1) }, uniquingKeysWith: +)
        addresses = Dictionary(parties.map { ($0.address, 1) }, uniquingKeysWith: +)
    }

    /// At the address with most windows, the visitor with most of them.
    var most: Party? {
        let address = addresses.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
        return parties.filter { $0.key.address == address }.max {
            ($0.value, $0.key.visitor) < ($1.value, $1.key.visitor)
        }?
        .key
    }

    func count(of party: Party) -> Int { parties[party] ?? 0 }
    func count(ofAddress address: String) -> Int { addresses[address] ?? 0 }
}
