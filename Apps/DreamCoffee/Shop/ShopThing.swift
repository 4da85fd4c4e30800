import SwiftUI

/// What a shop grows by: the player chooses one after each day that was reached.
enum ShopThing: String, CaseIterable, Codable, Identifiable, Sendable {
    case fern, rug, lantern, cat, books, gramophone, stainedGlass, blossoms, maple, stars

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
        case .maple: "Autumn leaves"
        case .stars: "A string of stars"
        }
    }

    /// The name of its picture.
    var image: String { "thing" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// What can be chosen after a day: a few of those that the shop hasn't got, others on other days.
    static func offers(after day: Int, having owned: [ShopThing]) -> [ShopThing] {
        let left = allCases.filter { !owned.contains($0) }
        return (0..<min(3, left.count)).map { left[(day + $0) % left.count] }
    }
}
