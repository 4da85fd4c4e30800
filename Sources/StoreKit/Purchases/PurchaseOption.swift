import Foundation

extension Product {
    /// A particular of a purchase.
    ///
    /// See [PurchaseOption](https://developer.apple.com/documentation/storekit/product/purchaseoption).
    public struct PurchaseOption: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case token(UUID)
            case quantity(Int)
            case offer(String)
            case asksToBuy(Bool)
            case other(String, String)
        }

        let kind: Kind

        /// A token by which the app knows its user, which the transaction has too.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(kind: .token(token)) }

        /// The number of items, of 1 to 10.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(kind: .quantity(quantity)) }

        /// A promotional offer. Here the signature isn't checked: there is no key for it.
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption { PurchaseOption(kind: .offer(offerID)) }

        /// A promotional offer. Here the signature isn't checked: there is no key for it.
        public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [PurchaseOption] {
            [PurchaseOption(kind: .offer(offerID))]
        }

        /// An offer for former subscribers.
        public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
            PurchaseOption(kind: .offer(offer.id ?? ""))
        }

        /// Whether the purchase waits for the permission of somebody else, who never answers here.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(kind: .asksToBuy(simulateAskToBuy))
        }

        /// No effect here: the storefront doesn't change.
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption { PurchaseOption(kind: .other("onStorefrontChange", "")) }

        /// No effect here: a value for Apple's store.
        public static func custom(key: String, value: String) -> PurchaseOption {
            PurchaseOption(kind: .other(key, value))
        }

        /// No effect here: a value for Apple's store.
        public static func custom(key: String, value: Double) -> PurchaseOption {
            PurchaseOption(kind: .other(key, String(value)))
        }

        /// No effect here: a value for Apple's store.
        public static func custom(key: String, value: Bool) -> PurchaseOption {
            PurchaseOption(kind: .other(key, String(value)))
        }

        /// No effect here: a value for Apple's store.
        public static func custom(key: String, value: Data) -> PurchaseOption {
            PurchaseOption(kind: .other(key, value.base64EncodedString()))
        }
    }

    /// How a purchase went.
    public enum PurchaseResult: Hashable, Sendable {
        /// It was bought.
        case success(VerificationResult<Transaction>)
        /// The visitor decided not to.
        case userCancelled
        /// It waits for somebody's permission.
        case pending
    }

    /// Why something can't be bought.
    public enum PurchaseError: LocalizedError, Hashable, Sendable {
        /// Not 1 to 10.
        case invalidQuantity
        /// It isn't sold.
        case productUnavailable
        /// Nothing may be bought here.
        case purchaseNotAllowed
        /// The offer isn't for this visitor.
        case ineligibleForOffer
        /// There is no such offer.
        case invalidOfferIdentifier
        /// The offer's price is wrong.
        case invalidOfferPrice
        /// The offer's signature is wrong.
        case invalidOfferSignature
        /// A part of the offer is missing.
        case missingOfferParameters

        /// The reason in words.
        public var errorDescription: String? {
            switch self {
            case .invalidQuantity: "The quantity isn’t valid."
            case .productUnavailable: "The product isn’t available."
            case .purchaseNotAllowed: "Purchases aren’t allowed."
            case .ineligibleForOffer: "You aren’t eligible for the offer."
            case .invalidOfferIdentifier, .invalidOfferPrice, .invalidOfferSignature, .missingOfferParameters:
                "The offer isn’t valid."
            }
        }
    }
}

/// Why a request of the store failed.
///
/// See [StoreKitError](https://developer.apple.com/documentation/storekit/storekiterror).
public enum StoreKitError: LocalizedError, Sendable {
    /// An unknown reason.
    case unknown
    /// The visitor stopped it.
    case userCancelled
    /// The network failed.
    case networkError(URLError)
    /// The system failed.
    case systemError(any Error)
    /// The product isn't sold in the visitor's country.
    case notAvailableInStorefront
    /// The app may not do it.
    case notEntitled
    /// It isn't supported.
    case unsupported

    /// The reason in words.
    public var errorDescription: String? {
        switch self {
        case .unknown: "The operation couldn’t be completed."
        case .userCancelled: "The request was canceled."
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        case .notAvailableInStorefront: "The product isn’t available in your country or region."
        case .notEntitled: "The app isn’t allowed to do this."
        case .unsupported: "This isn’t supported."
        }
    }
}
