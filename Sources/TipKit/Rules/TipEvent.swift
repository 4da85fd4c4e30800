import Foundation

extension Tips {
    /// The donation info of events without any.
    public struct EmptyDonationInfo: Codable, Sendable {
        /// Creates an empty info.
        public init() {}
    }

    /// A period of time up to now.
    ///
    /// See [Tips.DonationTimeRange](https://developer.apple.com/documentation/tipkit/tips/donationtimerange).
    public struct DonationTimeRange: Sendable {
        let seconds: TimeInterval
        /// The last minute.
        public static let minute = DonationTimeRange(seconds: 60)
        /// The last hour.
        public static let hour = DonationTimeRange(seconds: 3600)
        /// The last day.
        public static let day = DonationTimeRange(seconds: 86_400)
        /// The last week.
        public static let week = DonationTimeRange(seconds: 7 * 86_400)
        /// A number of minutes up to now.
        public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 60) }
        /// A number of hours up to now.
        public static func hours(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 3600) }
        /// A number of days of 24 hours up to now.
        public static func days(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(count) * 86_400)
        }
        /// A number of weeks of 7 days up to now.
        public static func weeks(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(count) * 7 * 86_400)
        }
    }

    /// An event in an app, which is counted for each visitor.
    ///
    /// See [Tips.Event](https://developer.apple.com/documentation/tipkit/tips/event).
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, RuleInput {
        /// One occurrence of the event.
        public struct Donation: Codable, Sendable {
            /// When it occurred.
            public let date: Date
            /// The app's information about it.
            public let donationInfo: DonationInfo
        }

        /// The event's identifier.
        public let id: String

        /// Creates an event without donation info.
        public init(id: String) where DonationInfo == EmptyDonationInfo { self.id = id }
        /// Creates an event with donation info.
        public init(id: String, donationInfo: DonationInfo.Type = DonationInfo.self) { self.id = id }

        private var key: String { "event." + id }
        /// The maximum number of stored donations; the oldest are dropped.
        private static var countMax: Int { 1000 }

        /// The donations of the current visitor, the oldest first.
        public var donations: [Donation] {
            TipStore.onMain {
                TipStore.value([Readable<Donation>].self, key, false)?.compactMap(\.value) ?? []
            }
        }

        /// Records an occurrence.
        public func sendDonation(_ donationInfo: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            TipStore.onMain {
                let all = (donations + [Donation(date: Date(), donationInfo: donationInfo)]).suffix(Self.countMax)
                TipStore.set(Array(all), key, false)
            }
            completion?()
        }

        /// Records an occurrence.
        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonationInfo {
            sendDonation(EmptyDonationInfo(), completion)
        }

        /// Records an occurrence.
        public func donate(_ donationInfo: DonationInfo) async { sendDonation(donationInfo, nil) }
        /// Records an occurrence.
        public func donate() async where DonationInfo == EmptyDonationInfo { sendDonation(EmptyDonationInfo(), nil) }

        /// The event itself, so that a rule can count its donations.
        @MainActor public var ruleInputValue: Event { self }
    }
}

/// An element that decodes to nil if it is malformed, so that values from an earlier version of the app don't invalidate the
/// others.
private struct Readable<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}

extension Array {
    /// The donations within a period.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        let start = Date(timeIntervalSinceNow: -range.seconds)
        return filter { $0.date >= start }
    }

    /// The donations with the most frequent value of a property of their info.
    public func largestSubset<Info, Value: Hashable>(by keyPath: KeyPath<Info, Value>) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        let groups = Dictionary(grouping: self) { $0.donationInfo[keyPath: keyPath] }
        return groups.values.max { $0.count < $1.count } ?? []
    }
}
