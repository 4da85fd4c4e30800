/// What a drink has on top of what was ordered.
///
/// The rule is one: milk and flavours are too much that nobody asked for, in whatever drink. Only an order that names nothing
/// that could be tasted ("something warm") leaves a milk and a flavour to the barista, as every order does the drink and the
/// temperature that it doesn't speak of. Of several flavours that meet one wish, one is asked for.
struct Surplus {
    private let tastes: Set<Taste>

    init(of drink: CoffeeDrink, over wishes: [Wish]) {
        var tastes = Self.flavors(of: drink, over: wishes)
        let milk = Taste.milk(drink.milk)
        if drink.milk != .none, !wishes.contains(where: { $0.tastes.contains(milk) }), !Self.isTasteOpen(wishes) {
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
        return Array(flavors.dropFirst(isTasteOpen(wishes) ? 1 : 0))
    }

    /// Whether nothing was named that could be tasted.
    private static func isTasteOpen(_ wishes: [Wish]) -> Bool { wishes.allSatisfy { $0.kind == .temperature } }
}

extension CoffeeDrink {
    /// The drink without what it has too much.
    func without(_ surplus: Surplus) -> CoffeeDrink {
        CoffeeDrink(
            drinkType: drinkType, temperature: temperature, milk: surplus.contains(.milk(milk)) ? .none : milk,
            flavors: flavors.filter { !surplus.contains(.flavor($0)) })
    }
}
