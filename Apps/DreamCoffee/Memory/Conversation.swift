import SwiftUI
import Foundation

/// A character's memory of its conversations with the player: the last exchanges, and facts that the player has told about
/// themselves.
struct Conversation: Equatable, Codable, Sendable {
    /// The player's line, and the answer.
    struct Exchange: Equatable, Codable, Sendable {
        let player: String
        let reply: String
    }

    private(set) var exchanges: [Exchange] = []
    /// In the player's words; nil in data of the first versions.
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

    /// Adds facts told by the player; the oldest ones are dropped.
    mutating func learn(_ facts: [String]) {
        let new = facts.filter { !self.facts.contains($0) }
        told = (self.facts + new).suffix(Self.factCountMax)
    }

    /// The summary for the model.
    func summary(in language: GameLanguage) -> String {
        let lines = exchanges.map {
            language.text("The player said: “\($0.player)” You answered: “\($0.reply)”")
        }
        // Facts that are part of the last lines aren't repeated.
        let earlier = facts.filter { fact in !exchanges.contains { $0.player.contains(fact) } }
        let told = earlier.isEmpty ? [] : [language.text("The player once told you: \(language.quoted(earlier))")]
        return ([language.text("You have met the player before.")] + told + lines).joined(separator: "\n")
    }
}
