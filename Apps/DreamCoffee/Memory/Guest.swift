import Foundation

/// Somebody whom the player has served: a page of the guest book.
struct Guest: Identifiable, Equatable, Codable, Sendable {
    let id: UUID
    let name: String
    /// What it said to order.
    let order: String
    /// What the portrait shows.
    let pictureDescription: String
    /// The portrait as a PNG file; nil if it wasn't ready.
    var portrait: Data?
    let drink: CoffeeDrink
    /// Nil if the guest was only polite.
    let verdict: Verdict?
    /// What the guest said.
    let comment: String
    /// The shop's day, from 1.
    var day: Int
    let servedAt: Date
    /// 0, 0.5 or 1; nil on pages of the first edition.
    var heartsLeft: Double?
    /// Who it is, by the first of its pages; nil on that page itself.
    var person: UUID?
    /// Whether the player poured a picture into the foam.
    var hasFoamArt: Bool?
    /// Which of its day's guests it was, from 0; nil on pages of earlier editions.
    var place: Int?
}

extension Guest {
    /// The first edition knew only pleased and not. A guest without a verdict was only polite, which counts as pleased.
    var hearts: Double { heartsLeft ?? (verdict?.isPleased ?? true ? 1 : 0) }

    var isPleased: Bool { hearts > 0 }

    /// The same for all pages of one guest.
    var personID: UUID { person ?? id }
}
