import CoreGraphics
import DrawingValues
import Foundation

/// A calendar: a file of events.
public final class EKCalendar: EKObject, @unchecked Sendable {
    /// The same calendar has the same identifier again.
    // Unchecked: it never changes.
    public let calendarIdentifier: String
    /// The calendar's name.
    public let title: String
    /// Always local.
    public let type = EKCalendarType.local
    /// The calendar's color; never nil here.
    public let cgColor: CGColor!
    /// The files; never nil here.
    public let source: EKSource! = EKSource.files

    init(identifier: String, title: String, color: CGColor) {
        calendarIdentifier = identifier
        self.title = title
        cgColor = color
    }

    /// Unavailable: a new calendar.
    @available(*, unavailable, message: "Calendars are read only; add an .ics file to the folder KISSA_CALENDARS names")
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { fatalError() }

    /// Files are read, and never written.
    public var allowsContentModifications: Bool { false }
    /// Always false.
    public var isSubscribed: Bool { false }
    /// Always true.
    public var isImmutable: Bool { true }
    /// Busy and free.
    public var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free] }
    /// Events only.
    public var allowedEntityTypes: EKEntityMask { .event }

    /// Whether both have the same identifier.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier
    }

    /// The hash of the identifier.
    public override var hash: Int { calendarIdentifier.hashValue }

    /// Parses a color as `#RRGGBB`; nil if the text isn't one.
    static func color(_ text: String) -> CGColor? {
        let digits = text.trimmingCharacters(in: .whitespaces)
        guard digits.hasPrefix("#"), digits.count == 7 || digits.count == 9,
            let code = UInt32(digits.dropFirst().prefix(6), radix: 16)
        else { return nil }
        return CGColor(RGBA(code: Int(code)))
    }

    /// Colors for calendars that don't specify one.
    static let palette = ["#C0504A", "#4A7FB5", "#5E9A5B", "#C98F3B", "#8A66A8", "#3F8F8B"].compactMap(color)
}

/// A source of calendars. The only one is that of the files.
public final class EKSource: EKObject, @unchecked Sendable {
    // Unchecked: it is immutable.
    static let files = EKSource()

    /// Always "kissa-calendars".
    public let sourceIdentifier = "kissa-calendars"
    /// Always "Calendars".
    public let title = "Calendars"
    /// Always local.
    public let sourceType = EKSourceType.local
    /// Always false.
    public var isDelegate: Bool { false }

    /// The calendars of a new store, if the user has given permission to see them.
    public func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
        Set(EKEventStore().calendars(for: entityType))
    }
}
