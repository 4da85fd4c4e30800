import Foundation

/// The orders of generated guests, and their season.
extension ShopGame {
    var season: Season? { Season(on: memory.day.number) }
    var shelf: [CoffeeDrink.Flavor] { CoffeeDrink.Flavor.shelf(in: season) }

    /// An order, and what the guest says instead of it.
    typealias Request = (order: String, line: String?, hint: String?)

    func request(of visit: DayPlan.Visit, by npc: NPC) -> Request {
        switch visit {
        case .riddle(let number):
            let riddle = Riddle.posed(number, inGame: memory.day.game, language)
            return (riddle.order, riddle.line, riddle.hint)
        case .season(let number):
            let order = season.map { language.text($0.order(number)) }
            return (order ?? menuWords(of: npc.coffeeOrder), nil, nil)
        case .copy: return copy() ?? (menuWords(of: npc.coffeeOrder), nil, nil)
        case .dream, .regular: return (menuWords(of: npc.coffeeOrder), nil, nil)
        }
    }

    private func menuWords(of order: String) -> String { OrderReading.inMenuWords(order, language) }

    /// Another current guest's order with a change; nil if nobody has ordered in plain words.
    private func copy() -> Request? {
        let names =
            memory.waiting.filter { $0.line == nil }.map { ($0.name, $0.order) }
            + memory.guests.prefix(memory.day.servedCount).map { ($0.name, $0.order) }
        for (name, order) in names {
            let reading = OrderReading(order)
            guard reading.wishes.contains(where: { $0.kind == .drink }), let drink = reading.pleasingDrink(from: shelf)
            else { continue }
            let change = Change(of: drink)
            let title = language.text(change.title)
            return (
                change.drink.title(in: language),
                language.text("I’d like what \(name) ordered, but \(title), please!"),
                language.text("\(name) said: “\(order)” Only make it \(title).")
            )
        }
        return nil
    }

    /// Shows the shop's things, in the season's look.
    func furnish() {
        scene.furnish(with: memory.standingThings)
        scene.turn(to: season)
    }
}

extension ShopMemory {
    /// The returning guests who are here today, or were.
    var peopleOfTheDay: [UUID] {
        waiting.compactMap(\.person) + guests.prefix(day.servedCount).compactMap(\.person)
    }
}
