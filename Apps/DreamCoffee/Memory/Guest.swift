import Foundation

/// Somebody whom the player has served: a page of the guest book.
struct Guest: Identifiable, Equatable, Codable, Sendable {
    let id: UUID
    let name: String
    let order: String
    /// What the portrait shows.
    let pictureDescription: String
    /// The portrait as a PNG file; nil if it wasn't ready.
    let portrait: Data?
    let drink: CoffeeDrink
    /// Nil if the guest was only polite.
    let verdict: Verdict?
    /// What the guest said.
    let comment: String
    /// The shop's day, from 1.
    let day: Int
    let servedAt: Date
}

extension Guest {
    /// A guest without a verdict was only polite, which counts as pleased.
    var isPleased: Bool { verdict?.isPleased ?? true }
}
