import CoreGraphics
import Foundation

/// What people are told of an activity.
///
/// See [GroupActivityMetadata](https://developer.apple.com/documentation/groupactivities/groupactivitymetadata). The title is the
/// shared address's; nothing shows the rest.
public struct GroupActivityMetadata: Sendable {
    /// Which kind of activity it is.
    public var type = ActivityType.generic
    /// What it is called.
    public var title: String?
    /// More of that.
    public var subtitle: String?
    /// A picture of it.
    public var previewImage: CGImage?
    /// What those open who don't have the app. Here everybody has it, by the group's own address.
    public var fallbackURL: URL?
    /// No effect here.
    public var supportsContinuationOnTV = false

    /// Metadata of a generic activity without a title.
    public init() {}

    /// A kind of activity.
    public struct ActivityType: Hashable, Sendable {
        private let name: String
        /// Anything.
        public static let generic = ActivityType(name: "generic")
        /// Listening to something.
        public static let listenTogether = ActivityType(name: "listen")
        /// Watching something.
        public static let watchTogether = ActivityType(name: "watch")
        /// Exercise.
        public static let workoutTogether = ActivityType(name: "workout")
        /// Making something.
        public static let createTogether = ActivityType(name: "create")
        /// Looking around somewhere.
        public static let exploreTogether = ActivityType(name: "explore")
        /// Learning something.
        public static let learnTogether = ActivityType(name: "learn")
        /// Reading something.
        public static let readTogether = ActivityType(name: "read")
        /// Buying something.
        public static let shopTogether = ActivityType(name: "shop")
    }
}
