import Foundation
import KissaTesting
import Synchronization

@testable import StoreKit
@testable import SwiftUICore

/// A shop's configuration file, with every kind of product.
enum SampleStore {
    static let file = """
        {
          "identifier": "B0B0CAFE",
          "nonRenewingSubscriptions": [
            { "displayPrice": "9.99", "internalID": "4", "productID": "season", "referenceName": "Season",
              "localizations": [ { "description": "", "displayName": "Season Ticket", "locale": "en_US" } ],
              "type": "NonRenewingSubscription" }
          ],
          "products": [
            { "displayPrice": "1.99", "familyShareable": false, "internalID": "1", "productID": "beans",
              "localizations": [
                { "description": "A bag of beans.", "displayName": "Beans", "locale": "en_US" },
                { "description": "豆一袋。", "displayName": "コーヒー豆", "locale": "ja" }
              ],
              "referenceName": "Beans", "type": "Consumable" },
            { "displayPrice": "24", "familyShareable": true, "internalID": "2", "productID": "grinder",
              "localizations": [ { "description": "Grinds.", "displayName": "Grinder", "locale": "en_US" } ],
              "referenceName": "Grinder", "type": "NonConsumable" }
          ],
          "settings": { "_locale": "en_US", "_storefront": "USA", "_timeRate": 1 },
          "subscriptionGroups": [
            { "id": "club", "localizations": [], "name": "Coffee Club", "subscriptions": [
              { "displayPrice": "4.99", "groupNumber": 2, "internalID": "10", "productID": "club.basic",
                "adHocOffers": [ { "displayPrice": "2.99", "internalID": "12", "offerID": "back", "paymentMode": "payAsYouGo",
                  "numberOfPeriods": 2, "subscriptionPeriod": "P1M", "referenceName": "Back" } ],
                "codeOffers": [], "introductoryOffer": { "internalID": "11", "paymentMode": "free",
                  "subscriptionPeriod": "P1W" },
                "localizations": [ { "description": "A cup a day.", "displayName": "Basic", "locale": "en_US" } ],
                "recurringSubscriptionPeriod": "P1M", "referenceName": "Basic", "subscriptionGroupID": "club",
                "type": "RecurringSubscription" },
              { "displayPrice": "49.99", "groupNumber": 2, "internalID": "13", "productID": "club.year",
                "localizations": [ { "description": "", "displayName": "Yearly", "locale": "en_US" } ],
                "recurringSubscriptionPeriod": "P1Y", "referenceName": "Yearly", "type": "RecurringSubscription" },
              { "displayPrice": "9.99", "groupNumber": 1, "internalID": "14", "productID": "club.gold",
                "localizations": [ { "description": "All you can drink.", "displayName": "Gold", "locale": "en_US" } ],
                "recurringSubscriptionPeriod": "P1M", "referenceName": "Gold", "type": "RecurringSubscription" }
            ] }
          ],
          "version": { "major": 3, "minor": 0 }
        }
        """

    static func configuration() throws -> StoreConfiguration { try StoreConfiguration(parsing: Array(file.utf8)) }
}

/// A clock that a test sets.
final class TestStoreClock: Sendable {
    private let date = Mutex(WindowSettings.morning)

    var now: Date { date.withLock { $0 } }

    /// The clock in the store's form. It looks every few milliseconds whether the time has come.
    var clock: StoreClock {
        StoreClock {
            self.now
        } sleep: { _ in
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    func advance(by seconds: TimeInterval) { date.withLock { $0 += seconds } }
}

/// Visitors' values in memory.
final class MemoryStorage: ValueStorage {
    private let values = Mutex<[StoredPlace: Data]>([:])

    func read(forKey key: String, of visitor: String) -> StoredReading {
        .known(values.withLock { $0[StoredPlace(visitor: visitor, key: key)] })
    }

    func values(forKeys keys: [String], of visitor: String) -> [String: Data]? {
        values.withLock { values in
            Dictionary(
                uniqueKeysWithValues: keys.compactMap { key in
                    values[StoredPlace(visitor: visitor, key: key)].map { (key, $0) }
                })
        }
    }

    func kept(at places: [StoredPlace]) async -> [StoredPlace: Data?]? {
        values.withLock { values in Dictionary(uniqueKeysWithValues: places.map { ($0, values[$0]) }) }
    }

    func set(_ bytes: Data?, forKey key: String, of visitor: String, by writer: (any StorageWriter)?) {
        values.withLock { $0[StoredPlace(visitor: visitor, key: key)] = bytes }
    }
}
