/// How well a drink meets wishes, in numbers: what hearts are counted from.
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
            // What stands in for a flavour that is missing is wrong already.
            surplus.contains(taste) && !wishes.contains { $0.kind == taste.kind && $0.tastes.isDisjoint(with: tastes) }
                && !refusals.contains { $0.tastes.contains(taste) }
        }
    }

    /// A whole heart for a drink that is fully right, half of one where at least as much is right as wrong; what is too much
    /// costs half a heart.
    var hearts: Double { max(0, heartsForgivingSurplus - (isTooMuch ? 0.5 : 0)) }

    /// The hearts where what is too much costs nothing.
    var heartsForgivingSurplus: Double { wrongCount == 0 ? 1 : rightCount >= wrongCount ? 0.5 : 0 }
}

extension OrderReading {
    /// A drink that meets all that is said, what the reading of an order passes over included; nil for an order that
    /// contradicts itself ("a toasty cappuccino, on ice"), or wants a flavour that isn't there.
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

    /// The combinations of flavours that could be wanted: as many of those that are named as there are wishes.
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
