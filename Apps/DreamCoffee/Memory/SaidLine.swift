import Foundation

/// Something that was said in the shop: a line of the player's and the answer.
struct SaidLine: Identifiable, Equatable, Codable, Sendable {
    let id: UUID
    /// Who answered.
    let name: String
    /// Empty where the character said something by itself, such as a greeting.
    let player: String
    let reply: String
    /// The shop's day, from 1.
    let day: Int
}
