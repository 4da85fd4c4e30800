import Foundation

extension Product {
    /// What is particular to a subscription.
    ///
    /// See [SubscriptionInfo](https://developer.apple.com/documentation/storekit/product/subscriptioninfo).
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The offer for new subscribers.
        public let introductoryOffer: SubscriptionOffer?
        /// The offers for people whom the app chooses.
        public let promotionalOffers: [SubscriptionOffer]
        /// The offers for former subscribers.
        public let winBackOffers: [SubscriptionOffer]
        /// The subscription's group, of which a visitor has one subscription at a time.
        public let subscriptionGroupID: String
        /// The group's name.
        public let groupDisplayName: String
        /// The level of service in the group; 1 is the highest.
        public let groupLevel: Int
        /// The time between renewals.
        public let subscriptionPeriod: SubscriptionPeriod

        init(_ record: ProductRecord.Subscription) {
            introductoryOffer = record.introductoryOffer
            promotionalOffers = record.promotionalOffers
            winBackOffers = record.winBackOffers
            subscriptionGroupID = record.group
            groupDisplayName = record.groupName
            groupLevel = record.level
            subscriptionPeriod = record.period
        }

        /// Whether the visitor can have an introductory offer of the group.
        public var isEligibleForIntroOffer: Bool {
            get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
        }

        /// Whether the visitor can have an introductory offer of a group.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            await MainActor.run {
                StoreQuestions.account()?.currentLedger().isEligibleForIntroductoryOffer(inGroup: groupID) ?? false
            }
        }

        /// The status of the visitor's subscription of this group; empty if there was never one.
        public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }

        /// The status of the visitor's subscription of a group; empty if there was never one.
        public static func status(for groupID: String) async throws -> [Status] {
            await StoreQuestions.status(group: groupID)
        }

        /// The status of the subscription that a transaction belongs to.
        public static func status(transactionID: UInt64) async throws -> Status? {
            let group = await MainActor.run { StoreQuestions.account()?.ledger.entry(transactionID)?.group }
            guard let group else { return nil }
            return await StoreQuestions.status(group: group).first
        }
    }

    /// How a subscription relates to the one that the visitor has.
    public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
        /// One bit for each relationship.
        public let rawValue: Int
        /// A set of relationships.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A higher level of service.
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        /// A lower level of service.
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        /// The same level of service.
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        /// The visitor's own subscription.
        public static let current = SubscriptionRelationship(rawValue: 8)
        /// All of them.
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
    }
}
