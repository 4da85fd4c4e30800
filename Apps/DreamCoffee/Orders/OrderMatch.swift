/// How well a drink satisfies wishes, in numbers: the basis of the hearts.
struct OrderMatch {
    private let rightCount: Int
    private let wrongCount: Int
    private let isTooMuch: Bool

    init(_ drink: CoffeeDrink, _ order: [Wish]) {
        let (wishes, refusals) = (order.filter { !$0.isRefused }, order.filter(\.isRefused))
        let tastes = Set(drink.tastes)
        let surplus = Surplus(of: drink, over: wishes)
        rightCount = wishes.count { !$0.tastes.isDisjoint(with: tastes) }
        wrongCount = wishes.count - rightCount + refusals.count { !$0.tastes.isDisjoint(with: tastes) }
        isTooMuch = tastes.contains { taste in
            // A flavor that replaces a missing one already counts as wrong.
            surplus.contains(taste) && !wishes.contains { $0.kind == taste.kind && $0.tastes.isDisjoint(with: tastes) }
                && !refusals.contains { $0.tastes.contains(taste) }
        }
    }

    /// One heart for a drink that is completely right, half a heart if at least as much is right as wrong; extra ingredients cost
    /// half a heart.
    var hearts: Double { max(0, heartsForgivingSurplus - (isTooMuch ? 0.5 : 0)) }

    /// The hearts without the cost of extra ingredients.
    var heartsForgivingSurplus: Double { wrongCount == 0 ? 1 : rightCount >= wrongCount ? 0.5 : 0 }
}

extension OrderReading {
    /// A drink that satisfies everything in the order, including what its reading ignores; nil for an order that contradicts
    /// itself ("a toasty cappuccino, on ice"), or needs a flavor that isn't available.
    var pleasingDrink: CoffeeDrink? { pleasingDrink(from: CoffeeDrink.Flavor.allCases) }

    func pleasingDrink(from shelf: [CoffeeDrink.Flavor]) -> CoffeeDrink? {
        let choices = flavorChoices(from: shelf)
        for type in CoffeeDrink.DrinkType.allCases {
            for temperature in CoffeeDrink.Temp.allCases {
                for milk in CoffeeDrink.MilkType.allCases {
                    for flavors in choices {
                        let drink = CoffeeDrink(drinkType: type, temperature: temperature, milk: milk, flavors: flavors)
                        if OrderMatch(drink, everything).hearts == 1 { return drink }
                    }
                }
            }
        }
        return nil
    }

    /// The combinations of flavors that may be wanted: as many of the named ones as there are wishes.
    private func flavorChoices(from shelf: [CoffeeDrink.Flavor]) -> [[CoffeeDrink.Flavor]] {
        let wanted = shelf.filter { flavor in
            everything.contains { !$0.isRefused && $0.tastes.contains(.flavor(flavor)) }
        }
        let countMax = everything.count { wish in
            !wish.isRefused && wanted.contains { wish.tastes.contains(.flavor($0)) }
        }
        return wanted.reduce([[]]) { choices, flavor in
            choices + choices.filter { $0.count < countMax }.map { $0 + [flavor] }
        }.sorted { $0.count < $1.count }
    }
}
