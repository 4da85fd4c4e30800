import Foundation
import Permissions

/// The events: those in the .ics files of the folder that `KISSA_CALENDARS` names, or a few sample events around today.
///
/// No other folder is searched. The user's own events are only accessible after the visitor has given permission; the sample
/// events need none. Files are never written.
public final class EKEventStore: NSObject, Sendable {
    private let library: CalendarLibrary
    private let desk: PermissionDesk

    /// Creates a store. All stores of a window share one permission.
    public override convenience init() { self.init(library: .shared, desk: .shared) }

    /// Creates a store of all sources; those given are ignored.
    public convenience init(sources: [EKSource]) { self.init() }

    init(library: CalendarLibrary, desk: PermissionDesk) {
        self.library = library
        self.desk = desk
    }

    /// Always "kissa-events".
    public var eventStoreIdentifier: String { "kissa-events" }
    /// The files, as the only source.
    public var sources: [EKSource] { [EKSource.files] }
    /// Always empty.
    public var delegateSources: [EKSource] { [] }

    // MARK: - Permission

    /// The decision in this window.
    public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        EKEventStore().status(for: entityType)
    }

    func status(for entityType: EKEntityType) -> EKAuthorizationStatus {
        guard entityType == .event else { return .restricted }
        switch desk.decision(on: .events, isPersonal: library.isPersonal) {
        case .granted: return .fullAccess
        case .denied: return .denied
        case .notDetermined: break
        }
        let mayWrite = desk.decision(on: .eventsWriteOnly, isPersonal: library.isPersonal)
        return mayWrite == .granted ? .writeOnly : mayWrite == .denied ? .denied : .notDetermined
    }

    /// Asks for permission to see and add events, unless that is decided.
    @discardableResult
    public func requestFullAccessToEvents() async throws -> Bool {
        await desk.request(.events, isPersonal: library.isPersonal)
    }

    /// Asks for permission to see and add events, unless that is decided. The completion handler is called on an arbitrary queue,
    /// without an error.
    @preconcurrency
    public func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        Task { completion(await desk.request(.events, isPersonal: library.isPersonal), nil) }
    }

    /// Asks for permission to add events.
    @discardableResult
    public func requestWriteOnlyAccessToEvents() async throws -> Bool {
        await desk.request(.eventsWriteOnly, isPersonal: library.isPersonal)
    }

    /// Asks for permission to add events, unless that is decided. The completion handler is called on an arbitrary queue, without
    /// an error.
    @preconcurrency
    public func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        Task { completion(await desk.request(.eventsWriteOnly, isPersonal: library.isPersonal), nil) }
    }

    /// Asks for permission to see and add events; false at once for reminders.
    @available(*, deprecated, message: "Use requestFullAccessToEvents()")
    @discardableResult
    public func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        guard entityType == .event else { return false }
        return try await requestFullAccessToEvents()
    }

    /// Asks for permission to see and add events; false at once for reminders. The completion handler is called on an arbitrary
    /// queue.
    @available(*, deprecated, message: "Use requestFullAccessToEvents(completion:)")
    @preconcurrency
    public func requestAccess(
        to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        guard entityType == .event else { return completion(false, nil) }
        requestFullAccessToEvents(completion: completion)
    }

    // MARK: - Calendars

    /// Empty without full access.
    private var files: [CalendarFile] {
        desk.decision(on: .events, isPersonal: library.isPersonal) == .granted ? library.calendars() : []
    }

    /// The calendars of events. Empty without full access, and for reminders.
    public func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        entityType == .event ? files.map(\.calendar) : []
    }

    /// The calendar with an identifier; nil if there is none, or without full access.
    public func calendar(withIdentifier identifier: String) -> EKCalendar? {
        files.map(\.calendar).first { $0.calendarIdentifier == identifier }
    }

    /// Always nil: no events are written.
    public var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Always nil: there are no reminders.
    public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// The source with an identifier; nil if there is none.
    public func source(withIdentifier identifier: String) -> EKSource? {
        sources.first { $0.sourceIdentifier == identifier }
    }

    // MARK: - Events

    /// A predicate for events that overlap a period of time. Only the first four years of a longer period are used.
    ///
    /// - Parameters:
    ///   - startDate: the first moment.
    ///   - endDate: the moment after the last one.
    ///   - calendars: nil for all.
    public func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
        -> NSPredicate
    {
        let end = min(endDate, Calendar.current.date(byAdding: .year, value: 4, to: startDate) ?? endDate)
        return EventPredicate(
            start: startDate, end: end, calendars: calendars.map { Set($0.map(\.calendarIdentifier)) })
    }

    /// The occurrences that the predicate of `predicateForEvents(withStart:end:calendars:)` matches, in order of time.
    public func events(matching predicate: NSPredicate) -> [EKEvent] {
        guard let predicate = predicate as? EventPredicate else {
            preconditionFailure(
                "Events were asked for by a predicate that no predicateForEvents(withStart:end:calendars:) made.")
        }
        let files = files.filter { predicate.calendars?.contains($0.calendar.calendarIdentifier) ?? true }
        return files.flatMap { EventFinder(file: $0).events(from: predicate.start, to: predicate.end) }
            .sorted { $0.startDate < $1.startDate }
    }

    /// Calls the block with each occurrence in turn, until it sets `stop`.
    public func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for event in events(matching: predicate) {
            block(event, &stop)
            if stop.boolValue { return }
        }
    }

    /// The first occurrence of an event.
    public func event(withIdentifier identifier: String) -> EKEvent? {
        files.lazy.compactMap { EventFinder(file: $0).event(identifier) }.first
    }

    /// The first occurrence of the event with an identifier.
    public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { event(withIdentifier: identifier) }

    /// The first occurrence of the event with an identifier, or an empty array.
    public func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
        event(withIdentifier: externalIdentifier).map { [$0] } ?? []
    }

    /// Does nothing: changed files are read again at the next fetch.
    public func refreshSourcesIfNecessary() {}
    /// Does nothing: the store keeps no changes.
    public func reset() {}
}

/// A period of time, and optionally some calendars.
final class EventPredicate: NSPredicate {
    let start: Date
    let end: Date
    let calendars: Set<String>?

    init(start: Date, end: Date, calendars: Set<String>?) {
        self.start = start
        self.end = end
        self.calendars = calendars
        super.init { object, _ in
            guard let event = object as? EKEvent else { return false }
            return event.startDate < end && event.endDate >= start
                && calendars?.contains(event.calendar.calendarIdentifier) ?? true
        }
    }

    required init?(coder: NSCoder) { nil }

    override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension Notification.Name {
    /// Never posted: changed files are read again at the next fetch.
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
