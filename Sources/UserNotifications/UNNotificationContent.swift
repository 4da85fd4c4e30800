@_exported import FoundationAdditions

/// The content of a notification.
///
/// See [UNNotificationContent](https://developer.apple.com/documentation/usernotifications/unnotificationcontent).
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // @unchecked: a request keeps a copy, which is never changed.
    fileprivate(set) var values = Values()

    struct Values: Equatable {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var targetContentIdentifier: String?
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var attachments: [UNNotificationAttachment] = []
    }

    fileprivate var information: [AnyHashable: Any] = [:]

    /// The title.
    open var title: String { values.title }
    /// The subtitle.
    open var subtitle: String { values.subtitle }
    /// The body.
    open var body: String { values.body }
    /// The badge of the app's icon. A page has none.
    open var badge: NSNumber? { values.badge }
    /// The sound. The browser chooses it.
    open var sound: UNNotificationSound? { values.sound }
    /// The identifier of the category.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The identifier for grouping notifications.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The identifier of the window that it belongs to.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// The interruption level.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// The relevance for sorting.
    open var relevanceScore: Double { values.relevanceScore }
    /// Pictures, sounds and films. They aren't shown.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// The app's own data.
    open var userInfo: [AnyHashable: Any] { information }

    /// An immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { filled(UNNotificationContent()) }
    /// A mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UNMutableNotificationContent()) }

    private func filled<Content: UNNotificationContent>(_ copy: Content) -> Content {
        copy.values = values
        copy.information = information
        return copy
    }
}

/// Mutable content of a notification.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    // @unchecked: as its superclass; whoever makes one hands it over to a request.
    /// The first line.
    public override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The subtitle.
    public override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The body.
    public override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// The badge of the app's icon. A page has none.
    public override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    /// The sound. The browser chooses it.
    public override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    /// The identifier of the category.
    public override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    /// The identifier for grouping notifications.
    public override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    /// The identifier of the window that it belongs to.
    public override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    /// The interruption level.
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    /// The relevance for sorting.
    public override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    /// Pictures, sounds and films. They aren't shown.
    public override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    /// The app's own data.
    public override var userInfo: [AnyHashable: Any] {
        get { information }
        set { information = newValue }
    }
}

/// The interruption level. The browser decides.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// The sound of a notification. The browser plays its own.
public final class UNNotificationSound: NSObject, Sendable {
    private let name: String

    /// Creates a sound of the app's.
    public init(named name: UNNotificationSoundName) { self.name = name.rawValue }

    /// The default sound.
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    /// The default sound of critical alerts.
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("critical"))
    /// The default ringtone.
    public static let defaultRingtone = UNNotificationSound(named: UNNotificationSoundName("ringtone"))

    /// Whether both have the same name.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
    /// The hash of the name.
    public override var hash: Int { name.hashValue }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
