import EventKit
import Foundation
import FoundationModels
import os

/// Tells the model what the player has planned with a guest on a day.
struct CalendarTool: Tool {
    /// Something in the player's calendar.
    struct Event: Equatable, Sendable {
        let title: String
        let start: Date
        let attendees: [String]
    }

    @Generable
    struct Arguments {
        @Guide(.range(1...31))
        let day: Int
        @Guide(.range(1...12))
        let month: Int
        let year: Int
    }

    let name = "getCalendarEvents"
    /// The guest who is asked.
    let contactName: String
    /// What is in the calendar in a stretch of time; asks for the permission to look.
    var events: @Sendable (DateInterval) async throws -> [Event] = Self.eventsInCalendar
    var calendar = Calendar.current

    init(contactName: String) {
        self.contactName = contactName
    }

    var description: String {
        """
        Gets the events that the player has with \(contactName). \
        Today is \(Date.now.formatted(clock.year().month().day())).
        """
    }

    /// Tells times as the player's clock does; by itself it would be Greenwich's.
    private var clock: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle(timeZone: calendar.timeZone) }

    func call(arguments: Arguments) async -> String {
        let date = DateComponents(year: arguments.year, month: arguments.month, day: arguments.day)
        guard date.isValidDate(in: calendar), let start = calendar.date(from: date),
            let end = calendar.date(byAdding: .day, value: 1, to: start)
        else { return "There is no such day." }
        do {
            return tell(try await events(DateInterval(start: start, end: end)))
        } catch {
            Logging.general.error("No calendar: \(String(describing: error), privacy: .public)")
            return "Sorry, I can’t see your calendar."
        }
    }

    private func tell(_ events: [Event]) -> String {
        let together = events.filter { $0.attendees.contains(where: isGuest) }
        guard !together.isEmpty else {
            return "The player has \(events.count) events today, but no events with \(contactName)."
        }
        let lines = together.prefix(Self.eventCountMax).map {
            "\($0.start.formatted(clock)): \($0.title.beginning(scalarCountMax: Self.titleLengthMax))"
        }
        let rest = together.count - lines.count
        return (rest > 0 ? lines + ["… and \(rest) more"] : lines).joined(separator: "\n")
    }

    /// What the model is told has to fit in its memory beside the conversation.
    private static let eventCountMax = 10
    /// In scalars.
    private static let titleLengthMax = 80

    /// Whether an attendee is the guest. A calendar mostly has full names, and the guest bears a given name, of one
    /// word or several.
    private func isGuest(_ attendee: String) -> Bool {
        let (words, name) = (Self.words(of: attendee), Self.words(of: contactName))
        return !name.isEmpty && words.indices.contains { words[$0...].starts(with: name) }
    }

    private static func words(of name: String) -> [String] {
        name.lowercased().split { $0.isWhitespace || $0 == "," || $0 == "・" }.map(String.init)
    }

    private static func eventsInCalendar(_ interval: DateInterval) async throws -> [Event] {
        let store = EKEventStore()
        guard try await store.requestFullAccessToEvents() else { throw CalendarToolError.accessDenied }
        let predicate = store.predicateForEvents(withStart: interval.start, end: interval.end, calendars: nil)
        return store.events(matching: predicate).map { event in
            Event(
                title: event.title ?? "", start: event.startDate,
                attendees: (event.attendees ?? []).compactMap(\.name))
        }
    }
}

/// Why the calendar tells nothing.
enum CalendarToolError: Error {
    /// The player doesn't want it to.
    case accessDenied
}
