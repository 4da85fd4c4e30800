import Contacts
import Foundation

/// Sample events around a day, with the sample people as participants. All of them attend the open table on that day.
enum SampleEvents {
    /// The events in a file's format.
    static func text(on day: Date) -> String {
        let people = SamplePeople.people
        let events = [
            event(
                "table", "Open table at the café", day, hour: 10, minutes: 90, people, extra: ["LOCATION:Dream Coffee"]),
            event(
                "tasting", "Tea tasting", day, hour: 15, minutes: 45, Array(people.prefix(4)),
                extra: ["RRULE:FREQ=WEEKLY"]),
            event(
                "walk", "川べりの散歩", day, offset: 1, hour: 9, minutes: 60, Array(people.suffix(3)), extra: ["LOCATION:鴨川"]),
            event(
                "quartet", "Quartet rehearsal", day, offset: -2, hour: 19, minutes: 120, [people[4], people[8]],
                extra: ["RRULE:FREQ=DAILY;INTERVAL=3;COUNT=6"]),
            event("kites", "Kite festival", day, offset: 3, hour: nil, minutes: 2 * 1440, [people[7]], extra: []),
            event(
                "book", "Book swap", day, offset: 6, hour: 18, minutes: 60, [people[9], people[1], people[12]],
                extra: ["STATUS:TENTATIVE"]),
        ]
        let lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:Sample events", "X-APPLE-CALENDAR-COLOR:#C0504A"]
        return (lines + events.joined() + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
    }

    private static func event(
        _ identifier: String, _ title: String, _ day: Date, offset: Int = 0, hour: Int?, minutes: Int,
        _ people: [SamplePeople.Person], extra: [String]
    ) -> [String] {
        let calendar = Calendar.current
        let parts = calendar.dateComponents(
            [.year, .month, .day], from: calendar.date(byAdding: .day, value: offset, to: day) ?? day)
        func digits(_ value: Int?, _ count: Int) -> String {
            let text = String(value ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let date = digits(parts.year, 4) + digits(parts.month, 2) + digits(parts.day, 2)
        let start = hour.map { "DTSTART:\(date)T\(digits($0, 2))0000" } ?? "DTSTART;VALUE=DATE:\(date)"
        let length = hour == nil ? "DURATION:P\(minutes / 1440)D" : "DURATION:PT\(minutes)M"
        let attendees = people.map { "ATTENDEE;CN=\"\($0.name)\";PARTSTAT=ACCEPTED:mailto:\($0.email)" }
        return ["BEGIN:VEVENT", "UID:kissa-sample-\(identifier)", "SUMMARY:\(title)", start, length] + attendees + extra
            + ["END:VEVENT"]
    }
}
