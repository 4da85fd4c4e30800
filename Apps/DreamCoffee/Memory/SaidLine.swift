import Foundation

/// An exchange in the shop: the player's line and the answer.
struct SaidLine: Identifiable, Equatable, Codable, Sendable {
    let id: UUID
    /// The name of the character who answered.
    let name: String
    /// Empty if the character spoke first, as in a greeting.
    let player: String
    let reply: String
    /// The shop's day, from 1.
    let day: Int
}
