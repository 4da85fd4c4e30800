import SwiftUI

/// A thing for the shop: the player chooses one after each successful day.
///
/// There are twelve places. Further things replace what is in a place: another rug, another cat. A replaced thing can be chosen
/// again.
enum ShopThing: String, CaseIterable, Codable, Identifiable, Sendable {
    case fern, rug, lantern, cat, books, gramophone, stainedGlass, blossoms, windChime, maple, snowGlobe, stars
    case lavender, lemonTree, redRug, greenRug, roseLantern, blueLantern, gingerCat, blackCat, whiteBooks, blueBooks
    case silverGramophone, roseGramophone, roseWindow, seaWindow, whiteBlossoms, wisteria, greenWindChime, redWindChime
    case ginkgo, berries, houseGlobe, nightGlobe, pinkStars, blueStars

    var id: Self { self }

    /// The name of its image.
    var image: String { "thing" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The first thing for the same place, which identifies it.
    var place: Self {
        switch self {
        case .fern, .lavender, .lemonTree: .fern
        case .rug, .redRug, .greenRug: .rug
        case .lantern, .roseLantern, .blueLantern: .lantern
        case .cat, .gingerCat, .blackCat: .cat
        case .books, .whiteBooks, .blueBooks: .books
        case .gramophone, .silverGramophone, .roseGramophone: .gramophone
        case .stainedGlass, .roseWindow, .seaWindow: .stainedGlass
        case .blossoms, .whiteBlossoms, .wisteria: .blossoms
        case .windChime, .greenWindChime, .redWindChime: .windChime
        case .maple, .ginkgo, .berries: .maple
        case .snowGlobe, .houseGlobe, .nightGlobe: .snowGlobe
        case .stars, .pinkStars, .blueStars: .stars
        }
    }

    /// The season in which it is available; nil if it always is.
    private var season: Season? {
        switch place {
        case .blossoms: .spring
        case .windChime: .summer
        case .maple: .autumn
        case .snowGlobe: .winter
        default: nil
        }
    }
}

extension ShopThing {
    private static let offerCount = 3

    /// The things in the shop: for each place, the last one chosen.
    ///
    /// - Parameter chosen: In the order in which they were chosen.
    static func standing(of chosen: [ShopThing]) -> [ShopThing] {
        chosen.indices.filter { index in
            !chosen[(index + 1)...].contains { $0.place == chosen[index].place }
        }.map { chosen[$0] }
    }

    /// The choices after a day, which vary: first things for empty places, then new ones, then replaced ones. In each group, the
    /// season's own come before the others.
    static func offers(after day: Int, having chosen: [ShopThing]) -> [ShopThing] {
        let season = Season(on: day)
        let (places, standing) = (Set(chosen.map(\.place)), standing(of: chosen))
        let inSeason = allCases.filter { $0.season == nil || $0.season == season }
        let fillers = inSeason.filter { $0 == $0.place && !places.contains($0) }
        let others = inSeason.filter { places.contains($0.place) && !standing.contains($0) }
        let ranks = [fillers, others.filter { !chosen.contains($0) }, others.filter(chosen.contains)]
        return Array(ranks.flatMap { rank in turned(rank, by: day) }.prefix(offerCount))
    }

    private static func turned(_ things: [ShopThing], by day: Int) -> [ShopThing] {
        let (own, others) = (things.filter { $0.season != nil }, things.filter { $0.season == nil })
        return [own, others].flatMap { things in things.indices.map { things[(day + $0) % things.count] } }
    }
}
