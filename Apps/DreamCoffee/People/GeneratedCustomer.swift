import SwiftUI
import Foundation
import FoundationModels

/// A guest with the name of somebody whom the player knows.
@Generable
struct GeneratedCustomer: Character {
    @Guide(description: "A name")
    let displayName: String
    let encounter: Encounter
    @Guide(description: "How well the guest knows the shop", .range(1...10))
    let level: Int
    @Guide(.count(2))
    let attributes: [Attribute]
    @Guide(description: "A friendly greeting")
    let resumeConversationLine: String
    @Guide(description: "A friendly remark to the barista")
    let firstLine: String

    let id = UUID()

    @Generable
    enum Encounter: String, Sendable {
        case newOrder, wantToTalkToManager
    }

    @Generable
    enum Attribute: String, Sendable {
        case sassy, tired, hungry, excited, nervous
    }
}

extension GeneratedCustomer {
    var memoryKey: String { "contact " + displayName }
    var side: CounterSide? { .guest }

    /// Whether the guest's lines are in the game's language. Its name may be in another one.
    func isPresentable(in language: GameLanguage) -> Bool {
        [firstLine, resumeConversationLine].allSatisfy {
            $0.count <= 300 && language.isWritten(in: $0.replacing(displayName, with: ""))
        }
    }

    /// The language in which the guest was generated.
    var language: GameLanguage { GameLanguage.japanese.isWritten(in: firstLine) ? .japanese : .english }

    var persona: String {
        let moods = language.list(attributes.map { language.text($0.title) })
        let errand = language.text(encounter.title)
        let visits = language.text(level > 5 ? "You have been here often." : "You have not been here often.")
        return language.text("You are a guest, not a barista. You feel: \(moods). \(errand) \(visits)")
    }

    var errorResponse: String { language.text("Sorry, I was lost in thought. What was it about coffee?") }
}

extension GeneratedCustomer.Encounter {
    fileprivate var title: LocalizedStringResource {
        switch self {
        case .newOrder: "You want to order a coffee."
        case .wantToTalkToManager: "You would like to tell the manager how much you like the shop."
        }
    }
}

extension GeneratedCustomer.Attribute {
    fileprivate var title: LocalizedStringResource {
        switch self {
        case .sassy: "sassy"
        case .tired: "tired"
        case .hungry: "hungry"
        case .excited: "excited"
        case .nervous: "nervous"
        }
    }
}
