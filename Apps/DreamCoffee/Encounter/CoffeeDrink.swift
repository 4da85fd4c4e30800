import SwiftUI
import Foundation

/// A drink that the player brews.
struct CoffeeDrink: Equatable, Codable, Sendable {
    let drinkType: DrinkType
    let temperature: Temp
    let milk: MilkType
    let flavors: [Flavor]

    enum DrinkType: String, DrinkPart {
        case latte, dripCoffee, espresso, macciato, cappucino, cortado, tea, hotChocolate
    }

    enum Temp: String, DrinkPart {
        case hot, iced
    }

    enum MilkType: String, DrinkPart {
        case none, twoPercent, whole, halfAndHalf, almond, soy, oat, skim
    }

    enum Flavor: String, DrinkPart {
        case lavendar, vanilla, spiceCookie, mocha, caramel, hazelnut, ube, chai, chamomile
        /// The seasonal flavors.
        case cherryBlossom, mint, chestnut, marshmallow
    }
}

/// A component of a drink that can be chosen.
protocol DrinkPart: RawRepresentable, CaseIterable, Identifiable, Hashable, Codable, Sendable where RawValue == String {
    /// The text shown to the player and the model.
    var title: LocalizedStringResource { get }
}

extension DrinkPart {
    var id: Self { self }
}

extension CoffeeDrink {
    /// What a guest can taste, in words.
    func aspects(in language: GameLanguage) -> [String] { tastes.map { language.text($0.title) } }

    /// The drink in words, such as "Latte, hot, oat milk, vanilla".
    func title(in language: GameLanguage) -> String { language.list(aspects(in: language)) }
}

extension CoffeeDrink.DrinkType {
    var title: LocalizedStringResource {
        switch self {
        case .latte: "Latte"
        case .dripCoffee: "Drip coffee"
        case .espresso: "Espresso"
        case .macciato: "Macchiato"
        case .cappucino: "Cappuccino"
        case .cortado: "Cortado"
        case .tea: "Tea"
        case .hotChocolate: "Hot chocolate"
        }
    }
}

extension CoffeeDrink.Temp {
    var title: LocalizedStringResource {
        switch self {
        case .hot: "hot"
        case .iced: "iced"
        }
    }
}

extension CoffeeDrink.MilkType {
    var title: LocalizedStringResource {
        switch self {
        case .none: "no milk"
        case .twoPercent: "low-fat milk"
        case .whole: "whole milk"
        case .halfAndHalf: "half and half"
        case .almond: "almond milk"
        case .soy: "soy milk"
        case .oat: "oat milk"
        case .skim: "skimmed milk"
        }
    }
}

extension CoffeeDrink.Flavor {
    var title: LocalizedStringResource {
        switch self {
        case .lavendar: "lavender"
        case .vanilla: "vanilla"
        case .spiceCookie: "spiced cookie"
        case .mocha: "mocha"
        case .caramel: "caramel"
        case .hazelnut: "hazelnut"
        case .ube: "ube"
        case .chai: "chai"
        case .chamomile: "chamomile"
        case .cherryBlossom: "cherry blossom"
        case .mint: "mint"
        case .chestnut: "chestnut"
        case .marshmallow: "marshmallow"
        }
    }
}
