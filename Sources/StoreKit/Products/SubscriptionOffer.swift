import Foundation

extension Product {
    /// A lower price for the first periods of a subscription.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The identifier; nil for an introductory offer.
        public let id: String?
        /// Whom it is for.
        public let type: OfferType
        /// The price of a period, in the product's currency.
        public let price: Decimal
        /// When the price is paid.
        public let paymentMode: PaymentMode
        /// The length of a period.
        public let period: SubscriptionPeriod
        /// The number of periods.
        public let periodCount: Int

        /// The price as it is shown.
        public var displayPrice: String {
            let configuration = StoreFile.configuration
            return price.formatted(
                Decimal.FormatStyle.Currency(code: configuration.currency, locale: configuration.locale))
        }

        /// Whom an offer is for.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            /// The kind's name.
            public let rawValue: String
            /// A kind of a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// For new subscribers.
            public static let introductory = OfferType(rawValue: "introductory")
            /// For people whom the app chooses.
            public static let promotional = OfferType(rawValue: "promotional")
            /// For former subscribers.
            public static let winBack = OfferType(rawValue: "winBack")
            /// The kind's name.
            public var localizedDescription: String { rawValue }
        }

        /// When the price of an offer is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            /// The mode's name.
            public let rawValue: String
            /// A mode of a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// In each period.
            public static let payAsYouGo = PaymentMode(rawValue: "payAsYouGo")
            /// Once, for all periods.
            public static let payUpFront = PaymentMode(rawValue: "payUpFront")
            /// Never.
            public static let freeTrial = PaymentMode(rawValue: "freeTrial")
            /// The mode's name.
            public var localizedDescription: String { rawValue }

            init?(inFile name: String) {
                switch name {
                case "free", "freeTrial": self = .freeTrial
                case "payAsYouGo": self = .payAsYouGo
                case "payUpFront": self = .payUpFront
                default: return nil
                }
            }
        }
    }
}
