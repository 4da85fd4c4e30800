import Foundation
import Testing

@testable import EventKit

/// A calendar of a few lines, read as in a process with a given time zone.
struct CalendarSample {
    /// East and west of UTC, with and without daylight saving time, in both hemispheres.
    static let zones = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Tokyo", "Pacific/Auckland"].map {
        TimeZone(identifier: $0)!
    }

    let result: CalendarReader.Result
    let zone: TimeZone

    init(_ lines: [String], in zone: TimeZone = .current) {
        let text = ["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]
        result = CalendarReader.read(Data(text.joined(separator: "\r\n").utf8), in: zone)
        self.zone = zone
    }

    static func event(_ lines: [String], identifier: String = "1") -> [String] {
        ["BEGIN:VEVENT", "UID:\(identifier)"] + lines + ["END:VEVENT"]
    }

    var faults: [String] { result.faults.map(\.description) }

    func events(from start: String, to end: String) -> [EKEvent] {
        let calendar = EKCalendar(identifier: "a", title: "A", color: EKCalendar.palette[0])
        let file = CalendarFile(calendar: calendar, events: result.events, lost: result.lost)
        return EventFinder(file: file, zone: zone).events(from: date(start), to: date(end))
            .sorted { $0.compareStartDate(with: $1) == .orderedAscending }
    }

    /// Occurrences as `2025-03-03T10:00Z/2025-03-03T11:00Z`. Only the start is given if it equals the end; all-day events give
    /// only days.
    func occurrences(from start: String = "2025-01-01T00:00:00Z", to end: String = "2026-01-01T00:00:00Z") -> [String] {
        events(from: start, to: end).map { event in
            let (first, last) = (text(event.startDate, event.isAllDay), text(event.endDate, event.isAllDay))
            return first == last ? first : "\(first)/\(last)"
        }
    }

    private func date(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

    private func text(_ date: Date, _ isDay: Bool) -> String {
        var style = Date.ISO8601FormatStyle()
        if isDay {
            style.timeZone = zone
            return date.formatted(style.year().month().day())
        }
        return date.formatted(style).replacingOccurrences(of: ":00Z", with: "Z")
    }
}
