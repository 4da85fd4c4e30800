import Foundation
import FoundationModels

/// A guest's answer to a question about plans: the complete facts, in the player's language and the guest's own words.
struct PlanAnswer: Sendable {
    /// The events on the requested days; nil if the calendar can't be read.
    let events: [CalendarTool.Event]?
    let days: PlanDays
    let language: GameLanguage
    let today: Date
    let calendar: Calendar

    /// The maximum number of events in one answer.
    private static let eventCountMax = 3

    /// The facts that the answer must contain.
    var fact: String {
        guard let events else { return language.text("I can’t see your calendar") }
        let told = events.prefix(Self.eventCountMax).map(told)
        guard !told.isEmpty else { return nothing }
        return told.joined(separator: language == .japanese ? "、" : " and ") + remainder(events.count - told.count)
    }

    /// A note that there are more events.
    private func remainder(_ count: Int) -> String {
        if count == 0 { return "" }
        return language == .japanese ? "、ほかに\(count)件" : " and \(count) more"
    }

    private func told(_ event: CalendarTool.Event) -> String {
        let title = Self.title(of: event)
        let day = DayWords(language: language, today: today, calendar: calendar).words(for: event.start)
        guard !event.isAllDay else {
            return language == .japanese ? "\(day)は「\(title)」" : "“\(title)” \(day)"
        }
        let time = calendar.dateComponents([.hour, .minute], from: event.start)
        let clock = String(format: "%d:%02d", time.hour ?? 0, time.minute ?? 0)
        return language == .japanese ? "\(day)\(clock)は「\(title)」" : "“\(title)” \(day) at \(clock)"
    }

    /// The title on one line.
    static func title(of event: CalendarTool.Event) -> String {
        event.title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .beginning(scalarCountMax: CalendarTool.titleLengthMax)
    }

    private var nothing: String {
        let words = DayWords(language: language, today: today, calendar: calendar).words(for: days)
        return language == .japanese ? "\(words)は二人の予定はありません" : "we have no plans \(words)"
    }

    // MARK: The words

    /// Whether an answer states the facts: all complete titles, and no other day.
    func isTold(by answer: String) -> Bool {
        guard let events else { return false }
        let answer = answer.lowercased()
        let dates = events.isEmpty ? [days.first] : events.map(\.start)
        let isOnlyToday =
            dates.allSatisfy { calendar.isDate($0, inSameDayAs: today) } && (days.count == 1 || !events.isEmpty)
        if !isOnlyToday, answer.contains(/\btoday\b|\btonight\b|今日|本日|今夜/) { return false }
        guard !events.isEmpty else {
            return !answer.contains(/[“”"「」『』]/)
                && answer.contains(
                    /\b(no|not|nothing|any|free)\b.*\b(plans?|planned|events?|appointments?|with me|calendar|free)\b|(予定|約束).*(ありません|ない|なし)|空いて/
                )
        }
        guard events.count <= Self.eventCountMax else { return false }
        return events.allSatisfy {
            answer.localizedCaseInsensitiveContains(Self.title(of: $0))
        }
    }

    /// Prepared answers with the facts, one of which is chosen by a model that can't find its own words.
    func form() throws -> GenerationSchema {
        let sentences = beginnings.flatMap { beginning in endings.map { "\(beginning)\(fact)\($0)" } }
        return try GenerationSchema(
            root: DynamicGenerationSchema(type: String.self, guides: [.anyOf(sentences)]), dependencies: [])
    }

    private var beginnings: [String] {
        if events?.isEmpty == false {
            return choices(language.text("Yes! We have |Of course! There is |Let me see... Our plan is "))
        }
        return choices(language.text("No, |Hmm, |I’m afraid "))
    }

    private var endings: [String] {
        if events?.isEmpty == false {
            return choices(language.text(". I can’t wait!|. I look forward to it.|. Don’t be late!|. How lovely!"))
        }
        return choices(language.text(". Shall we have a coffee?|. Let’s plan something!|. But I’m here now."))
    }

    private func choices(_ text: String) -> [String] {
        text.split(separator: "|").map(String.init)
    }
}

/// The words for days.
private struct DayWords {
    let language: GameLanguage
    let today: Date
    let calendar: Calendar

    func words(for date: Date) -> String {
        let start = calendar.startOfDay(for: today)
        let offset = calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day ?? 0
        switch offset {
        case 0: return language == .japanese ? "今日" : "today"
        case 1: return language == .japanese ? "明日" : "tomorrow"
        case 2...6:
            let name = format("EEEE").string(from: date)
            return language == .japanese ? name : "on \(name)"
        default:
            return language == .japanese
                ? format("M月d日").string(from: date) : "on \(format("MMMM d").string(from: date))"
        }
    }

    func words(for days: PlanDays) -> String {
        guard days.count > 1, let last = calendar.date(byAdding: .day, value: days.count - 1, to: days.first) else {
            return words(for: days.first)
        }
        if days == .soon(on: today, calendar) { return language == .japanese ? "しばらく" : "yet" }
        return language == .japanese
            ? "\(words(for: days.first))から\(words(for: last))まで" : "until \(name(of: last))"
    }

    private func name(of date: Date) -> String {
        let words = words(for: date)
        return words.hasPrefix("on ") ? String(words.dropFirst(3)) : words
    }

    private func format(_ pattern: String) -> DateFormatter {
        let formatter = DateFormatter()
        (formatter.locale, formatter.calendar, formatter.timeZone) = (language.locale, calendar, calendar.timeZone)
        formatter.dateFormat = pattern
        return formatter
    }
}
