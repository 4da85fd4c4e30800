import CoreGraphics
import Foundation

/// A description of an activity.
///
/// See [GroupActivityMetadata](https://developer.apple.com/documentation/groupactivities/groupactivitymetadata). The title is
/// used for the shared URL; the other properties aren't shown.
public struct GroupActivityMetadata: Sendable {
    /// The kind of activity.
    public var type = ActivityType.generic
    /// The title.
    public var title: String?
    /// A subtitle.
    public var subtitle: String?
    /// A preview image.
    public var previewImage: CGImage?
    /// The URL for people who don't have the app. Has no effect here: everybody uses the group's own URL.
    public var fallbackURL: URL?
    /// Has no effect here.
    public var supportsContinuationOnTV = false

    /// Creates metadata of a generic activity without a title.
    public init() {}

    /// A kind of activity.
    public struct ActivityType: Hashable, Sendable {
        private let name: String
        /// Any activity.
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
