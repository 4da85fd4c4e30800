import Foundation
import SwiftUI

/// A drink beside what was ordered: for everything in it, and everything that is missing, what the guest had asked for.
struct DrinkComparison: Sendable {
    /// How a part of the drink stands to the order.
    enum Standing: Sendable {
        /// As ordered.
        case right
        /// In the drink in place of something that was ordered, or though it was refused.
        case wrong
        /// Ordered, and not in the drink.
        case missing
        /// In the drink on top of what was ordered.
        case tooMuch
        /// Not spoken of in the order, and so the barista's to choose.
        case open
    }

    struct Row: Equatable, Sendable {
        /// What is in the drink, or what is missing from it.
        let part: String
        /// What had been ordered of its kind; nil where the order says nothing of it.
        let wanted: String?
        let standing: Standing

        var isMatched: Bool { standing == .right }

        /// In the words of a table: "oat milk yes".
        var note: String { wanted.map { "\($0) \(isMatched ? "yes" : "no")" } ?? "-" }
    }

    let rows: [Row]
    /// How much of a heart the drink is worth: 0, 0.5 or 1.
    let hearts: Double
    let truth: VerdictTruth

    init(_ drink: CoffeeDrink, with order: OrderReading, in language: GameLanguage) {
        let wishes = order.wishes.filter { !$0.isRefused }
        let refusals = order.wishes.filter(\.isRefused)
        let tastes = drink.tastes
        let surplus = Surplus(of: drink, over: wishes)
        let unfulfilled = wishes.filter { $0.tastes.isDisjoint(with: tastes) }
        var answered: [Wish] = []
        var rows = tastes.map { taste in
            let part = language.text(taste.title)
            let instead = unfulfilled.first { $0.kind == taste.kind }
            if let refusal = refusals.first(where: { $0.tastes.contains(taste) }) {
                if let instead { answered.append(instead) }
                let words = instead.map { language.text($0.title) } ?? refusal.words(in: language)
                return Row(part: part, wanted: words, standing: .wrong)
            }
            if !surplus.contains(taste), let wish = wishes.first(where: { $0.tastes.contains(taste) }) {
                return Row(part: part, wanted: language.text(wish.title), standing: .right)
            }
            let isKindFulfilled = wishes.contains { $0.kind == taste.kind && !$0.tastes.isDisjoint(with: tastes) }
            if !isKindFulfilled, let instead {
                answered.append(instead)
                return Row(part: part, wanted: language.text(instead.title), standing: .wrong)
            }
            guard surplus.contains(taste) else { return Row(part: part, wanted: nil, standing: .open) }
            return Row(part: part, wanted: Wish(taste).refused.words(in: language), standing: .tooMuch)
        }
        for wish in unfulfilled where !answered.contains(wish) {
            let title = language.text(wish.title)
            rows.append(Row(part: title, wanted: title, standing: .missing))
        }
        self.rows = rows
        hearts = OrderMatch(drink, order.wishes).hearts
        truth = VerdictTruth(drink, order, hearts: hearts)
    }
}

extension DrinkComparison {
    /// What is in the drink as ordered.
    var right: [String] { parts(.right) }
    /// What is in the drink in place of something that was ordered, or though it was refused.
    var wrong: [String] { parts(.wrong) }
    /// What is in the drink and nobody wished for.
    var tooMuch: [String] { parts(.tooMuch) }
    /// What was ordered and isn't in the drink, each once, and what was to be left out ("no caramel") and wasn't.
    var missed: [String] {
        var seen = Set<String>()
        return rows.filter { [.wrong, .missing].contains($0.standing) }.compactMap(\.wanted)
            .filter { seen.insert($0).inserted }
    }

    private func parts(_ standing: Standing) -> [String] { rows.filter { $0.standing == standing }.map(\.part) }
}

extension Wish {
    /// What a refusal is called: "no caramel".
    fileprivate func words(in language: GameLanguage) -> String {
        // A whole kind that is refused has a name of its own.
        tastes.count == 1 ? language.text("no \(language.text(title))") : language.text(title)
    }
}
