import Foundation

extension Product.SubscriptionInfo {
    /// The status of a visitor's subscription.
    ///
    /// See [Status](https://developer.apple.com/documentation/storekit/product/subscriptioninfo/status).
    public struct Status: Hashable, Sendable {
        /// The state.
        public let state: RenewalState
        /// The latest transaction.
        public let transaction: VerificationResult<Transaction>
        /// What will happen at the end of the period.
        public let renewalInfo: VerificationResult<RenewalInfo>

        /// The status of a group's subscription; empty if there was never one.
        @MainActor static func known(group: String, in account: StoreAccount) -> [Status] {
            known(group: group, in: account, account.currentLedger())
        }

        @MainActor static func known(group: String, in account: StoreAccount, _ ledger: Ledger) -> [Status] {
            guard let entry = ledger.latest(inGroup: group), let renewal = ledger.renewals[group] else { return [] }
            let isOver = entry.expirationDate.map { $0 <= StoreAccount.clock.now() } ?? true
            let state: RenewalState = entry.revocationDate != nil ? .revoked : isOver ? .expired : .subscribed
            return [
                Status(
                    state: state, transaction: .verified(Transaction(entry, of: account.visitor)),
                    renewalInfo: .verified(RenewalInfo(entry, renewal, isOver: state != .subscribed)))
            ]
        }
    }

    /// The state of a subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        /// The state's number.
        public let rawValue: Int
        /// A state of a number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It runs.
        public static let subscribed = RenewalState(rawValue: 1)
        /// It has ended.
        public static let expired = RenewalState(rawValue: 2)
        /// Its payment failed. It doesn't occur here.
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        /// Its payment failed, and it runs on. It doesn't occur here.
        public static let inGracePeriod = RenewalState(rawValue: 4)
        /// It was taken back.
        public static let revoked = RenewalState(rawValue: 5)

        /// The state in words.
        public var localizedDescription: String {
            switch self {
            case .subscribed: "Subscribed"
            case .expired: "Expired"
            case .inBillingRetryPeriod: "In Billing Retry"
            case .inGracePeriod: "In Grace Period"
            case .revoked: "Revoked"
            default: "Unknown"
            }
        }
    }
}

extension Product.SubscriptionInfo.Status {
    /// The changes of the visitor's subscriptions.
    public static var updates: Statuses { Statuses() }

    /// The status of the visitor's subscriptions of all groups.
    public static var all: Groups { Groups() }

    /// Statuses one by one, as they change.
    public struct Statuses: AsyncSequence, Sendable {
        /// A status.
        public typealias Element = Product.SubscriptionInfo.Status

        /// An iterator, for the visitor in whose window the code runs.
        public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
            let (stream, continuation) = AsyncStream.makeStream(
                of: Element.self, bufferingPolicy: .bufferingNewest(64))
            StoreQuestions.follow(continuation) { account in
                StoreListener(takesEntries: false) { [weak account] news in
                    guard let account else { return }
                    for group in news.groups.sorted() {
                        for status in Element.known(group: group, in: account) { continuation.yield(status) }
                    }
                }
            }
            return stream.makeAsyncIterator()
        }
    }

    /// The statuses of groups.
    public struct Groups: AsyncSequence, Sendable {
        /// A group's identifier, and the status of its subscription.
        public typealias Element = (groupID: String, statuses: [Product.SubscriptionInfo.Status])

        /// An iterator, for the visitor in whose window the code runs.
        public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
            Task { @MainActor in
                if let account = StoreQuestions.account() {
                    for group in account.currentLedger().renewals.keys.sorted() {
                        continuation.yield((group, Product.SubscriptionInfo.Status.known(group: group, in: account)))
                    }
                }
                continuation.finish()
            }
            return stream.makeAsyncIterator()
        }
    }
}
