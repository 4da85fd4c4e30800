@_exported import FoundationAdditions

/// What a notification says.
///
/// See [UNNotificationContent](https://developer.apple.com/documentation/usernotifications/unnotificationcontent).
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // @unchecked: a request keeps a copy, which nobody changes.
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
    }

    fileprivate var information: [AnyHashable: Any] = [:]

    /// The first line.
    open var title: String { values.title }
    /// The second line.
    open var subtitle: String { values.subtitle }
    /// The words.
    open var body: String { values.body }
    /// The number at the app's icon. A page has none.
    open var badge: NSNumber? { values.badge }
    /// What is heard. The browser decides.
    open var sound: UNNotificationSound? { values.sound }
    /// The kind of notification.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// Which others it belongs to.
    open var threadIdentifier: String { values.threadIdentifier }
    /// Which window it is of.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// How much it may disturb.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// How much it matters among others.
    open var relevanceScore: Double { values.relevanceScore }
    /// What the app keeps with it.
    open var userInfo: [AnyHashable: Any] { information }

    /// A copy that nobody changes.
    open func copy(with zone: NSZone? = nil) -> Any { filled(UNNotificationContent()) }
    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UNMutableNotificationContent()) }

    private func filled<Content: UNNotificationContent>(_ copy: Content) -> Content {
        copy.values = values
        copy.information = information
        return copy
    }
}

/// What a notification is to say.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    // @unchecked: as its superclass; whoever makes one hands it over to a request.
    /// The first line.
    public override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The second line.
    public override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The words.
    public override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// The number at the app's icon. A page has none.
    public override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    /// What is heard. The browser decides.
    public override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    /// The kind of notification.
    public override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    /// Which others it belongs to.
    public override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    /// Which window it is of.
    public override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    /// How much it may disturb.
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    /// How much it matters among others.
    public override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    /// What the app keeps with it.
    public override var userInfo: [AnyHashable: Any] {
        get { information }
        set { information = newValue }
    }
}

/// How much a notification may disturb. The browser decides.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// What is heard with a notification. The browser plays its own.
public final class UNNotificationSound: NSObject, Sendable {
    private let name: String

    /// A sound of the app's.
    public init(named name: UNNotificationSoundName) { self.name = name.rawValue }

    /// The system's.
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    /// That of what is critical.
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("critical"))
    /// That of a call.
    public static let defaultRingtone = UNNotificationSound(named: UNNotificationSoundName("ringtone"))

    /// Whether it is the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
    /// By its name.
    public override var hash: Int { name.hashValue }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
