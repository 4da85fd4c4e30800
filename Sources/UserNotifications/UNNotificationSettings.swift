import Foundation

/// What an app asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number at the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Words.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// In a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// What is critical.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A way to the app's own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Quietly, without asking.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is shown that comes while the app is looked at.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With a number at the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// With a sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// The older name of `list` and `banner`.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// As a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)

    var isSeen: Bool { !isDisjoint(with: [.alert, .banner, .list]) }
}

/// Whether an app may notify somebody.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The visitor hasn't been asked yet.
    case notDetermined
    /// The visitor has refused notifications.
    case denied
    /// The visitor has allowed notifications.
    case authorized
    /// Notifications are shown without sound, and without asking. Not used here.
    case provisional
    /// It may for a while.
    case ephemeral
}

/// Whether a kind of notification is on.
public enum UNNotificationSetting: Int, Sendable {
    /// There is no such thing here.
    case notSupported
    /// Off.
    case disabled
    /// On.
    case enabled
}

/// What a person has allowed.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Whether the app may notify them.
    public let authorizationStatus: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

    private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
    /// Words.
    public var alertSetting: UNNotificationSetting { setting }
    /// Sounds.
    public var soundSetting: UNNotificationSetting { setting }
    /// A page has no icon with a number.
    public var badgeSetting: UNNotificationSetting { .notSupported }
    /// In the browser's own list.
    public var notificationCenterSetting: UNNotificationSetting { setting }
    /// The browser decides.
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
}

/// A kind of notification, with what can be done. Browsers show a notification's words alone.
public final class UNNotificationCategory: NSObject, Sendable {
    /// The kind's name.
    public let identifier: String
    /// What can be done. Not shown.
    public let actions: [UNNotificationAction]

    /// A kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions) = (identifier, actions)
    }
}

/// What a kind of notification has. No effect here.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app hears when it is put away. Browsers don't tell.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// Something to do with a notification. Not shown here.
public final class UNNotificationAction: NSObject, Sendable {
    /// Its name for the app.
    public let identifier: String
    /// Its name for people.
    public let title: String
    /// What it needs.
    public let options: UNNotificationActionOptions

    /// Something to do.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

/// What an action needs.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device has to be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It destroys.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// It opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
