import Foundation
import SwiftUI

/// The state of the day as the shop's people know it: who left in what mood, who is waiting, and what would help.
@MainActor
struct ShopNews {
    private let day: ShopDay
    private let served: [Guest]
    private let waiting: [WaitingGuest]
    private let newestThing: ShopThing?
    private let returningCount: Int
    private let language: GameLanguage

    /// The maximum number of guests in the text for the model.
    private static let guestCountMax = 3

    init(memory: ShopMemory, language: GameLanguage) {
        day = memory.day
        served = Array(memory.guests.prefix(memory.day.servedCount))
        waiting = memory.waiting
        newestThing = memory.things.last
        returningCount = Regulars(guests: memory.guests, language: language).count(
            on: memory.day.number, atMost: DayPlan(of: memory.day).regularCount, awaited: memory.peopleOfTheDay)
        self.language = language
    }

    /// The text for the model.
    var text: String {
        sentences(
            [language.text("It is day \(day.number) of the shop, and \(day.servedCount) guests were served.")]
                + served.prefix(Self.guestCountMax).map(departure) + (waiting.isEmpty ? [] : [whoWaits]))
    }

    private func sentences(_ sentences: [String]) -> String { sentences.joined(separator: language.sentenceSeparator) }

    private func departure(_ guest: Guest) -> String {
        switch guest.hearts {
        case 1: language.text("\(guest.name) left happily.")
        case 0: language.text("\(guest.name) left sadly.")
        default: language.text("\(guest.name) left half pleased.")
        }
    }

    private var whoWaits: String {
        if waiting.isEmpty { return language.text("Nobody is waiting just now.") }
        return language.text("Still waiting: \(language.list(waiting.prefix(4).map(\.name))).")
    }

    // MARK: Questions

    /// The answer to a question about the day; nil for other lines.
    func answer(to line: String) -> String? {
        NewsReading(line).map { question in
            switch question {
            case .day: sentences([score] + served.prefix(Self.guestCountMax).map(departure) + [whoWaits])
            case .waiting: whoWaits
            case .sad: departures(language.text("Nobody left sadly today.")) { $0.hearts == 0 }
            case .happy: departures(language.text("Nobody left happily yet.")) { $0.hearts == 1 }
            case .news: sentences(novelties)
            }
        }
    }

    private var score: String {
        if day.servedCount == 0 { return language.text("It is day \(day.number), and nobody is served yet.") }
        let (left, needed) = (Hearts.text(day.halfHearts), Hearts.text(day.neededHalfHearts))
        return language.text(
            "It is day \(day.number): \(day.servedCount) of \(day.goal) dreams are served. We have \(left) of \(needed) hearts."
        )
    }

    private func departures(_ nobody: String, of isMeant: (Guest) -> Bool) -> String {
        let meant = served.filter(isMeant).prefix(Self.guestCountMax)
        return meant.isEmpty ? nobody : sentences(meant.map(departure))
    }

    /// What the day brings; nil if nothing is new.
    var ofTheDay: LocalizedStringResource? { DayNews.sentence(on: day.number, returning: returningCount) }

    /// The day's news: its rule, and what the player has chosen for the shop.
    private var novelties: [String] {
        let novelties = [
            ofTheDay.map(language.text),
            newestThing.map { language.text("\(language.text($0.title)) now stands in the shop.") },
        ].compactMap(\.self)
        return novelties.isEmpty ? [language.text("Nothing new today: dreams, and coffee.")] : novelties
    }

    // MARK: Hints

    private var puzzles: [WaitingGuest] { waiting.filter { $0.hint != nil } }

    /// Suggested questions: one for each of the first two guests whose orders are puzzles.
    var questions: [String] {
        puzzles.prefix(2).map { language.text("What does \($0.name) want?") }
    }

    /// The hint for the named guest, or, for a general question for help, for the first one who needs a hint.
    func hint(askedBy line: String) -> String? {
        let isNamed = puzzles.first { line.localizedCaseInsensitiveContains($0.name) }
        if let isNamed, Self.asks(line) { return isNamed.hint }
        return Self.asksForHelp(line) ? puzzles.first?.hint : nil
    }

    /// The answer to a question for the order of a waiting guest: only the guest itself tells it.
    func wish(askedFor line: String) -> String? {
        let questions = Self.asks(line) ? TypedQuestion(line).sentences.filter { $0.contains(Self.wishes) } : []
        let guest = waiting.first { guest in questions.contains { $0.localizedCaseInsensitiveContains(guest.name) } }
        return guest.map { language.text("\($0.name) tells only you: go over, and the card shows the wish.") }
    }

    nonisolated(unsafe) private static let wishes =
        /\bwhat would .* like\b|\bwhat(?:'s| is| does| did| was| would| should| do)? .*\b(?:wants?|wanted|wish(?:es|ed)?|order(?:s|ed)?|having|get|give|make|serve|drinks?)\b|(?:何|なに).*(?:ほし|欲し|飲み|のみ|頼|注文|出せば|いれれば|いれたら|待ち)|(?:注文|ほしいもの|欲しいもの)は/

    private static func asks(_ line: String) -> Bool {
        line.contains("?") || line.contains("？") || line.contains(/か[。？]?$/)
            || line.contains(/^\W*(?:\w+,? )?(?:what|who|how)(?:s|'s|’s)?\b/.ignoresCase()) || asksForHelp(line)
    }

    private static func asksForHelp(_ line: String) -> Bool {
        line.contains(/\b(hints?|clues?|riddles?)\b|ヒント|なぞなぞ|手がかり/.ignoresCase())
    }
}
