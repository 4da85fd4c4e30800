/// What a drink has on top of what was ordered.
///
/// What an order doesn't speak of is the barista's to choose, within reason: the drink and its temperature, a milk in a drink
/// that is made with one, and a flavour where nothing was named that could be tasted ("something warm"). Of several flavours
/// that meet one wish, one is asked for.
struct Surplus {
    private let tastes: Set<Taste>

    init(of drink: CoffeeDrink, over wishes: [Wish]) {
        var tastes = Self.flavors(of: drink, over: wishes)
        let milk = Taste.milk(drink.milk)
        if drink.milk != .none, !wishes.contains(where: { $0.tastes.contains(milk) }), !Self.isMilkFitting(wishes) {
            tastes.append(milk)
        }
        self.tastes = Set(tastes)
    }

    func contains(_ taste: Taste) -> Bool { tastes.contains(taste) }

    private static func flavors(of drink: CoffeeDrink, over wishes: [Wish]) -> [Taste] {
        var flavors = drink.flavors.map(Taste.flavor)
        // The choosiest wish first, since the others can do with what is left.
        for wish in wishes.sorted(by: { $0.tastes.count < $1.tastes.count }) {
            if let flavor = flavors.firstIndex(where: wish.tastes.contains) { flavors.remove(at: flavor) }
        }
        let isTasteOpen = wishes.allSatisfy { $0.kind == .temperature }
        return Array(flavors.dropFirst(isTasteOpen ? 1 : 0))
    }

    /// Whether a milk belongs in what was ordered, though none was named.
    private static func isMilkFitting(_ wishes: [Wish]) -> Bool {
        let drinks = wishes.filter { $0.kind == .drink }.flatMap(\.tastes)
        return drinks.isEmpty || drinks.contains(where: madeWithMilk.contains)
    }

    private static let madeWithMilk: Set<Taste> = [
        .drink(.latte), .drink(.macciato), .drink(.cappucino), .drink(.cortado), .drink(.hotChocolate),
    ]
}
