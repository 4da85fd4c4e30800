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
        var isAllDay = false
    }

    /// Reads a calendar; asks for permission.
    typealias Events = @Sendable (DateInterval) async throws -> [Event]

    @Generable
    struct Arguments {
        @Guide(.range(1...31))
        let day: Int
        @Guide(.range(1...12))
        let month: Int
        let year: Int
        @Guide(description: "How many days from there, if more than one", .range(1...31))
        let dayCount: Int?
    }

    let name = "getCalendarEvents"
    /// The guest with whom the player is talking.
    let contactName: String
    /// Reads the events in a time interval; asks for permission.
    var events: Events = Self.eventsInCalendar
    var calendar = Calendar.current
    var today = Date.now
    /// The days that the player asked about, if known: then the model can't query others.
    var days: PlanDays?

    init(contactName: String) {
        self.contactName = contactName
    }

    var description: String {
        """
        Gets the events that the player has with \(contactName). \
        Today is \(today.formatted(clock.year().month().day())).
        """
    }

    var parameters: GenerationSchema {
        guard let days else { return Arguments.generationSchema }
        let first = calendar.dateComponents([.day, .month, .year], from: days.first)
        let parts =
            [("day", first.day), ("month", first.month), ("year", first.year)]
            + (days.count > 1 ? [("dayCount", days.count)] : [])
        let properties = parts.compactMap { name, value in
            value.map {
                DynamicGenerationSchema.Property(name: name, schema: .init(type: Int.self, guides: [.range($0...$0)]))
            }
        }
        let schema = DynamicGenerationSchema(name: "Arguments", properties: properties)
        return (try? GenerationSchema(root: schema, dependencies: [])) ?? Arguments.generationSchema
    }

    /// Formats times in the player's time zone; the default would be GMT.
    private var clock: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle(timeZone: calendar.timeZone) }

    func call(arguments: Arguments) async -> String {
        let date = DateComponents(year: arguments.year, month: arguments.month, day: arguments.day)
        guard date.isValidDate(in: calendar), let start = calendar.date(from: date) else {
            return "There is no such day."
        }
        do {
            return tell(try await events(in: PlanDays(from: start, count: arguments.dayCount ?? 1)))
        } catch {
            Logging.general.error("No calendar: \(String(describing: error), privacy: .public)")
            return "Sorry, I can’t see your calendar."
        }
    }

    private func events(in days: PlanDays) async throws -> [Event] {
        guard let end = calendar.date(byAdding: .day, value: days.count, to: days.first) else { return [] }
        return try await events(DateInterval(start: days.first, end: end))
    }

    /// The player's plans with the guest on some days, in chronological order.
    func plans(on days: PlanDays) async throws -> [Event] {
        try await events(in: days).filter { $0.attendees.contains(where: isGuest) }.sorted { $0.start < $1.start }
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

    /// The tool's output has to fit into the model's context, together with the conversation.
    private static let eventCountMax = 10
    /// In scalars.
    static let titleLengthMax = 160

    /// Whether an attendee is the guest. A calendar usually contains full names, and the guest has a given name of one or more
    /// words.
    private func isGuest(_ attendee: String) -> Bool {
        let (words, name) = (Self.words(of: attendee), Self.words(of: contactName))
        return !name.isEmpty && words.indices.contains { words[$0...].starts(with: name) }
    }

    private static func words(of name: String) -> [String] {
        name.lowercased().split { $0.isWhitespace || $0 == "," || $0 == "・" }.map(String.init)
    }

    static func eventsInCalendar(_ interval: DateInterval) async throws -> [Event] {
        let store = EKEventStore()
        guard try await store.requestFullAccessToEvents() else { throw CalendarToolError.accessDenied }
        let predicate = store.predicateForEvents(withStart: interval.start, end: interval.end, calendars: nil)
        return store.events(matching: predicate).map { event in
            Event(
                title: event.title ?? "", start: event.startDate,
                attendees: (event.attendees ?? []).compactMap(\.name), isAllDay: event.isAllDay)
        }
    }
}

/// Why the calendar can't be read.
enum CalendarToolError: Error {
    /// The player has denied access.
    case accessDenied
}
