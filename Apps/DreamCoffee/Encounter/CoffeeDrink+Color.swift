import SwiftUI

/// The color of a drink as it is poured.
extension CoffeeDrink {
    /// Red, green and blue, from 0 to 1.
    var tint: SIMD3<Double> {
        var tint = drinkType.tint
        // A drink that is made with milk is already light.
        if milk != .none, !drinkType.isMadeWithMilk { tint = Self.mix(tint, Self.cream, 0.35) }
        for flavor in flavors {
            if let drop = flavor.tint { tint = Self.mix(tint, drop, 0.4) }
        }
        return tint
    }

    var color: Color { Color(red: tint.x, green: tint.y, blue: tint.z) }

    private static let cream = SIMD3(0.96, 0.90, 0.80)

    private static func mix(_ one: SIMD3<Double>, _ other: SIMD3<Double>, _ share: Double) -> SIMD3<Double> {
        one + (other - one) * share
    }
}

extension CoffeeDrink.DrinkType {
    fileprivate var isMadeWithMilk: Bool {
        switch self {
        case .latte, .macciato, .cappucino, .cortado, .hotChocolate: true
        case .dripCoffee, .espresso, .tea: false
        }
    }

    fileprivate var tint: SIMD3<Double> {
        switch self {
        case .espresso: SIMD3(0.23, 0.12, 0.07)
        case .dripCoffee: SIMD3(0.36, 0.21, 0.12)
        case .hotChocolate: SIMD3(0.44, 0.24, 0.18)
        case .macciato: SIMD3(0.55, 0.35, 0.22)
        case .cortado: SIMD3(0.63, 0.43, 0.28)
        case .cappucino: SIMD3(0.73, 0.55, 0.38)
        case .latte: SIMD3(0.82, 0.66, 0.49)
        case .tea: SIMD3(0.84, 0.54, 0.16)
        }
    }
}

extension CoffeeDrink.Flavor {
    /// Nil if it doesn't color a drink.
    fileprivate var tint: SIMD3<Double>? {
        switch self {
        case .ube: SIMD3(0.50, 0.33, 0.70)
        case .lavendar: SIMD3(0.74, 0.66, 0.86)
        case .mocha: SIMD3(0.36, 0.20, 0.14)
        case .chai, .spiceCookie: SIMD3(0.70, 0.42, 0.20)
        case .caramel: SIMD3(0.80, 0.52, 0.20)
        case .cherryBlossom: SIMD3(0.95, 0.72, 0.78)
        case .mint: SIMD3(0.66, 0.85, 0.72)
        case .chestnut: SIMD3(0.52, 0.32, 0.20)
        case .marshmallow: SIMD3(0.97, 0.93, 0.92)
        case .vanilla, .hazelnut, .chamomile: nil
        }
    }
}
