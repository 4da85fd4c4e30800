import Foundation
import JSONSyntax

extension StoreConfiguration {
    /// More products than any store has.
    private static let productCountMax = 2000

    /// Reads a configuration file.
    ///
    /// - Throws: `StoreConfigurationError` if it is damaged.
    init(parsing bytes: [UInt8]) throws(StoreConfigurationError) {
        let file = try Self.file(bytes)
        for list in ["products", "nonRenewingSubscriptions"] {
            for product in file[list]?.array ?? [] { try add(ProductRecord(product, subscription: nil)) }
        }
        for group in file["subscriptionGroups"]?.array ?? [] { try add(group: group) }
        let settings = file["settings"]
        if let name = settings?["_locale"]?.string { locale = Locale(identifier: name) }
        if let code = settings?["_storefront"]?.string { storefront = code }
        if let rate = settings?["_timeRate"]?.number, rate > 0 { timeRate = .monthlyRenewalEveryThirtySeconds }
    }

    private static func file(_ bytes: [UInt8]) throws(StoreConfigurationError) -> JSONValue {
        let limits = JSONLimits(depth: 24, valueCount: 200_000)
        let value: JSONValue
        do { value = try JSONParser.parse(bytes, within: limits) } catch { throw .syntax(String(describing: error)) }
        guard case .object = value else { throw .missing("products", of: "the file") }
        return value
    }

    private mutating func add(group: JSONValue) throws(StoreConfigurationError) {
        let id = try group.text("id", of: "a subscription group")
        let name = group["name"]?.string ?? id
        for (index, product) in (group["subscriptions"]?.array ?? []).enumerated() {
            let record = try ProductRecord.Subscription(product, group: id, name: name, place: index + 1)
            try add(ProductRecord(product, subscription: record))
        }
    }

    private mutating func add(_ product: ProductRecord) throws(StoreConfigurationError) {
        guard self.product(product.id) == nil else { throw .repeated(product.id) }
        guard products.count < Self.productCountMax else { throw .tooManyProducts(max: Self.productCountMax) }
        products.append(product)
    }
}

extension ProductRecord {
    fileprivate init(_ value: JSONValue, subscription: Subscription?) throws(StoreConfigurationError) {
        id = try value.text("productID", of: "a product")
        kind = try Self.kind(of: value, id)
        price = try value.price(of: id)
        isFamilyShareable = value["familyShareable"]?.bool ?? false
        referenceName = value["referenceName"]?.string ?? id
        words = (value["localizations"]?.array ?? []).map(Words.init)
        self.subscription = subscription
    }

    private static func kind(of value: JSONValue, _ id: String) throws(StoreConfigurationError) -> Product.ProductType {
        switch try value.text("type", of: id) {
        case "Consumable": .consumable
        case "NonConsumable": .nonConsumable
        case "NonRenewingSubscription": .nonRenewable
        case "RecurringSubscription": .autoRenewable
        case let other: throw .invalid("type", other, of: id)
        }
    }
}

extension ProductRecord.Words {
    fileprivate init(_ value: JSONValue) {
        locale = value["locale"]?.string ?? ""
        name = value["displayName"]?.string ?? ""
        description = value["description"]?.string ?? ""
    }
}

extension ProductRecord.Subscription {
    /// - Parameter place: The level of a subscription that names none: its place in the group.
    fileprivate init(_ value: JSONValue, group: String, name: String, place: Int) throws(StoreConfigurationError) {
        let id = try value.text("productID", of: "a subscription")
        self.group = group
        groupName = name
        level = value["groupNumber"]?.integer ?? place
        period = try value.period("recurringSubscriptionPeriod", of: id)
        let introduction = value["introductoryOffer"]
        introductoryOffer =
            if let introduction, introduction != .null { try .init(introduction, .introductory, of: id) } else { nil }
        promotionalOffers = try Self.offers(value["adHocOffers"], .promotional, of: id)
        winBackOffers = try Self.offers(value["winbackOffers"], .winBack, of: id)
    }

    private static func offers(
        _ list: JSONValue?, _ kind: Product.SubscriptionOffer.OfferType, of id: String
    ) throws(StoreConfigurationError) -> [Product.SubscriptionOffer] {
        var offers: [Product.SubscriptionOffer] = []
        for offer in list?.array ?? [] { offers.append(try .init(offer, kind, of: id)) }
        return offers
    }
}

extension Product.SubscriptionOffer {
    /// More periods than Apple's offers have.
    private static let periodCountMax = 100

    fileprivate init(_ value: JSONValue, _ kind: OfferType, of id: String) throws(StoreConfigurationError) {
        let owner = "an offer of \(id)"
        let mode = try value.text("paymentMode", of: owner)
        guard let paymentMode = PaymentMode(inFile: mode) else { throw .invalid("paymentMode", mode, of: owner) }
        let count = value["numberOfPeriods"]?.integer ?? 1
        guard (1...Self.periodCountMax).contains(count) else {
            throw .invalid("numberOfPeriods", String(count), of: owner)
        }
        self.init(
            id: kind == .introductory ? nil : value["offerID"]?.string ?? value["referenceName"]?.string, type: kind,
            price: paymentMode == .freeTrial ? 0 : try value.price(of: owner), paymentMode: paymentMode,
            period: try value.period("subscriptionPeriod", of: owner), periodCount: count)
    }
}

extension JSONValue {
    fileprivate func text(_ name: String, of owner: String) throws(StoreConfigurationError) -> String {
        guard let text = self[name]?.string, !text.isEmpty else { throw .missing(name, of: owner) }
        return text
    }

    /// A price: digits, with a decimal point.
    fileprivate func price(of owner: String) throws(StoreConfigurationError) -> Decimal {
        let text = try text("displayPrice", of: owner)
        guard text.count <= 12, text.wholeMatch(of: #/[0-9]+(\.[0-9]+)?/#) != nil, let price = Decimal(string: text)
        else { throw .invalid("displayPrice", text, of: owner) }
        return price
    }

    fileprivate func period(
        _ name: String, of owner: String
    ) throws(StoreConfigurationError) -> Product.SubscriptionPeriod {
        let text = try text(name, of: owner)
        guard let period = Product.SubscriptionPeriod(iso8601: text) else { throw .invalid(name, text, of: owner) }
        return period
    }
}
