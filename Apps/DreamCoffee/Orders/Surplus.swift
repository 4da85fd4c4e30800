/// The extra ingredients of a drink, compared with its order.
///
/// There is one rule: milk and flavors that weren't ordered are extra, in any drink. Only an order without any taste ("something
/// warm") leaves a milk and a flavor to the barista, just as every order leaves the drink and the temperature open if it doesn't
/// mention them. If several flavors satisfy one wish, only one of them is wanted.
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
        // The most specific wish first, since the others can use what is left.
        for wish in wishes.sorted(by: { $0.tastes.count < $1.tastes.count }) {
            if let flavor = flavors.firstIndex(where: wish.tastes.contains) { flavors.remove(at: flavor) }
        }
        return Array(flavors.dropFirst(isTasteOpen(wishes) ? 1 : 0))
    }

    /// Whether nothing was ordered that could be tasted.
    private static func isTasteOpen(_ wishes: [Wish]) -> Bool { wishes.allSatisfy { $0.kind == .temperature } }
}

extension CoffeeDrink {
    /// The drink without its extra ingredients.
    func without(_ surplus: Surplus) -> CoffeeDrink {
        CoffeeDrink(
            drinkType: drinkType, temperature: temperature, milk: surplus.contains(.milk(milk)) ? .none : milk,
            flavors: flavors.filter { !surplus.contains(.flavor($0)) })
    }
}
