import Foundation

// What is not done: nothing is written to the user's files, and reminders are not read.

extension EKEventStore {
    /// Unavailable: writes an event.
    @available(*, unavailable, message: "Calendars are read only; nothing is written to the user's files")
    public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}

    /// Unavailable: removes an event.
    @available(*, unavailable, message: "Calendars are read only; nothing is written to the user's files")
    public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}

    /// Unavailable: writes a calendar.
    @available(*, unavailable, message: "Calendars are read only; nothing is written to the user's files")
    public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}

    /// Unavailable: removes a calendar.
    @available(*, unavailable, message: "Calendars are read only; nothing is written to the user's files")
    public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}

    /// Unavailable: writes what was changed.
    @available(*, unavailable, message: "Calendars are read only; there is nothing to commit")
    public func commit() throws {}

    // MARK: - Reminders

    /// Unavailable: asks for leave to see reminders.
    @available(*, unavailable, message: "Reminders are not read")
    public func requestFullAccessToReminders() async throws -> Bool { false }

    /// Unavailable: asks for leave to see reminders.
    @available(*, unavailable, message: "Reminders are not read")
    public func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}

    /// Unavailable: all reminders of some calendars.
    @available(*, unavailable, message: "Reminders are not read")
    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { fatalError() }

    /// Unavailable: the reminders that are still to be done.
    @available(*, unavailable, message: "Reminders are not read")
    public func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { fatalError() }

    /// Unavailable: the reminders that were done.
    @available(*, unavailable, message: "Reminders are not read")
    public func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { fatalError() }

    /// Unavailable: fetches reminders.
    @available(*, unavailable, message: "Reminders are not read")
    @discardableResult
    public func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any { fatalError() }

    /// Unavailable: gives up fetching.
    @available(*, unavailable, message: "Reminders are not read")
    public func cancelFetchRequest(_ fetchIdentifier: Any) {}

    /// Unavailable: writes a reminder.
    @available(*, unavailable, message: "Reminders are not read, nor written")
    public func save(_ reminder: EKReminder, commit: Bool) throws {}

    /// Unavailable: removes a reminder.
    @available(*, unavailable, message: "Reminders are not read, nor written")
    public func remove(_ reminder: EKReminder, commit: Bool) throws {}
}

/// Unavailable: something to be done.
@available(*, unavailable, message: "Reminders are not read")
public final class EKReminder: EKCalendarItem {
    /// Unavailable: a new reminder.
    public init(eventStore: EKEventStore) { fatalError() }
    /// Unavailable: when to begin.
    public var startDateComponents: DateComponents?
    /// Unavailable: when it is to be done.
    public var dueDateComponents: DateComponents?
    /// Unavailable: whether it was done.
    public var isCompleted = false
    /// Unavailable: when it was done.
    public var completionDate: Date?
    /// From 1, the most important, to 9; 0 is none.
    public var priority = 0
}
