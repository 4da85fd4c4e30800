import Foundation

/// A guest whom the player has served: a page of the guest book.
struct Guest: Identifiable, Equatable, Codable, Sendable {
    let id: UUID
    let name: String
    /// The words with which it ordered.
    let order: String
    /// The portrait's description.
    let pictureDescription: String
    /// The portrait as a PNG file; nil if it wasn't ready.
    var portrait: Data?
    let drink: CoffeeDrink
    /// Nil if the guest was only polite.
    let verdict: Verdict?
    /// The guest's comment.
    let comment: String
    /// The shop's day, from 1.
    var day: Int
    let servedAt: Date
    /// 0, 0.5 or 1; nil on pages from the first version.
    var heartsLeft: Double?
    /// The person's identity, which is the id of their first page; nil on that page itself.
    var person: UUID?
    /// Whether there was a heart in the foam.
    var hasFoamArt: Bool?
    /// The guest's place in the day's plan, from 0; nil on pages from earlier versions.
    var place: Int?
}

extension Guest {
    /// The first version only knew pleased or not. A guest without a verdict was only polite, which counts as pleased.
    var hearts: Double { heartsLeft ?? (verdict?.isPleased ?? true ? 1 : 0) }

    var isPleased: Bool { hearts > 0 }

    /// Equal for all pages of one person.
    var personID: UUID { person ?? id }
}
