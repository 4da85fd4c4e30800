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
    /// In scalars: a single character can have any number of accents.
    private static let lineLengthMax = 160

    mutating func add(player: String, reply: String) {
        exchanges.append(Exchange(player: Self.shortened(player), reply: Self.shortened(reply)))
        exchanges.removeFirst(max(0, exchanges.count - Self.exchangeCountMax))
    }

    private static func shortened(_ line: String) -> String {
        var length = 0
        let beginning = line.prefix {
            length += $0.unicodeScalars.count
            return length <= lineLengthMax
        }
        return String(beginning)
    }

    /// What the model is told of it.
    func summary(in language: GameLanguage) -> String {
        let lines = exchanges.map {
            language.text("The player said: “\($0.player)” You answered: “\($0.reply)”")
        }
        return ([language.text("You have met the player before.")] + lines).joined(separator: "\n")
    }
}
