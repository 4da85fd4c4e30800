import SwiftUI
import Foundation

/// What a character remembers of its talks with the player: the last few things that were said, and what the player has
/// told of themselves.
struct Conversation: Equatable, Codable, Sendable {
    /// Something that the player said, and the answer.
    struct Exchange: Equatable, Codable, Sendable {
        let player: String
        let reply: String
    }

    private(set) var exchanges: [Exchange] = []
    /// In the player's words; nil in what the first editions have written.
    private var told: [String]?

    var facts: [String] { told ?? [] }

    private static let exchangeCountMax = 4
    private static let factCountMax = 8
    /// In scalars.
    private static let lineLengthMax = 160

    mutating func add(player: String, reply: String) {
        let limit = Self.lineLengthMax
        exchanges.append(
            Exchange(player: player.beginning(scalarCountMax: limit), reply: reply.beginning(scalarCountMax: limit)))
        exchanges.removeFirst(max(0, exchanges.count - Self.exchangeCountMax))
    }

    /// Adds what the player has told; the oldest facts go.
    mutating func learn(_ facts: [String]) {
        let new = facts.filter { !self.facts.contains($0) }
        told = (self.facts + new).suffix(Self.factCountMax)
    }

    /// What the model is told of it.
    func summary(in language: GameLanguage) -> String {
        let lines = exchanges.map {
            language.text("The player said: “\($0.player)” You answered: “\($0.reply)”")
        }
        // What stands in the last lines needs no second place.
        let earlier = facts.filter { fact in !exchanges.contains { $0.player.contains(fact) } }
        let told = earlier.isEmpty ? [] : [language.text("The player once told you: \(language.quoted(earlier))")]
        return ([language.text("You have met the player before.")] + told + lines).joined(separator: "\n")
    }
}
