import Foundation

/// The days that a line mentions: one, or several in a row.
struct PlanDays: Equatable, Sendable {
    /// The start of the first day.
    let first: Date
    let count: Int

    private init(_ first: Date, count: Int = 1) {
        (self.first, self.count) = (first, count)
    }

    init(from first: Date, count: Int) {
        self.init(first, count: count)
    }

    /// The days to search if the question names none.
    static func soon(on today: Date, _ calendar: Calendar) -> PlanDays {
        PlanDays(calendar.startOfDay(for: today), count: 31)
    }

    /// - Parameter text: The line in lower case.
    /// - Returns: nil if no day is named.
    init?(in text: String, on today: Date, _ calendar: Calendar) {
        let reading = DayReading(today: calendar.startOfDay(for: today), calendar: calendar)
        guard let (offset, count) = reading.days(in: text), let first = reading.day(after: offset) else { return nil }
        self.init(first, count: count)
    }
}

/// Finds days in a text, as an offset from today and a count.
private struct DayReading {
    typealias Days = (offset: Int, count: Int)

    let today: Date
    let calendar: Calendar

    func days(in text: String) -> Days? {
        named(text) ?? dated(text) ?? week(text) ?? weekday(text) ?? general(text)
    }

    func day(after count: Int) -> Date? { calendar.date(byAdding: .day, value: count, to: today) }

    private func named(_ text: String) -> Days? {
        if text.contains(/\bday after tomorrow\b|明後日|あさって/) { return (2, 1) }
        if text.contains(/\btomorrow\b|明日|あした|あす(?!か)|\btmrw?\b/) { return (1, 1) }
        if let days = text.firstMatch(of: /\bin (\d{1,2}) days\b|(\d{1,2})日後/) {
            return (days.1 ?? days.2).flatMap { Int($0) }.map { ($0, 1) }
        }
        return nil
    }

    // MARK: Dates

    private func dated(_ text: String) -> Days? {
        if let date = text.firstMatch(of: /(\d{1,2})月(\d{1,2})日|(?:^|[^\d])(\d{1,2})\/(\d{1,2})(?:[^\d]|$)/) {
            guard let month = Int(date.1 ?? date.3 ?? ""), let day = Int(date.2 ?? date.4 ?? "") else { return nil }
            return next(month: month, day: day)
        }
        if let date = text.firstMatch(
            of:
                /\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b/
        ) {
            return Int(date.2).flatMap { next(month: month(date.1), day: $0) }
        }
        if let date = text.firstMatch(
            of: /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b/)
        {
            return Int(date.1).flatMap { next(month: month(date.2), day: $0) }
        }
        guard let date = text.firstMatch(of: /\bthe (\d{1,2})(?:st|nd|rd|th)\b|(\d{1,2})日(?!間|前)/) else { return nil }
        return (date.1 ?? date.2).flatMap { Int($0) }.flatMap { next(month: nil, day: $0) }
    }

    private func month(_ name: Substring) -> Int {
        let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
        return (names.firstIndex(of: String(name.prefix(3))) ?? 0) + 1
    }

    private func next(month: Int?, day: Int) -> Days? {
        for offset in 0..<732 {
            guard let date = self.day(after: offset) else { return nil }
            let parts = calendar.dateComponents([.month, .day], from: date)
            if parts.day == day, month == nil || parts.month == month { return (offset, 1) }
        }
        return nil
    }

    // MARK: Weeks

    /// From 1, which is Sunday.
    private var todaysWeekday: Int { calendar.component(.weekday, from: today) }

    nonisolated(unsafe) private static let weekdays: [Regex<Substring>] = [
        /\bsun(?:day)?s?\b|日曜/, /\bmon(?:day)?s?\b|月曜/, /\btue(?:s|sday)?s?\b|火曜/, /\bwed(?:nesday)?s?\b|水曜/,
        /\bthu(?:r|rs|rsday)?s?\b|木曜/, /\bfri(?:day)?s?\b|金曜/, /\bsat(?:urday)?s?\b|土曜/,
    ]

    private func weekday(_ text: String) -> Days? {
        guard let index = Self.weekdays.firstIndex(where: text.contains) else { return nil }
        // Weeks begin on Monday, as in everyday speech.
        let (day, now) = ((index + 6) % 7, (todaysWeekday + 5) % 7)
        let isNextWeek = text.contains(/\bnext (mon|tue|wed|thu|fri|sat|sun|week)|\bafter next\b|来週/)
        return (isNextWeek ? day - now + 7 : (day - now + 7) % 7, 1)
    }

    private func week(_ text: String) -> Days? {
        let now = (todaysWeekday + 5) % 7
        if text.contains(/\bweekend\b|週末/) {
            if text.contains(/\bnext weekend\b|来週の週末/) { return (12 - now, 2) }
            return now == 6 ? (0, 1) : (5 - now, 2)
        }
        guard !Self.weekdays.contains(where: text.contains) else { return nil }
        if text.contains(/\bnext week\b|来週/) { return (7 - now, 7) }
        if text.contains(/\bthis week\b|今週/) { return (0, 7 - now) }
        return nil
    }

    private func general(_ text: String) -> Days? {
        if text.contains(/\bnext month\b|来月/) { return month(after: 1) }
        if text.contains(/\bthis month\b|今月/) { return month(after: 0) }
        if text.contains(
            /\b(today|tonight|later|this (morning|afternoon|evening|day))\b|今日|きょう|本日|今夜|今晩|今朝|このあと|この後|後で|あとで|これから|夕方|午後|午前/
        ) {
            return (0, 1)
        }
        return nil
    }

    private func month(after count: Int) -> Days? {
        guard let date = calendar.date(byAdding: .month, value: count, to: today),
            let month = calendar.dateInterval(of: .month, for: date)
        else { return nil }
        let start = max(month.start, today)
        return (days(from: today, to: start), max(1, days(from: start, to: month.end)))
    }

    private func days(from start: Date, to end: Date) -> Int {
        calendar.dateComponents([.day], from: start, to: end).day ?? 0
    }
}
