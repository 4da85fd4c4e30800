import Foundation

// What is not done: nothing is written to the user's files, and reminders are not read.

extension EKEventStore {
    @available(*, unavailable, message: "Calendars are read only; nothing is written to the user's files")
    public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}

    @available(*, unavailable, message: "Calendars are read only; nothing is written to the user's files")
    public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}

    @available(*, unavailable, message: "Calendars are read only; nothing is written to the user's files")
    public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}

    @available(*, unavailable, message: "Calendars are read only; nothing is written to the user's files")
    public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}

    @available(*, unavailable, message: "Calendars are read only; there is nothing to commit")
    public func commit() throws {}

    // MARK: - Reminders

    @available(*, unavailable, message: "Reminders are not read")
    public func requestFullAccessToReminders() async throws -> Bool { false }

    @available(*, unavailable, message: "Reminders are not read")
    public func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}

    @available(*, unavailable, message: "Reminders are not read")
    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { fatalError() }

    @available(*, unavailable, message: "Reminders are not read")
    public func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { fatalError() }

    @available(*, unavailable, message: "Reminders are not read")
    public func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { fatalError() }

    @available(*, unavailable, message: "Reminders are not read")
    @discardableResult
    public func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any { fatalError() }

    @available(*, unavailable, message: "Reminders are not read")
    public func cancelFetchRequest(_ fetchIdentifier: Any) {}

    @available(*, unavailable, message: "Reminders are not read, nor written")
    public func save(_ reminder: EKReminder, commit: Bool) throws {}

    @available(*, unavailable, message: "Reminders are not read, nor written")
    public func remove(_ reminder: EKReminder, commit: Bool) throws {}
}

@available(*, unavailable, message: "Reminders are not read")
public final class EKReminder: EKCalendarItem {
    public init(eventStore: EKEventStore) { fatalError() }
    public var startDateComponents: DateComponents?
    public var dueDateComponents: DateComponents?
    public var isCompleted = false
    public var completionDate: Date?
    /// From 1, the most important, to 9; 0 is none.
    public var priority = 0
}
