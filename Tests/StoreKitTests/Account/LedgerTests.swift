import Foundation
import Testing

@testable import StoreKit

/// The store's rules. At the sample's rate a month takes 30 seconds.
@Suite struct LedgerTests {
    private let store: StoreConfiguration
    private var ledger = Ledger()
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    init() throws { store = try SampleStore.configuration() }

    @discardableResult
    private mutating func buy(
        _ id: String, after seconds: TimeInterval = 0, quantity: Int = 1, offer: String? = nil
    ) throws -> LedgerEntry {
        let product = try #require(store.product(id))
        return ledger.buy(
            .init(product: product, quantity: quantity, offerID: offer, date: start + seconds), in: store)
    }

    private func entitled(after seconds: TimeInterval) -> [String] {
        ledger.entitlements(at: start + seconds).map(\.productID)
    }

    @Test mutating func `a consumable can be bought again, and leaves the history when it is finished`() throws {
        let (first, second) = (try buy("beans", quantity: 3), try buy("beans"))
        #expect(first.id != second.id && first.quantity == 3 && first.price == Decimal(string: "5.97"))
        #expect(entitled(after: 1) == [])
        ledger.finish(first.id)
        #expect(ledger.entries.filter(\.isInHistory) == [second])
        #expect(ledger.latest(of: "beans")?.id == second.id)
    }

    @Test mutating func `what is owned isn't bought twice`() throws {
        let first = try buy("grinder")
        #expect(try buy("grinder", after: 5) == first && ledger.entries.count == 1)
        #expect(entitled(after: 1e9) == ["grinder"])
        ledger.refund(first.id, at: start + 6, reason: .other)
        #expect(entitled(after: 7) == [])
        #expect(try buy("grinder", after: 8).id != first.id)
    }

    @Test mutating func `a subscription begins with its free time, and renews at its price`() throws {
        let trial = try buy("club.basic")
        #expect(trial.offer?.type == "introductory" && trial.price == 0)
        #expect(trial.expirationDate == start + 10)
        #expect(ledger.advance(to: start + 9, in: store) == [])
        let renewals = ledger.advance(to: start + 75, in: store)
        #expect(renewals.map(\.purchaseDate) == [start + 10, start + 40, start + 70])
        #expect(renewals.allSatisfy { $0.originalID == trial.id && $0.isRenewal })
        #expect(renewals.allSatisfy { $0.price == Decimal(string: "4.99") })
        #expect(entitled(after: 75) == ["club.basic"])
        #expect(!ledger.isEligibleForIntroductoryOffer(inGroup: "club"))
    }

    @Test mutating func `a subscription that is cancelled runs to its end`() throws {
        try buy("club.basic")
        ledger.setRenewal("club", willRenew: false)
        #expect(ledger.advance(to: start + 5, in: store) == [] && entitled(after: 5) == ["club.basic"])
        #expect(ledger.advance(to: start + 500, in: store) == [] && entitled(after: 500) == [])
        #expect(ledger.renewals["club"]?.expirationReason == 1)
        let again = try buy("club.basic", after: 600)
        #expect(again.offer == nil && again.originalID == ledger.entries[0].id && again.expirationDate == start + 630)
    }

    @Test mutating func `a higher level replaces a subscription at once, and a lower one when it renews`() throws {
        let basic = try buy("club.basic")
        let gold = try buy("club.gold", after: 3)
        #expect(ledger.entry(basic.id)?.isUpgraded == true && entitled(after: 4) == ["club.gold"])
        #expect(gold.originalID == basic.id && gold.expirationDate == start + 33)
        #expect(try buy("club.year", after: 5) == gold && entitled(after: 6) == ["club.gold"])
        let renewals = ledger.advance(to: start + 34, in: store)
        #expect(renewals.map(\.productID) == ["club.year"] && entitled(after: 34) == ["club.year"])
        #expect(renewals.first?.expirationDate == start + 33 + 360)
    }

