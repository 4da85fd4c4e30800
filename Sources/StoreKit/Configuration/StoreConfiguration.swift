import Foundation

/// The content of a StoreKit configuration file (`.storekit`), as Xcode writes it: what can be bought, and how time passes.
struct StoreConfiguration: Equatable, Sendable {
    /// All products and subscriptions, in the file's order.
    var products: [ProductRecord] = []
    /// How fast subscriptions renew.
    var timeRate = TimeRate.realTime
    /// The storefront's country, with three letters.
    var storefront = "USA"
    /// The locale of prices, and of the names that are used if the visitor's language has none.
    var locale = Locale(identifier: "en_US")

    /// The speed of subscriptions' time.
    enum TimeRate: Equatable, Sendable {
        case realTime
        /// A month takes 30 seconds, and a week 10, as at Xcode's usual accelerated rate.
        case monthlyRenewalEveryThirtySeconds
    }

    /// The currency of the file's locale.
    var currency: String { locale.currency?.identifier ?? "USD" }

    func product(_ id: String) -> ProductRecord? { products.first { $0.id == id } }

    /// A group's subscriptions, the highest level of service first.
    func subscriptions(of group: String) -> [ProductRecord] {
        let members = products.filter { $0.subscription?.group == group }
        return members.enumerated().sorted {
            ($0.element.subscription?.level ?? 0, $0.offset) < ($1.element.subscription?.level ?? 0, $1.offset)
        }
        .map(\.element)
    }
}

/// A product of a configuration file.
struct ProductRecord: Equatable, Sendable {
    /// A product's texts in one language.
    struct Words: Equatable, Sendable {
        let locale: String
        let name: String
        let description: String
    }

    /// The part of a subscription.
    struct Subscription: Equatable, Sendable {
        let group: String
        let groupName: String
        /// The level of service; 1 is the highest.
        let level: Int
        let period: Product.SubscriptionPeriod
        let introductoryOffer: Product.SubscriptionOffer?
        let promotionalOffers: [Product.SubscriptionOffer]
        let winBackOffers: [Product.SubscriptionOffer]
    }

    let id: String
    let kind: Product.ProductType
    let price: Decimal
    let isFamilyShareable: Bool
    let referenceName: String
    let words: [Words]
    let subscription: Subscription?

    /// The texts in the first of these languages that the product has, or else in a given locale, or else the first ones.
    func words(in languages: [String], or locale: Locale) -> Words {
        let wanted = languages + [locale.identifier]
        let found = wanted.lazy.compactMap { language in
            let language = Locale.Language(identifier: language).languageCode
            return words.first { Locale.Language(identifier: $0.locale).languageCode == language }
        }
        return found.first ?? words.first ?? Words(locale: "", name: referenceName, description: "")
    }
}
