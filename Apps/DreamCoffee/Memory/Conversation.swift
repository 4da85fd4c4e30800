import SwiftUI
import Foundation

/// What a character remembers of its talks with the player: the last few things that were said.
struct Conversation: Equatable, Codable, Sendable {
    /// Something that the player said, and the answer.
    struct Exchange: Equatable, Codable, Sendable {
        let player: String
        let reply: String
    }

    private(set) var exchanges: [Exchange] = []

    private static let exchangeCountMax = 4
    /// In scalars.
    private static let lineLengthMax = 160

    mutating func add(player: String, reply: String) {
        let limit = Self.lineLengthMax
        exchanges.append(
            Exchange(player: player.beginning(scalarCountMax: limit), reply: reply.beginning(scalarCountMax: limit)))
        exchanges.removeFirst(max(0, exchanges.count - Self.exchangeCountMax))
    }

    /// What the model is told of it.
    func summary(in language: GameLanguage) -> String {
        let lines = exchanges.map {
            language.text("The player said: “\($0.player)” You answered: “\($0.reply)”")
        }
        return ([language.text("You have met the player before.")] + lines).joined(separator: "\n")
    }
}
