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

    struct Row: Sendable {
        /// What is in the drink; nil for what is missing from it.
        let taste: Taste?
        /// What had been ordered of its kind; nil where the order says nothing of it.
        let wish: Wish?
        let standing: Standing
        let language: GameLanguage

        /// What is in the drink, or what is missing from it, as the menu calls it.
        var part: String { taste.map { language.text($0.title) } ?? wanted ?? "" }
        /// What had been ordered, as the menu calls it.
        var wanted: String? { wish.map { $0.isRefused ? $0.words(in: language) : language.text($0.title) } }

        var isMatched: Bool { standing == .right }

        /// In the words of a table: "oat milk yes".
        var note: String { wanted.map { "\($0) \(isMatched ? "yes" : "no")" } ?? "-" }
    }

    let rows: [Row]
    /// How much of a heart the drink is worth: 0, 0.5 or 1.
    let hearts: Double
    let truth: VerdictTruth

    /// - Parameter forgivesSurplus: Whether what is too much costs nothing yet.
    init(
        _ drink: CoffeeDrink, with order: OrderReading, in language: GameLanguage, forgivesSurplus: Bool = false
    ) {
        let wishes = order.wishes.filter { !$0.isRefused }
        let refusals = order.wishes.filter(\.isRefused)
        let tastes = drink.tastes
        let surplus = Surplus(of: drink, over: wishes)
        let unfulfilled = wishes.filter { $0.tastes.isDisjoint(with: tastes) }
        var answered: [Wish] = []
        var rows = tastes.map { taste in
            let row = { (wish: Wish?, standing: Standing) in
                Row(taste: taste, wish: wish, standing: standing, language: language)
            }
            let instead = unfulfilled.first { $0.kind == taste.kind }
            if let refusal = refusals.first(where: { $0.tastes.contains(taste) }) {
                if let instead { answered.append(instead) }
                return row(instead ?? refusal, .wrong)
            }
            // "A strong espresso" isn't met by drip coffee, though that is strong.
            if let instead, taste.kind != .flavor {
                answered.append(instead)
                return row(instead, .wrong)
            }
            if !surplus.contains(taste), let wish = wishes.first(where: { $0.tastes.contains(taste) }) {
                return row(wish, .right)
            }
            let isKindFulfilled = wishes.contains { $0.kind == taste.kind && !$0.tastes.isDisjoint(with: tastes) }
            if !isKindFulfilled, let instead {
                answered.append(instead)
                return row(instead, .wrong)
            }
            return surplus.contains(taste) ? row(Wish(taste).refused, .tooMuch) : row(nil, .open)
        }
        for wish in unfulfilled where !answered.contains(wish) {
            rows.append(Row(taste: nil, wish: wish, standing: .missing, language: language))
        }
        self.rows = rows
        let match = OrderMatch(drink, order.wishes)
        hearts = forgivesSurplus ? match.heartsForgivingSurplus : match.hearts
        truth = VerdictTruth(drink, order, isFullyRight: match.hearts == 1, deservesPraise: hearts > 0)
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
    func words(in language: GameLanguage) -> String {
        // A whole kind that is refused has a name of its own.
        tastes.count == 1 ? language.text("no \(language.text(title))") : language.text(title)
    }
}
