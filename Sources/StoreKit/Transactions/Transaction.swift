import Foundation

/// A purchase, or a renewal of a subscription.
///
/// See [Transaction](https://developer.apple.com/documentation/storekit/transaction).
public struct Transaction: Identifiable, Sendable {
    let entry: LedgerEntry
    /// Whose it is.
    let visitor: String

    init(_ entry: LedgerEntry, of visitor: String) { (self.entry, self.visitor) = (entry, visitor) }

    /// The transaction's own identifier.
    public var id: UInt64 { entry.id }
    /// The identifier of the subscription's first transaction.
    public var originalID: UInt64 { entry.originalID }
    /// The identifier of a subscription's period; nil for other products.
    public var webOrderLineItemID: String? { entry.group == nil ? nil : String(entry.id) }
    /// The product.
    public var productID: String { entry.productID }
    /// The kind of product.
    public var productType: Product.ProductType { entry.type }
    /// The subscription's group.
    public var subscriptionGroupID: String? { entry.group }
    /// The app's identifier.
    public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
    /// When it was bought or renewed.
    public var purchaseDate: Date { entry.purchaseDate }
    /// When the subscription was first bought.
    public var originalPurchaseDate: Date { entry.originalPurchaseDate }
    /// When the subscription's period ends.
    public var expirationDate: Date? { entry.expirationDate }
    /// How many were bought.
    public var purchasedQuantity: Int { entry.quantity }
    /// Whether a subscription of a higher level has replaced it.
    public var isUpgraded: Bool { entry.isUpgraded }
    /// When it was taken back.
    public var revocationDate: Date? { entry.revocationDate }
    /// Why it was taken back.
    public var revocationReason: RevocationReason? { entry.revocationReason.map { RevocationReason(rawValue: $0) } }
    /// The token that the app gave with the purchase.
    public var appAccountToken: UUID? { entry.appAccountToken }
    /// The price of all items.
    public var price: Decimal? { entry.price }
    /// The price's currency.
    public var currency: Locale.Currency? { Locale.Currency(entry.currency) }
    /// The currency's code.
    public var currencyCode: String? { entry.currency }
    /// The storefront.
    public var storefront: Storefront { Storefront(countryCode: entry.storefront) }
    /// The storefront's country.
    public var storefrontCountryCode: String { entry.storefront }
    /// Whether it is a purchase or a renewal.
    public var reason: Reason { entry.isRenewal ? .renewal : .purchase }
    /// Whose purchase it is.
    public var ownershipType: OwnershipType { .purchased }
    /// Always the local configuration's.
    public var environment: AppStore.Environment { .xcode }
    /// When the store signed it.
    public var signedDate: Date { entry.revocationDate ?? entry.purchaseDate }
    /// The offer it was bought with.
    public var offer: Offer? { entry.offer.map { Offer($0) } }
    /// The kind of the offer.
    public var offerType: OfferType? { offer?.type }
    /// The identifier of the offer.
    public var offerID: String? { offer?.id }

    /// The transaction as JSON.
    public var jsonRepresentation: Data { (try? JSONEncoder().encode(entry)) ?? Data() }

    /// The status of the subscription.
    public var subscriptionStatus: Product.SubscriptionInfo.Status? {
        get async { await StoreQuestions.status(group: entry.group ?? "", of: visitor).first }
    }

    /// Tells the store that the app has delivered what was bought.
    public func finish() async { await StoreQuestions.finish(entry.id, of: visitor) }
}

extension Transaction: Hashable {
    /// Whether both are the same transaction in the same state.
    public static func == (one: Transaction, other: Transaction) -> Bool {
        one.entry == other.entry && one.visitor == other.visitor
    }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Transaction: CustomDebugStringConvertible {
    /// The transaction as JSON.
    public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}

extension Transaction {
    /// Why a purchase was taken back.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        /// The reason's number.
        public let rawValue: Int
        /// A reason of a number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// For another reason than the app.
        public static let other = RevocationReason(rawValue: 0)
        /// Because of the app.
        public static let developerIssue = RevocationReason(rawValue: 1)
        /// The reason in words.
        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }

    /// Why a transaction was made.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        /// The reason's name.
        public let rawValue: String
        /// A reason of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The visitor bought it.
        public static let purchase = Reason(rawValue: "PURCHASE")
        /// A subscription renewed itself.
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    /// Whose purchase it is.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// An owner of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The visitor's own.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// A member's of the family. It doesn't occur here.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// The kind of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        /// The kind's number.
        public let rawValue: Int
        /// A kind of a number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// For new subscribers.
        public static let introductory = OfferType(rawValue: 1)
        /// For people whom the app chooses.
        public static let promotional = OfferType(rawValue: 2)
        /// With a code. It doesn't occur here.
        public static let code = OfferType(rawValue: 3)
        /// For former subscribers.
        public static let winBack = OfferType(rawValue: 4)
    }

    /// The offer that something was bought with.
    public struct Offer: Hashable, Sendable {
        /// The identifier; nil for an introductory offer.
        public let id: String?
        /// The kind.
        public let type: OfferType
        /// When the price is paid.
        public let paymentMode: PaymentMode?

        /// When the price of an offer is paid.
        public typealias PaymentMode = Product.SubscriptionOffer.PaymentMode

        init(_ offer: LedgerEntry.Offer) {
            id = offer.id
            type =
                switch offer.type {
                case Product.SubscriptionOffer.OfferType.introductory.rawValue: .introductory
                case Product.SubscriptionOffer.OfferType.winBack.rawValue: .winBack
                default: .promotional
                }
            paymentMode = PaymentMode(rawValue: offer.paymentMode)
        }
    }
}
