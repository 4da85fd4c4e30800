import Foundation
import Localization
import TestSupport
import Testing

@testable import StoreKit

/// The reader of StoreKit configuration files.
@Suite struct StoreConfigurationTests {
    @Test func `every kind of product is read, with its texts, prices and offers`() throws {
        let store = try SampleStore.configuration()
        #expect(
            store.products.map(\.id) == ["beans", "grinder", "season", "club.basic", "club.year", "club.gold"])
        #expect(
            store.products.map(\.kind) == [
                .consumable, .nonConsumable, .nonRenewable, .autoRenewable, .autoRenewable, .autoRenewable,
            ])
        #expect(store.timeRate == .monthlyRenewalEveryThirtySeconds && store.currency == "USD")
        let basic = try #require(store.product("club.basic")?.subscription)
        #expect(basic.period == .monthly && basic.level == 2 && basic.groupName == "Coffee Club")
        #expect(basic.introductoryOffer?.paymentMode == .freeTrial && basic.introductoryOffer?.period == .weekly)
        let offer = try #require(basic.promotionalOffers.first)
        #expect(offer.id == "back" && offer.price == Decimal(string: "2.99") && offer.periodCount == 2)
        #expect(store.subscriptions(of: "club").map(\.id) == ["club.gold", "club.basic", "club.year"])
    }

    @Test func `texts are in the visitor's language, and prices in the file's locale`() throws {
        let store = try SampleStore.configuration()
        let record = try #require(store.product("beans"))
        let english = Product(record, in: store)
        #expect(english.displayName == "Beans" && english.displayPrice == "$1.99")
        let japanese = LocalizationContext.$languages.withValue(["ja-JP"]) { Product(record, in: store) }
        #expect(japanese.displayName == "コーヒー豆" && japanese.displayPrice == "$1.99")
        let french = LocalizationContext.$languages.withValue(["fr"]) { Product(record, in: store) }
        #expect(french.displayName == "Beans")
    }

    @Test(arguments: [
        ("\"displayPrice\": \"1.99\"", "\"displayPrice\": \"1,99\"", "beans has the displayPrice “1,99”"),
        ("\"displayPrice\": \"1.99\"", "\"displayPrice\": \"1e99\"", "beans has the displayPrice “1e99”"),
        ("\"displayPrice\": \"1.99\",", "", "beans has no displayPrice"),
        ("\"productID\": \"grinder\"", "\"productID\": \"beans\"", "two products have the identifier “beans”"),
        ("\"P1Y\"", "\"P9999999Y\"", "club.year has the recurringSubscriptionPeriod “P9999999Y”"),
        ("\"type\": \"NonConsumable\"", "\"type\": \"Gift\"", "grinder has the type “Gift”"),
        ("\"numberOfPeriods\": 2", "\"numberOfPeriods\": 1e12", "has the numberOfPeriods"),
        ("\"paymentMode\": \"free\"", "\"paymentMode\": \"later\"", "has the paymentMode “later”"),
        ("\"products\": [", "\"products\": ", "it isn't JSON"),
    ])
    func `a damaged file is refused, and the reason is told`(part: String, damage: String, reason: String) throws {
        let text = SampleStore.file.replacing(part, with: damage, maxReplacements: 1)
        #expect(text != SampleStore.file)
        let error = #expect(throws: StoreConfigurationError.self) { try StoreConfiguration(parsing: Array(text.utf8)) }
        #expect(error.map { String(describing: $0) }?.contains(reason) == true, "\(String(describing: error))")
    }

    @Test func `a file is found among the resources, or else in the package that was built`() throws {
        let package = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: package) }
        let (resources, shop) = (package.appending(path: ".build/debug/App.resources"), package.appending(path: "Shop"))
        for folder in [resources, shop] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let executable = package.appending(path: ".build/debug/App")
        #expect(StoreFile.find(resources: resources, executable) == nil)
        try Data(SampleStore.file.utf8).write(to: shop.appending(path: "Shop.storekit"))
        #expect(StoreFile.find(resources: resources, executable)?.lastPathComponent == "Shop.storekit")
        try Data(SampleStore.file.utf8).write(to: resources.appending(path: "Mine.storekit"))
        let found = try #require(StoreFile.find(resources: resources, executable))
        #expect(found.lastPathComponent == "Mine.storekit")
        #expect(try StoreFile.read(found) == SampleStore.configuration())
    }

    @Test func `whatever a file contains, it is a store or refused, and its subscriptions can run`() throws {
        let words = [
            "\"P1M\"", "\"P999Y\"", "\"displayPrice\"", "\"1.99\"", "\"99999999\"", "1e300", "-1", "\"groupNumber\"",
            "null",
            "\"type\"", "\"Consumable\"", "\"_timeRate\": 5", "\"_locale\": \"\"", "[", "]", "{", "}", ",", ":",
        ]
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        try Fuzzing("storekit", words: words, inputs: [SampleStore.file]).run { bytes in
            guard let store = try? StoreConfiguration(parsing: bytes) else { return }
            var ledger = Ledger()
            for product in store.products {
                _ = Product(product, in: store).displayPrice
                _ = ledger.buy(Ledger.Order(product: product, date: now), in: store)
            }
            _ = ledger.advance(to: now + 1e9, in: store)
            #expect(ledger.entries.count <= Ledger.entryCountMax + 1)
        }
    }
}
