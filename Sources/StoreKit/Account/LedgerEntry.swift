import Foundation

/// A purchase or a renewal in a visitor's ledger.
struct LedgerEntry: Codable, Equatable, Sendable {
    /// Part of an offer that an entry was made with.
    struct Offer: Codable, Equatable, Sendable {
        let id: String?
        let type: String
        let paymentMode: String
    }

    let id: UInt64
    /// The id of the first entry of the subscription, or this entry's own.
    let originalID: UInt64
    let productID: String
    let kind: String
    let group: String?
    let purchaseDate: Date
    let originalPurchaseDate: Date
    var expirationDate: Date?
    let quantity: Int
    let price: Decimal
    let currency: String
    let storefront: String
    let offer: Offer?
    let isRenewal: Bool
    let appAccountToken: UUID?
    var revocationDate: Date?
    var revocationReason: Int?
    /// Whether a higher level of service has replaced it.
    var isUpgraded = false
    /// Whether the app has delivered what was bought.
    var isFinished = false

    var type: Product.ProductType { Product.ProductType(rawValue: kind) }

    /// Whether the entry is part of the history. What was used up isn't.
    var isInHistory: Bool { type != .consumable || !isFinished || revocationDate != nil }

    func isActive(at date: Date) -> Bool {
        revocationDate == nil && !isUpgraded && (expirationDate.map { $0 > date } ?? true)
    }
}

/// What happens at the end of a subscription's period.
struct LedgerRenewal: Codable, Equatable, Sendable {
    var willRenew = true
    /// The product of the next period.
    var productID: String
    /// Why the subscription has ended; nil while it hasn't.
    var expirationReason: Int?
}
