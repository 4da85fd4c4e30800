import Foundation
import SwiftUI

/// How the day goes, as the shop's people know it: who left how, who waits, and what would help.
@MainActor
struct ShopNews {
    private let day: ShopDay
    private let served: [Guest]
    private let waiting: [WaitingGuest]
    private let language: GameLanguage

    /// The model is told of so many guests.
    private static let guestCountMax = 3

    init(memory: ShopMemory, language: GameLanguage) {
        day = memory.day
        served = Array(memory.guests.prefix(memory.day.servedCount))
        waiting = memory.waiting
        self.language = language
    }

    /// What the model is told.
    var text: String {
        var sentences = [
            language.text("It is day \(day.number) of the shop, and \(day.servedCount) guests were served.")
        ]
        sentences += served.prefix(Self.guestCountMax).map(departure)
        if !waiting.isEmpty {
            sentences.append(language.text("Still waiting: \(language.list(waiting.prefix(4).map(\.name)))."))
        }
        return sentences.joined(separator: language == .japanese ? "" : " ")
    }

    private func departure(_ guest: Guest) -> String {
        switch guest.hearts {
        case 1: language.text("\(guest.name) left happily.")
        case 0: language.text("\(guest.name) left sadly.")
        default: language.text("\(guest.name) left half pleased.")
        }
    }

    // MARK: Hints

    private var puzzles: [WaitingGuest] { waiting.filter { $0.hint != nil } }

    /// What the player could ask: a question for each guest who has to be puzzled out.
    var questions: [String] {
        puzzles.prefix(2).map { language.text("What does \($0.name) want?") }
    }

    /// The hint for the guest who is named, or, where just help is asked for, for the first who needs one.
    func hint(askedBy line: String) -> String? {
        let isNamed = puzzles.first { line.localizedCaseInsensitiveContains($0.name) }
        if let isNamed, Self.asks(line) { return isNamed.hint }
        return Self.asksForHelp(line) ? puzzles.first?.hint : nil
    }

    private static func asks(_ line: String) -> Bool {
        line.contains("?") || line.contains("？") || line.contains(/か[。？]?$/) || asksForHelp(line)
    }

    private static func asksForHelp(_ line: String) -> Bool {
        line.contains(/\b(hints?|clues?|riddles?)\b|ヒント|なぞなぞ|手がかり/.ignoresCase())
    }
}