    @Test mutating func `an offer that is paid as one goes lasts for its periods`() throws {
        try buy("club.basic", offer: "back")
        let renewals = ledger.advance(to: start + 95, in: store)
        #expect(renewals.map { "\($0.price)" } == ["2.99", "4.99", "4.99"])
    }

    @Test mutating func `after years, only the last renewals are recorded`() throws {
        try buy("club.basic")
        let date = start + 1e8
        let renewals = ledger.advance(to: date, in: store)
        #expect((1...14).contains(renewals.count))
        #expect(ledger.latest(inGroup: "club")?.isActive(at: date) == true)
    }

    @Test mutating func `in real time a month is a month of the calendar`() throws {
        var slow = store
        slow.timeRate = .realTime
        let product = try #require(store.product("club.gold"))
        let entry = ledger.buy(.init(product: product, date: start), in: slow)
        let days = try #require(entry.expirationDate).timeIntervalSince(start) / 86_400
        #expect(days == 31, "from the 15th of January")
    }

    @Test mutating func `a product that is sold no more ends`() throws {
        try buy("club.gold")
        let empty = StoreConfiguration()
        #expect(ledger.advance(to: start + 31, in: empty) == [])
        #expect(ledger.renewals["club"]?.expirationReason == 4)
    }

    @Test mutating func `a product that is in another group now ends in the old one`() throws {
        try buy("club.basic")
        let file = SampleStore.file.replacingOccurrences(of: "\"id\": \"club\"", with: "\"id\": \"society\"")
        let other = try StoreConfiguration(parsing: Array(file.utf8))
        #expect(ledger.advance(to: start + 1000, in: other) == [])
        #expect(ledger.renewals["club"]?.expirationReason == 4)
    }

    @Test mutating func `a damaged date ends a subscription`() throws {
        try buy("club.basic")
        var json = try #require(String(data: JSONEncoder().encode(ledger), encoding: .utf8))
        json.replace(#/"expirationDate":[0-9.e+]+/#, with: "\"expirationDate\":-1e300")
        ledger = try JSONDecoder().decode(Ledger.self, from: Data(json.utf8))
        #expect(ledger.advance(to: start, in: store).count <= 1)
        #expect(ledger.advance(to: start + 60, in: store).count == 0)
    }

    @Test mutating func `an offer that is taken again lasts for its periods again`() throws {
        try buy("club.basic", offer: "back")
        ledger.setRenewal("club", willRenew: false)
        _ = ledger.advance(to: start + 31, in: store)
        try buy("club.basic", after: 40, offer: "back")
        let renewals = ledger.advance(to: start + 40 + 65, in: store)
        #expect(renewals.map { "\($0.price)" } == ["2.99", "4.99"])
    }

    @Test mutating func `an introductory offer is made once, however long ago`() throws {
        #expect(try buy("club.basic").offer?.paymentMode == "free" || ledger.entries[0].offer != nil)
        for month in 1...(Ledger.entryCountMax + 20) {
            _ = ledger.advance(to: start + Double(month) * 30, in: store)
        }
        #expect(ledger.entries.count == Ledger.entryCountMax)
        #expect(!ledger.isEligibleForIntroductoryOffer(inGroup: "club"))
    }

    @Test mutating func `what is owned isn't dropped for what an app never finishes`() throws {
        let grinder = try buy("grinder")
        for _ in 0..<(Ledger.entryCountMax + 50) { try buy("beans") }
        #expect(ledger.entries.count == Ledger.entryCountMax)
        #expect(ledger.entry(grinder.id) != nil)
    }

    @Test mutating func `the ledger is bounded, and keeps what counts`() throws {
        let grinder = try buy("grinder")
        for _ in 0..<(Ledger.entryCountMax + 50) { ledger.finish(try buy("beans").id) }
        #expect(ledger.entries.count == Ledger.entryCountMax)
        #expect(ledger.entry(grinder.id) != nil)
    }

    @Test mutating func `a ledger that was stored is the same`() throws {
        try buy("club.basic", offer: "back")
        try buy("grinder")
        let data = try JSONEncoder().encode(ledger)
        #expect(try JSONDecoder().decode(Ledger.self, from: data) == ledger)
    }
}
