import Foundation

/// A waiting guest as it is stored: a player who leaves and comes back finds the same ones.
struct WaitingGuest: Identifiable, Equatable, Codable, Sendable {
    let id: UUID
    let name: String
    /// The order, with which the drink is compared.
    let order: String
    /// What the guest says instead of its order: a riddle, or a request for the usual.
    var line: String?
    /// A hint for that.
    var hint: String?
    /// The portrait's description.
    let pictureDescription: String
    /// The portrait as a PNG file; nil until it is drawn.
    var portrait: Data?
    /// The identity of a returning guest, which is the id of their first page in the guest book; nil for a first visit.
    var person: UUID?
    /// The guest's place in the day's plan, from 0; nil in data of an earlier version.
    var place: Int?
}

extension WaitingGuest {
    /// The words that the player reads.
    var spokenOrder: String { line ?? order }
}
