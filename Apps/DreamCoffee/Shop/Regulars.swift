import Foundation
import SwiftUI

/// Pleased guests who return some days later. They want the drink that they liked, and remember what they said.
struct Regulars {
    let guests: [Guest]
    let language: GameLanguage

    /// The number of days before somebody returns.
    private static let daysAway = 2

    /// A guest who returns on a day; nil if there is none.
    ///
    /// - Parameter awaited: Who is here already.
    func guest(on day: Int, awaited: [UUID], isChanged: Bool) -> WaitingGuest? {
        guard let page = page(on: day, awaited: awaited) else { return nil }
        let usual = usual(of: page)
        let change = isChanged ? Change(of: usual) : nil
        let drink = change?.drink ?? usual
        return WaitingGuest(
            id: UUID(), name: page.name, order: drink.title(in: language),
            line: line(change, remembering: page), hint: hint(change, page),
            pictureDescription: page.pictureDescription, portrait: page.portrait, person: page.personID)
    }

    /// How many guests can return on a day, up to a maximum.
    func count(on day: Int, atMost countMax: Int, awaited: [UUID]) -> Int {
        var awaited = awaited
        while awaited.count < countMax, let page = page(on: day, awaited: awaited) { awaited.append(page.personID) }
        return min(awaited.count, countMax)
    }

    /// The last page of the guest who has been away the longest. Pages of a failed attempt at the same day are ignored.
    private func page(on day: Int, awaited: [UUID]) -> Guest? {
        var seen = Set(awaited)
        // The last pages come first.
        let lastPages = guests.filter { $0.day < day && seen.insert($0.personID).inserted }
        return lastPages.last { $0.hearts == 1 && $0.day <= day - Self.daysAway }
    }

    /// The drink that somebody liked, without its extra ingredients, which the first day forgives.
    private func usual(of page: Guest) -> CoffeeDrink {
        guard page.verdict?.tooMuch.isEmpty == false else { return page.drink }
        return page.drink.without(Surplus(of: page.drink, over: OrderReading(page.order).wishes))
    }

    private func line(_ change: Change?, remembering page: Guest) -> String {
        var words = page.comment.beginning(scalarCountMax: 80)
        // In Japanese a quotation ends without a full stop.
        if words.hasSuffix("。") { words.removeLast() }
        let memory = language.text("It’s me again! Last time I said: “\(words)”")
        let wish =
            change.map { language.text("The usual, please, but this time \(language.text($0.title))!") }
            ?? language.text("The usual, please!")
        return memory + language.sentenceSeparator + wish
    }

    private func hint(_ change: Change?, _ page: Guest) -> String {
        let cup = usual(of: page).title(in: language)
        return change.map { change in
            let wish = language.text(change.title)
            return language.text("\(page.name) had this cup in the guest book: \(cup). Only make it \(wish).")
        } ?? language.text("\(page.name) had this cup in the guest book: \(cup).")
    }
}

/// A change that a guest wants in a drink.
struct Change {
    let title: LocalizedStringResource
    let drink: CoffeeDrink

    /// Hot becomes iced and vice versa; hot chocolate, which is hot by its name, gets or loses vanilla.
    init(of drink: CoffeeDrink) {
        if drink.drinkType == .hotChocolate {
            let hasVanilla = drink.flavors.contains(.vanilla)
            title = hasVanilla ? "without vanilla" : "with vanilla"
            let flavors = CoffeeDrink.Flavor.allCases.filter {
                $0 == .vanilla ? !hasVanilla : drink.flavors.contains($0)
            }
            self.drink = CoffeeDrink(
                drinkType: drink.drinkType, temperature: drink.temperature, milk: drink.milk, flavors: flavors)
        } else {
            title = drink.temperature == .hot ? "iced" : "hot"
            self.drink = CoffeeDrink(
                drinkType: drink.drinkType, temperature: drink.temperature == .hot ? .iced : .hot, milk: drink.milk,
                flavors: drink.flavors)
        }
    }
}
