import Foundation
import UIKit
import ViewTree

/// The app store: here, the app's StoreKit configuration file.
///
/// See [AppStore](https://developer.apple.com/documentation/storekit/appstore).
public enum AppStore {
    /// Does nothing: there is no store for a review.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}

    /// Whether the app's configuration file declares anything that can be bought.
    public static var canMakePayments: Bool { !StoreFile.configuration.products.isEmpty }

    /// The visitor's device. There is no such identifier here.
    public static var deviceVerificationID: UUID? { nil }

    /// Brings the visitor's purchases up to date. They always are here.
    public static func sync() async throws {
        await MainActor.run { StoreQuestions.account()?.refresh() }
    }

    /// Shows the visitor's subscriptions in a sheet of the window.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        guard let desk = ViewGraph.current?.service(PurchaseDesk.self) else { throw StoreKitError.unknown }
        desk.attach()
        desk.showsSubscriptions = true
    }

    /// Shows the visitor's subscriptions in a sheet of the window.
    @MainActor public static func showManageSubscriptions(
        in scene: UIWindowScene, subscriptionGroupID: String
    ) async throws { try await showManageSubscriptions(in: scene) }

    /// Where a transaction comes from.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// An environment of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Apple's store.
        public static let production = Environment(rawValue: "Production")
        /// Apple's store for tests.
        public static let sandbox = Environment(rawValue: "Sandbox")
        /// A StoreKit configuration file. It is always this one here.
        public static let xcode = Environment(rawValue: "Xcode")
    }
}

/// The store's country.
///
/// See [Storefront](https://developer.apple.com/documentation/storekit/storefront).
public struct Storefront: Identifiable, Hashable, Sendable {
    /// The country, with three letters.
    public let countryCode: String

    /// The storefront's identifier: its country.
    public var id: String { countryCode }

    /// The currency of its prices.
    public var currency: Locale.Currency? { Locale.Currency(StoreFile.configuration.currency) }

    /// The storefront of the app's configuration file.
    public static var current: Storefront? {
        get async { Storefront(countryCode: StoreFile.configuration.storefront) }
    }

    /// The storefronts from now on. It never changes here, so the sequence has no element, and waits until its task is canceled.
    public static var updates: Storefronts { Storefronts() }

    /// Storefronts one by one.
    public struct Storefronts: AsyncSequence, Sendable {
        /// A storefront.
        public typealias Element = Storefront
        /// An iterator, which waits until its task is canceled.
        public func makeAsyncIterator() -> AsyncStream<Storefront>.Iterator {
            AsyncStream { _ in }.makeAsyncIterator()
        }
    }
}

/// A message of the store to the visitor. There are none here.
///
/// See [Message](https://developer.apple.com/documentation/storekit/message).
public struct Message: Hashable, Sendable {
    /// What it is about.
    public let reason: Reason

    /// The messages from now on. There are none, so the sequence waits until its task is canceled.
    public static var messages: Messages { Messages() }

    /// What a message is about.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int
        /// A reason of a number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Something else.
        public static let generic = Reason(rawValue: 0)
        /// A higher price.
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        /// A failed payment.
        public static let billingIssue = Reason(rawValue: 2)
        /// An offer for former subscribers.
        public static let winBackOffer = Reason(rawValue: 3)
    }

    /// Messages one by one.
    public struct Messages: AsyncSequence, Sendable {
        /// A message.
        public typealias Element = Message
        /// An iterator, which waits until its task is canceled.
        public func makeAsyncIterator() -> AsyncStream<Message>.Iterator { AsyncStream { _ in }.makeAsyncIterator() }
    }

    /// Does nothing: there are no messages.
    @MainActor public func display(in scene: UIWindowScene) throws {}
}

/// Shows a message of the store: `@Environment(\.displayStoreKitMessage)`.
///
/// See [DisplayMessageAction](https://developer.apple.com/documentation/storekit/displaymessageaction).
@MainActor @preconcurrency
public struct DisplayMessageAction {
    /// Does nothing: there are no messages.
    public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
    /// Shows a message of the store.
    @MainActor public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
