import SwiftUI
import FoundationModels
import os

/// Generates guests, and lets them judge their drinks.
@MainActor
final class EncounterEngine {
    /// Makes the session in which a guest is generated or speaks; tests use a scripted model.
    typealias SessionMaker = @MainActor (_ tools: [any Tool], _ instructions: String) -> LanguageModelSession

    var language: GameLanguage
    /// The flavors that can be served.
    var shelf = CoffeeDrink.Flavor.shelf(in: nil)
    let deadline: ReplyDeadline
    /// How long a guest may look for true words after the first ones weren't; then the game provides some.
    let patience: ReplyDeadline
    /// Chooses among the game's own sentences; in tests the choice is deterministic.
    var choose: @MainActor ([String]) -> String? = { $0.randomElement() }
    let makeSession: SessionMaker

    init(
        language: GameLanguage = .preferred, deadline: ReplyDeadline = ReplyDeadline(),
        patience: ReplyDeadline = ReplyDeadline(whole: .seconds(2)),
        makeSession: @escaping SessionMaker = { LanguageModelSession(tools: $0, instructions: $1) }
    ) {
        self.language = language
        (self.deadline, self.patience) = (deadline, patience)
        self.makeSession = makeSession
    }

    /// How often a guest is generated, or asked for a verdict, before the game gives up.
    static let attemptCountMax = 3

    // MARK: Guests

    /// A new guest, if possible one who orders something that the shop has.
    ///
    /// - Throws: ``EncounterError/noPresentableGuest`` if the model generates no acceptable guest, or the model's own error.
    func generateNPC() async throws -> NPC {
        var undecided: GeneratedContent?
        for _ in 0..<Self.attemptCountMax {
            let content = try await dream()
            let fields = try GuestFields(content)
            guard fields.isPresentable(in: language), fields.canBePleased(from: shelf) else {
                Logging.general.notice("Nobody to let in: \(content.jsonString)")
                continue
            }
            if fields.ordersSomething { return try letIn(content) }
            undecided = undecided ?? content
        }
        guard let undecided else { throw EncounterError.noPresentableGuest }
        return try letIn(undecided)
    }

    private func dream() async throws -> GeneratedContent {
        let session = makeSession([], EncounterPrompts.dreaming(in: language))
        let request = EncounterPrompts.newGuest(in: language)
        return try await deadline.limit {
            try await session.respond(to: request, schema: NPC.generationSchema, options: DreamForm.options).content
        }
    }

    private func letIn(_ content: GeneratedContent) throws -> NPC {
        Logging.general.log("A guest: \(content.jsonString)")
        return try NPC(content)
    }
}

/// Why the model's answer can't be shown.
enum EncounterError: Error, Equatable {
    /// None of the generated guests had a name and an order, or lines, in the game's language.
    case noPresentableGuest
    /// The verdict has no words, or none in the game's language.
    case unspeakableVerdict
}
