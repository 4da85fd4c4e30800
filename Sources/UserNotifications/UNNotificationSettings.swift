import Foundation

/// The permissions that an app requests.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app's badge.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Alerts.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Notifications in CarPlay.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Critical alerts.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A button for the app's own notification settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Quiet notifications, without asking the user.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is presented while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Updates the badge.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Plays the sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// The older name of `list` and `banner`.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// Shows it in the notification center.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// Shows it as a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)

    var isSeen: Bool { !isDisjoint(with: [.alert, .banner, .list]) }
}

/// Whether an app may send notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The visitor hasn't been asked yet.
    case notDetermined
    /// The visitor has refused notifications.
    case denied
    /// The visitor has allowed notifications.
    case authorized
    /// Notifications are shown without sound, and without asking. Not used here.
    case provisional
    /// Temporarily authorized. Not used here.
    case ephemeral
}

/// The state of a notification setting.
public enum UNNotificationSetting: Int, Sendable {
    /// Not supported here.
    case notSupported
    /// Off.
    case disabled
    /// On.
    case enabled
}

/// The notification settings of a visitor.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Whether the app may send notifications.
    public let authorizationStatus: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

    private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
    /// Whether alerts are shown.
    public var alertSetting: UNNotificationSetting { setting }
    /// Whether sounds are played.
    public var soundSetting: UNNotificationSetting { setting }
    /// Not supported: a page has no badge.
    public var badgeSetting: UNNotificationSetting { .notSupported }
    /// Whether the browser lists notifications.
    public var notificationCenterSetting: UNNotificationSetting { setting }
    /// Not supported: the browser decides.
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
}

/// A category of notifications, with actions. Browsers show the texts only.
public final class UNNotificationCategory: NSObject, Sendable {
    /// The identifier.
    public let identifier: String
    /// The actions. Not shown.
    public let actions: [UNNotificationAction]

    /// Creates a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions) = (identifier, actions)
    }
}

/// The options of a category. Without effect here.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app is notified when it is dismissed. Browsers don't report that.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// An action of a notification. Not shown here.
public final class UNNotificationAction: NSObject, Sendable {
    /// The identifier.
    public let identifier: String
    /// The title.
    public let title: String
    /// The options.
    public let options: UNNotificationActionOptions

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Requires an unlocked device.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// Marked as destructive.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// Opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
