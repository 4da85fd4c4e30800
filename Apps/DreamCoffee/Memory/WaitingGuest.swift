import Foundation

/// A guest who waits to be served, as the shop keeps it: whoever leaves and comes back finds the same ones.
struct WaitingGuest: Identifiable, Equatable, Codable, Sendable {
    let id: UUID
    let name: String
    /// What the drink is compared with.
    let order: String
    /// What the guest says in place of its order: a riddle, or that it wants the usual.
    var line: String?
    /// What helps with that.
    var hint: String?
    /// What the portrait shows.
    let pictureDescription: String
    /// The portrait as a PNG file; nil until it is drawn.
    var portrait: Data?
    /// Who has come back, by the first of its pages in the guest book; nil for whoever is here for the first time.
    var person: UUID?
    /// Which of the day's guests it is, from 0; nil where an earlier edition has let it in.
    var place: Int?
}

extension WaitingGuest {
    /// What the player hears.
    var spokenOrder: String { line ?? order }
}
