@_exported import FoundationAdditions

/// A live activity on the lock screen. A page has no lock screen, so none ever starts: requests throw, as on a device that
/// doesn't support live activities.
///
/// See [Activity](https://developer.apple.com/documentation/activitykit/activity).
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    /// What changes while an activity lasts.
    public typealias ContentState = Attributes.ContentState

    /// The activity's name.
    public let id: String
    /// What stays the same.
    public let attributes: Attributes
    /// What is shown.
    public let content: ActivityContent<ContentState>

    private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
        (self.id, self.attributes, self.content) = (id, attributes, content)
    }

    /// Empty: no activity has started.
    public static var activities: [Activity<Attributes>] { [] }
    /// Ends at once: no activity starts.
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    /// Ends at once: no activity can be started by notifications.
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    /// None: no activity can be started by notifications.
    public static var pushToStartToken: Data? { nil }

    /// Starts an activity. Throws `ActivityAuthorizationError.unsupported` here.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// Starts an activity. Throws `ActivityAuthorizationError.unsupported` here.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// Starts an activity, as before iOS 16.2. Throws `ActivityAuthorizationError.unsupported` here.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// What is shown.
    public var contentState: ContentState { content.state }
    /// Always ended: none has started.
    public var activityState: ActivityState { .ended }
    /// Ends at once.
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    /// Ends at once.
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    /// Ends at once.
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    /// None.
    public var pushToken: Data? { nil }

    /// Does nothing: no activity has started.
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {}
    /// Does nothing: no activity has started.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    /// Does nothing: no activity has started.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    /// Does nothing: no activity has started.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}

/// The part of an activity's data that stays the same while it lasts.
public protocol ActivityAttributes: Codable, Sendable {
    /// What changes while the activity lasts.
    associatedtype ContentState: Codable, Hashable, Sendable
}

/// What an activity shows, and when that becomes outdated.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
    /// What is shown.
    public var state: State
    /// When the state becomes outdated; nil for never.
    public var staleDate: Date?
    /// How important the activity is among others.
    public var relevanceScore: Double

    /// Content with a state.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

/// Whether an activity is shown.
public enum ActivityState: String, Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }
/// How long an activity lasts.
public enum ActivityStyle: Sendable { case standard, transient }

/// How an activity is updated by notifications.
public struct PushType: Hashable, Sendable {
    private let name: String
    /// By notifications to a token.
    public static let token = PushType(name: "token")
    /// By notifications on a channel.
    public static func channel(_ channelId: String) -> PushType { PushType(name: channelId) }
}

/// When an activity that has ended disappears.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?
    /// After some time.
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
    /// At a time.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// How a person is told of a change.
public struct AlertConfiguration: Sendable {
    /// The sound.
    public struct AlertSound: Sendable {
        /// The system's.
        public static let `default` = AlertSound()
        /// One of the app's.
        public static func named(_ name: String) -> AlertSound { AlertSound() }
    }

    /// The first line.
    public var title: LocalizedStringResource
    /// The second line.
    public var body: LocalizedStringResource
    /// The sound.
    public var sound: AlertSound

    /// Words and a sound.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

/// Whether a person permits activities: here, no activity can start.
public final class ActivityAuthorizationInfo: Sendable {
    /// The state.
    public init() {}
    /// False: there is no place for activities.
    public var areActivitiesEnabled: Bool { false }
    /// False: there is no place for activities.
    public var frequentPushesEnabled: Bool { false }
    /// Ends at once: it stays false.
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    /// Ends at once: it stays false.
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// Why no activity started.
public enum ActivityAuthorizationError: LocalizedError, Hashable, Sendable {
    case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unentitled, visibility,
        persistenceFailure, missingProcessIdentifier, malformedActivityIdentifier, reconnectNotPermitted,
        unsupportedTarget, networkFailure

    /// What is wrong.
    public var errorDescription: String? {
        self == .unsupported
            ? "Live activities aren't supported on this system." : "The activity can't start (\(self))."
    }
}
