import SwiftUI

/// What a shop grows by: the player chooses one after each day that was reached.
enum ShopThing: String, CaseIterable, Codable, Identifiable, Sendable {
    case fern, rug, lantern, cat, books, gramophone, stainedGlass, blossoms, windChime, maple, snowGlobe, stars

    var id: Self { self }

    var title: LocalizedStringResource {
        switch self {
        case .fern: "A fern"
        case .rug: "A blue rug"
        case .lantern: "A lantern"
        case .cat: "A cat"
        case .books: "A bookcase"
        case .gramophone: "A gramophone"
        case .stainedGlass: "A coloured window"
        case .blossoms: "Spring blossoms"
        case .windChime: "A wind chime"
        case .maple: "Autumn leaves"
        case .snowGlobe: "A snow globe"
        case .stars: "A string of stars"
        }
    }

    /// The name of its picture.
    var image: String { "thing" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The season in which it can be had; nil for what can always be had.
    private var season: Season? {
        switch self {
        case .blossoms: .spring
        case .windChime: .summer
        case .maple: .autumn
        case .snowGlobe: .winter
        default: nil
        }
    }

    /// What can be chosen after a day: a few of those that the shop hasn't got, others on other days. The season's own comes
    /// first.
    static func offers(after day: Int, having owned: [ShopThing]) -> [ShopThing] {
        let left = allCases.filter { !owned.contains($0) && ($0.season == nil || $0.season == Season(on: day)) }
        if let own = left.first(where: { $0.season != nil }) {
            let others = left.filter { $0 != own }
            return [own] + (0..<min(2, others.count)).map { others[(day + $0) % others.count] }
        }
        return (0..<min(3, left.count)).map { left[(day + $0) % left.count] }
    }
}
