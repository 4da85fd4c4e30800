import Foundation

// Unavailable API: the user's files are read-only, and reminders aren't supported.

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

    /// Unavailable: writes the changes.
    @available(*, unavailable, message: "Calendars are read only; there is nothing to commit")
    public func commit() throws {}

    // MARK: - Reminders

    /// Unavailable: asks for permission to see reminders.
    @available(*, unavailable, message: "Reminders are not read")
    public func requestFullAccessToReminders() async throws -> Bool { false }

    /// Unavailable: asks for permission to see reminders.
    @available(*, unavailable, message: "Reminders are not read")
    public func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}

    /// Unavailable: all reminders of some calendars.
    @available(*, unavailable, message: "Reminders are not read")
    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { fatalError() }

    /// Unavailable: incomplete reminders.
    @available(*, unavailable, message: "Reminders are not read")
    public func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { fatalError() }

    /// Unavailable: completed reminders.
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

    /// Unavailable: cancels a fetch.
    @available(*, unavailable, message: "Reminders are not read")
    public func cancelFetchRequest(_ fetchIdentifier: Any) {}

    /// Unavailable: writes a reminder.
    @available(*, unavailable, message: "Reminders are not read, nor written")
    public func save(_ reminder: EKReminder, commit: Bool) throws {}

    /// Unavailable: removes a reminder.
    @available(*, unavailable, message: "Reminders are not read, nor written")
    public func remove(_ reminder: EKReminder, commit: Bool) throws {}
}

/// Unavailable: a reminder.
@available(*, unavailable, message: "Reminders are not read")
public final class EKReminder: EKCalendarItem {
    /// Unavailable: a new reminder.
    public init(eventStore: EKEventStore) { fatalError() }
    /// Unavailable: when the task starts.
    public var startDateComponents: DateComponents?
    /// Unavailable: when the task is due.
    public var dueDateComponents: DateComponents?
    /// Unavailable: whether the task is completed.
    public var isCompleted = false
    /// Unavailable: when the task was completed.
    public var completionDate: Date?
    /// Unavailable: the priority, from 1 for the highest to 9; 0 for none.
    public var priority = 0
}
