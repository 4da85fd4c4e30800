import SwiftUI

/// A season of the shop: a flavor on the shelf, guests who ask for it, and another look. From the fifth day on, the seasons
/// change every three days.
enum Season: String, CaseIterable, Sendable {
    case spring, summer, autumn, winter

    private static let firstDay = 5
    private static let dayCount = 3

    /// The season of a day; nil for the days before the first.
    init?(on day: Int) {
        guard day >= Self.firstDay else { return nil }
        self = Self.allCases[(day - Self.firstDay) / Self.dayCount % Self.allCases.count]
    }

    /// Whether a season begins on a day.
    static func begins(on day: Int) -> Bool { day >= firstDay && (day - firstDay) % dayCount == 0 }

    /// Whether a season ends with a day.
    static func ends(on day: Int) -> Bool { day >= firstDay && begins(on: day + 1) }

    /// The flavor that is only available in this season.
    var flavor: CoffeeDrink.Flavor {
        switch self {
        case .spring: .cherryBlossom
        case .summer: .mint
        case .autumn: .chestnut
        case .winter: .marshmallow
        }
    }

    /// The news for the player on its first day.
    var news: LocalizedStringResource {
        switch self {
        case .spring: "Spring is here, and cherry blossom is on the shelf."
        case .summer: "Summer is here, and mint is on the shelf."
        case .autumn: "Autumn is here, and chestnut is on the shelf."
        case .winter: "Winter is here, and marshmallow is on the shelf."
        }
    }

    // MARK: What guests ask for

    /// An order of the season, by a number from 0; they repeat after the last one.
    func order(_ number: Int) -> LocalizedStringResource { orders[number % orders.count] }

    var orders: [LocalizedStringResource] {
        switch self {
        case .spring:
            [
                "Spring at last! A hot latte with oat milk and cherry blossom, please.",
                "A hot tea with cherry blossom, please, and nothing else.",
                "Could I have a cappuccino with whole milk and cherry blossom? The trees told me of it.",
            ]
        case .summer:
            [
                "The sun is high! An iced tea with mint, please.",
                "An iced latte with almond milk and mint, please.",
                "Could I have an iced drip coffee with mint? I have walked through the sun.",
            ]
        case .autumn:
            [
                "The leaves are falling. A hot cappuccino with whole milk and chestnut, please.",
                "A cortado with chestnut, please.",
                "Could I have a hot latte with soy milk, chestnut and caramel?",
            ]
        case .winter:
            [
                "What a snowfall! A hot chocolate with marshmallow, please.",
                "A hot latte with whole milk and marshmallow, please.",
                "Could I have a hot macchiato with marshmallow? I have come through the snow.",
            ]
        }
    }
}

extension CoffeeDrink.Flavor {
    /// The season in which it is available; nil if it always is.
    var season: Season? { Season.allCases.first { $0.flavor == self } }

    /// The flavors available in a season.
    static func shelf(in season: Season?) -> [Self] { allCases.filter { $0.season == nil || $0.season == season } }
}
