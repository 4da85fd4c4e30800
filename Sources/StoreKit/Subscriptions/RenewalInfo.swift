import Foundation

extension Product.SubscriptionInfo {
    /// What happens at the end of a subscription's period.
    ///
    /// See [RenewalInfo](https://developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalinfo).
    public struct RenewalInfo: Hashable, Sendable {
        /// The subscription's first transaction.
        public let originalTransactionID: UInt64
        /// The product of this period.
        public let currentProductID: String
        /// Whether it renews.
        public let willAutoRenew: Bool
        /// The product of the next period; nil if there is none.
        public let autoRenewPreference: String?
        /// Why it has ended.
        public let expirationReason: ExpirationReason?
        /// When the next period begins.
        public let renewalDate: Date?
        /// The price of the next period.
        public let renewalPrice: Decimal?
        /// The price's currency.
        public let currency: Locale.Currency?
        /// When the subscription began.
        public let recentSubscriptionStartDate: Date
        /// When the store signed it.
        public let signedDate: Date

        /// The offer of the next period. There is never one here.
        public var offer: Transaction.Offer? { nil }
        /// Whether a payment has failed. None does here.
        public var isInBillingRetry: Bool { false }
        /// When the grace period ends. There is never one here.
        public var gracePeriodExpirationDate: Date? { nil }
        /// Whether the visitor agrees to a higher price. Prices don't rise here.
        public var priceIncreaseStatus: PriceIncreaseStatus { .noIncreasePending }
        /// Always the local configuration's.
        public var environment: AppStore.Environment { .xcode }

        init(_ entry: LedgerEntry, _ renewal: LedgerRenewal, isOver: Bool) {
            originalTransactionID = entry.originalID
            currentProductID = entry.productID
            willAutoRenew = renewal.willRenew && !isOver
            autoRenewPreference = willAutoRenew ? renewal.productID : nil
            expirationReason = renewal.expirationReason.map { ExpirationReason(rawValue: $0) }
            renewalDate = willAutoRenew ? entry.expirationDate : nil
            renewalPrice = willAutoRenew ? StoreFile.configuration.product(renewal.productID)?.price : nil
            currency = Locale.Currency(entry.currency)
            recentSubscriptionStartDate = entry.originalPurchaseDate
            signedDate = entry.purchaseDate
        }

        /// The renewal information as JSON.
        public var jsonRepresentation: Data {
            let members: [String: String] = [
                "originalTransactionId": String(originalTransactionID), "productId": currentProductID,
                "autoRenewProductId": autoRenewPreference ?? "", "autoRenewStatus": willAutoRenew ? "1" : "0",
            ]
            return (try? JSONEncoder().encode(members)) ?? Data()
        }

        /// Why a subscription has ended.
        public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
            /// The reason's number.
            public let rawValue: Int
            /// A reason of a number.
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// The visitor doesn't want it to renew.
            public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
            /// A payment failed. It doesn't occur here.
            public static let billingError = ExpirationReason(rawValue: 2)
            /// The visitor didn't agree to a higher price. It doesn't occur here.
            public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
            /// The product isn't sold any more.
            public static let productUnavailable = ExpirationReason(rawValue: 4)
            /// Another reason.
            public static let unknown = ExpirationReason(rawValue: 5)

            /// The reason in words.
            public var localizedDescription: String {
                switch self {
                case .autoRenewDisabled: "Auto Renew Disabled"
                case .billingError: "Billing Error"
                case .didNotConsentToPriceIncrease: "Did Not Consent To Price Increase"
                case .productUnavailable: "Product Unavailable"
                default: "Unknown"
                }
            }
        }

        /// Whether the visitor agrees to a higher price.
        public enum PriceIncreaseStatus: Hashable, Sendable {
            /// The price doesn't rise.
            case noIncreasePending
            /// They haven't answered.
            case pending
            /// They agree.
            case agreed
        }
    }
}
