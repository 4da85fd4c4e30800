import Foundation
import SwiftUI

/// A comparison of a drink with its order: for everything in the drink or missing from it, what the guest had asked for.
struct DrinkComparison: Sendable {
    /// The relation of a part of the drink to the order.
    enum Standing: Sendable {
        /// As ordered.
        case right
        /// In the drink instead of something that was ordered, or although it was to be left out.
        case wrong
        /// Ordered, and not in the drink.
        case missing
        /// In the drink, in addition to what was ordered.
        case tooMuch
        /// Not mentioned in the order, and so up to the barista.
        case open
    }

    struct Row: Sendable {
        /// A part of the drink; nil for something missing from it.
        let taste: Taste?
        /// What had been ordered of its kind; nil if the order doesn't mention it.
        let wish: Wish?
        let standing: Standing
        let language: GameLanguage

        /// The part of the drink, or what is missing from it, by its name on the menu.
        var part: String { taste.map { language.text($0.title) } ?? wanted ?? "" }
        /// What had been ordered, by its name on the menu.
        var wanted: String? { wish.map { $0.isRefused ? $0.words(in: language) : language.text($0.title) } }

        var isMatched: Bool { standing == .right }

        /// As a table entry: "oat milk yes".
        var note: String { wanted.map { "\($0) \(isMatched ? "yes" : "no")" } ?? "-" }
    }

    let rows: [Row]
    /// The rating of the drink: 0, 0.5 or 1 heart.
    let hearts: Double
    let truth: VerdictTruth

    /// - Parameter forgivesSurplus: Whether extra ingredients don't reduce the rating yet.
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
            // "A strong espresso" isn't satisfied by drip coffee, although that is strong.
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
    /// The parts of the drink that are as ordered.
    var right: [String] { parts(.right) }
    /// The parts of the drink that replace something ordered, or were to be left out.
    var wrong: [String] { parts(.wrong) }
    /// The extra parts of the drink that weren't ordered.
    var tooMuch: [String] { parts(.tooMuch) }
    /// What was ordered and isn't in the drink, without duplicates, and what should have been left out ("no caramel") but wasn't.
    var missed: [String] {
        var seen = Set<String>()
        return rows.filter { [.wrong, .missing].contains($0.standing) }.compactMap(\.wanted)
            .filter { seen.insert($0).inserted }
    }

    private func parts(_ standing: Standing) -> [String] { rows.filter { $0.standing == standing }.map(\.part) }
}

extension Wish {
    /// The name of a refusal: "no caramel".
    func words(in language: GameLanguage) -> String {
        // The refusal of a whole kind has its own title.
        tastes.count == 1 ? language.text("no \(language.text(title))") : language.text(title)
    }
}
