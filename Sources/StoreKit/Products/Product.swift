import Foundation
import Localization

@_exported import FoundationAdditions

/// Something that the app sells, as its StoreKit configuration file declares it.
///
/// See [Product](https://developer.apple.com/documentation/storekit/product).
public struct Product: Identifiable, Sendable {
    let record: ProductRecord
    private let words: ProductRecord.Words
    private let locale: Locale
    let currency: String

    init(_ record: ProductRecord, in configuration: StoreConfiguration) {
        self.record = record
        words = record.words(in: LocalizationContext.currentLanguages, or: configuration.locale)
        locale = configuration.locale
        currency = configuration.currency
    }

    /// The product's identifier, such as `com.example.coffee.large`.
    public var id: String { record.id }
    /// What kind of product it is.
    public var type: ProductType { record.kind }
    /// The name, in the visitor's language if the file has it.
    public var displayName: String { words.name.isEmpty ? record.referenceName : words.name }
    /// The description, in the visitor's language if the file has it.
    public var description: String { words.description }
    /// The price in the file's currency.
    public var price: Decimal { record.price }
    /// The price as it is shown.
    public var displayPrice: String { price.formatted(priceFormatStyle) }
    /// The format of the product's price.
    public var priceFormatStyle: Decimal.FormatStyle.Currency {
        Decimal.FormatStyle.Currency(code: currency, locale: locale)
    }
    /// Whether a family shares it.
    public var isFamilyShareable: Bool { record.isFamilyShareable }
    /// What is particular to a subscription; nil for other products.
    public var subscription: SubscriptionInfo? { record.subscription.map { SubscriptionInfo($0) } }

    /// The product as JSON.
    public var jsonRepresentation: Data {
        let members: [String: String] = [
            "id": id, "type": type.rawValue, "displayName": displayName, "description": description,
            "price": "\(price)", "displayPrice": displayPrice,
        ]
        return (try? JSONEncoder().encode(members)) ?? Data()
    }

    /// The products with these identifiers that the app's configuration file declares, in the file's order.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        let wanted = Set(identifiers)
        return known { wanted.contains($0.id) }
    }

    static func known(where isWanted: (ProductRecord) -> Bool) -> [Product] {
        let configuration = StoreFile.configuration
        return configuration.products.filter(isWanted).map { Product($0, in: configuration) }
    }

    static func known(_ id: String) -> Product? { known { $0.id == id }.first }

    /// The most recent transaction of the product.
    public var latestTransaction: VerificationResult<Transaction>? {
        get async { await Transaction.latest(for: id) }
    }

    /// The transaction that entitles the visitor to the product at present.
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { await Transaction.currentEntitlement(for: id) }
    }
}

extension Product: Hashable {
    /// Whether both are the same product.
    public static func == (one: Product, other: Product) -> Bool { one.record == other.record }
    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Product {
    /// A kind of product.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String
        /// A kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It is used up, and can be bought again.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// It is bought once.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// A subscription that ends.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// A subscription that renews itself.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

        /// The kind's name.
        public var localizedDescription: String { rawValue }
    }

    /// How far the loading of a product has come.
    public enum TaskState: Sendable {
        /// It is being loaded.
        case loading
        /// There is no such product.
        case unavailable
        /// The product.
        case success(Product)
        /// It couldn't be loaded.
        case failure(any Error)

        /// The product, if it is loaded.
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }

    /// How far the loading of several products has come.
    public enum CollectionTaskState: Sendable {
        /// They are being loaded.
        case loading
        /// The products, and the identifiers for which there are none.
        case success([Product], unavailable: [Product.ID])
        /// They couldn't be loaded.
        case failure(any Error)

        /// The products, if they are loaded.
        public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
        /// The identifiers without a product.
        public var unavailableProducts: [Product.ID] { if case .success(_, let ids) = self { ids } else { [] } }
    }
}
