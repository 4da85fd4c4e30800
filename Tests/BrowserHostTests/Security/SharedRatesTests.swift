import Testing

@testable import BrowserHost

@Suite struct SharedRatesTests {
    private var limits: HostConfiguration.Limits {
        var limits = HostConfiguration.Limits()
        (limits.visitorBurst, limits.messagesPerSecondAndVisitor) = (10, 5)
        (limits.addressBurst, limits.messagesPerSecondAndAddress) = (30, 10)
        return limits
    }

    @Test func `All windows of a visitor share a rate, and who says more is read later`() {
        var rates = SharedRates(limits: limits)
        let party = Party(visitor: "a", address: "one")
        for _ in 0..<10 { #expect(rates.pause(after: 1, by: party, atSeconds: 0) == 0) }
        #expect(rates.pause(after: 1, by: party, atSeconds: 0) == 0.2)
        #expect(rates.pause(after: 4, by: party, atSeconds: 0) == 1)
        #expect(rates.pause(after: 1, by: party, atSeconds: 2) == 0)
        #expect(rates.pause(after: 1, by: Party(visitor: "b", address: "two"), atSeconds: 0) == 0)
    }

    @Test func `All visitors of an address share one, too`() {
        var rates = SharedRates(limits: limits)
        let pauses = (0..<40).map {
            rates.pause(after: 1, by: Party(visitor: "\($0 % 4)", address: "one"), atSeconds: 0)
        }
        #expect(pauses.prefix(30).allSatisfy { $0 == 0 } && pauses.suffix(10).allSatisfy { $0 > 0 })
        // Another visitor with the same address, who has sent little, isn't slowed down.
        #expect(rates.pause(after: 1, by: Party(visitor: "quiet", address: "one"), atSeconds: 0) == 0)
    }

    @Test func `Visitors who say nothing any more are forgotten`() {
        var rates = SharedRates(limits: limits)
        for number in 0..<10_000 {
            _ = rates.pause(
                after: 1, by: Party(visitor: "\(number)", address: "\(number)"), atSeconds: Double(number))
        }
        #expect(rates.count < 200)
    }
}
