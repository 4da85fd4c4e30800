import Foundation
import Testing

@testable import CoreSpotlight

@Suite("Updates of items", .timeLimit(.minutes(10)))
struct IndexUpdateTests {
    private func update(_ id: String, _ change: (CSSearchableItemAttributeSet) -> Void = { _ in }) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        change(attributes)
        let item = CSSearchableItem(uniqueIdentifier: id, domainIdentifier: nil, attributeSet: attributes)
        item.isUpdate = true
        return item
    }

    private func found(_ text: String, _ store: IndexStore) throws -> [StoredItem] {
        try store.items(with: [text], .all, of: "ann", countMax: 10)
    }

    @Test func `an update of an item that isn't there, or has expired, indexes nothing`() throws {
        let old = Trails.item("old", "Old night")
        old.expirationDate = Date(timeIntervalSinceNow: -1)
        let store = try Trails.store([old])
        try store.apply(
            [.put([update("none") { $0.title = "Night" }, update("old") { $0.title = "Night" }])], in: "", of: "ann")
        #expect(try found("night", store).isEmpty)
    }

    @Test func `a value that an update sets to nil is taken away, and isn't found`() throws {
        let store = try Trails.store()
        try store.apply([.put([update("1") { $0.contentDescription = nil }])], in: "", of: "ann")
        #expect(try found("batteries", store).isEmpty)
        let left = try #require(try found("hike", store).first)
        #expect(left.attributes["contentDescription"] == nil && left.attributes["rating"] == .number(2))
        let back = update("1") {
            $0.contentDescription = nil
            $0.contentDescription = "Bring candles."
        }
        try store.apply([.put([back])], in: "", of: "ann")
        #expect(try found("candles", store).map(\.id) == ["1"])
        let key = try #require(CSCustomAttributeKey(keyName: "secret"))
        try store.apply([.put([update("1") { $0.setValue("kettle", forCustomKey: key) }])], in: "", of: "ann")
        #expect(try found("kettle", store).count == 1)
        try store.apply([.put([update("1") { $0.setValue(nil, forCustomKey: key) }])], in: "", of: "ann")
        #expect(try found("kettle", store).isEmpty && found("candles", store).count == 1)
    }

    @Test func `an update keeps the domain and the date that it doesn't say`() throws {
        let item = Trails.item("1", "Night walk", domain: "walks")
        let date = Date(timeIntervalSince1970: 4e9)
        item.expirationDate = date
        let store = try Trails.store([item])
        try store.apply([.put([update("1") { $0.rating = 4 }])], in: "", of: "ann")
        let kept = try #require(try found("night", store).first?.item)
        #expect(kept.domainIdentifier == "walks" && kept.expirationDate == date && kept.attributeSet.rating == 4)
        let moved = update("1")
        moved.domainIdentifier = "town"
        moved.expirationDate = Date(timeIntervalSince1970: 5e9)
        try store.apply([.put([moved])], in: "", of: "ann")
        let now = try #require(try found("night", store).first)
        #expect(now.domain == "town" && now.expires == 5e9)
    }
}
