import Foundation
import SwiftUI

/// One property of a drink that can be tasted, of any kind.
enum Taste: Hashable, Sendable {
    case drink(CoffeeDrink.DrinkType)
    case temperature(CoffeeDrink.Temp)
    case milk(CoffeeDrink.MilkType)
    case flavor(CoffeeDrink.Flavor)

    enum Kind: Sendable {
        case drink, temperature, milk, flavor
    }

    var kind: Kind {
        switch self {
        case .drink: .drink
        case .temperature: .temperature
        case .milk: .milk
        case .flavor: .flavor
        }
    }

    var title: LocalizedStringResource {
        switch self {
        case .drink(let drink): drink.title
        case .temperature(let temperature): temperature.title
        case .milk(let milk): milk.title
        case .flavor(let flavor): flavor.title
        }
    }
}

extension CoffeeDrink {
    /// What a guest can taste; at least two properties.
    var tastes: [Taste] {
        [.drink(drinkType), .temperature(temperature)] + (milk == .none ? [] : [.milk(milk)])
            + flavors.map(Taste.flavor)
    }
}
