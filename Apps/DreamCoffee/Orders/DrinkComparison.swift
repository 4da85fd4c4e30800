import Foundation
import SwiftUI

/// A drink beside what was ordered: for everything in it, and everything that is missing, what the guest had asked for.
struct DrinkComparison: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        /// What is in the drink, or what is missing from it.
        let part: String
        /// What had been ordered of its kind; nil where the order says nothing of it.
        let wanted: String?
        let isMatched: Bool

        /// In the words of a table: "oat milk yes".
        var note: String { wanted.map { "\($0) \(isMatched ? "yes" : "no")" } ?? "-" }
    }

    let rows: [Row]

    init(_ drink: CoffeeDrink, with order: OrderReading, in language: GameLanguage) {
        let wishes = order.wishes.filter { !$0.isRefused }
        let refusals = order.wishes.filter(\.isRefused)
        let tastes = drink.tastes
        let unfulfilled = wishes.filter { $0.tastes.isDisjoint(with: tastes) }
        var answered: [Wish] = []
        var rows = tastes.map { taste in
            let part = language.text(taste.title)
            let instead = unfulfilled.first { $0.kind == taste.kind }
            if let refusal = refusals.first(where: { $0.tastes.contains(taste) }) {
                if let instead { answered.append(instead) }
                let words = instead.map { language.text($0.title) } ?? refusal.words(in: language)
                return Row(part: part, wanted: words, isMatched: false)
            }
            if let wish = wishes.first(where: { $0.tastes.contains(taste) }) {
                return Row(part: part, wanted: language.text(wish.title), isMatched: true)
            }
            let isKindFulfilled = wishes.contains { $0.kind == taste.kind && !$0.tastes.isDisjoint(with: tastes) }
            guard !isKindFulfilled, let instead else { return Row(part: part, wanted: nil, isMatched: false) }
            answered.append(instead)
            return Row(part: part, wanted: language.text(instead.title), isMatched: false)
        }
        for wish in unfulfilled where !answered.contains(wish) {
            let title = language.text(wish.title)
            rows.append(Row(part: title, wanted: title, isMatched: false))
        }
        self.rows = rows
    }
}

extension Wish {
    /// What a refusal is called: "no caramel".
    fileprivate func words(in language: GameLanguage) -> String {
        // A whole kind that is refused has a name of its own.
        tastes.count == 1 ? language.text("no \(language.text(title))") : language.text(title)
    }
}
