import Foundation

extension Tips {
    /// What nothing is said about an event.
    public struct EmptyDonationInfo: Codable, Sendable {
        /// Nothing.
        public init() {}
    }

    /// A span of time up to now.
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
        /// The last minutes, by their count.
        public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 60) }
        /// The last hours, by their count.
        public static func hours(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 3600) }
        /// The last days, of 24 hours each, by their count.
        public static func days(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(count) * 86_400)
        }
        /// The last weeks, of 7 days each, by their count.
        public static func weeks(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(count) * 7 * 86_400)
        }
    }

    /// Something that happens in an app, counted for each visitor.
    ///
    /// See [Tips.Event](https://developer.apple.com/documentation/tipkit/tips/event).
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, RuleInput {
        /// One time that it happened.
        public struct Donation: Codable, Sendable {
            /// When.
            public let date: Date
            /// What is said about it.
            public let donationInfo: DonationInfo
        }

        /// By what it is known.
        public let id: String

        /// Something of a name.
        public init(id: String) where DonationInfo == EmptyDonationInfo { self.id = id }
        /// Something of a name, about which more is said.
        public init(id: String, donationInfo: DonationInfo.Type = DonationInfo.self) { self.id = id }

        private var key: String { "event." + id }
        /// The oldest ones aren't kept.
        private static var countMax: Int { 1000 }

        /// When it happened to the present visitor, the first time first.
        public var donations: [Donation] {
            TipStore.onMain {
                TipStore.value([Readable<Donation>].self, key, false)?.compactMap(\.value) ?? []
            }
        }

        /// It happens.
        public func sendDonation(_ donationInfo: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            TipStore.onMain {
                let all = (donations + [Donation(date: Date(), donationInfo: donationInfo)]).suffix(Self.countMax)
                TipStore.set(Array(all), key, false)
            }
            completion?()
        }

        /// It happens.
        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonationInfo {
            sendDonation(EmptyDonationInfo(), completion)
        }

        /// It happens.
        public func donate(_ donationInfo: DonationInfo) async { sendDonation(donationInfo, nil) }
        /// It happens.
        public func donate() async where DonationInfo == EmptyDonationInfo { sendDonation(EmptyDonationInfo(), nil) }

        /// The event itself, whose donations a condition counts.
        @MainActor public var ruleInputValue: Event { self }
    }
}

/// One of several values. One that an earlier version of the app has written in another way is none, and the others stay.
private struct Readable<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}

extension Array {
    /// Those of a span of time up to now.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        let start = Date(timeIntervalSinceNow: -range.seconds)
        return filter { $0.date >= start }
    }

    /// Those of the value that most of them have of something said about them.
    public func largestSubset<Info, Value: Hashable>(by keyPath: KeyPath<Info, Value>) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        let groups = Dictionary(grouping: self) { $0.donationInfo[keyPath: keyPath] }
        return groups.values.max { $0.count < $1.count } ?? []
    }
}
