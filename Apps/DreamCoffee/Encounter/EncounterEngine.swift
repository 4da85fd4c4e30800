import SwiftUI
import FoundationModels
import os

/// Dreams up guests, and lets them judge what they are served.
@MainActor
final class EncounterEngine {
    /// Makes the session that a guest is dreamt up or speaks in; tests give one with a scripted model.
    typealias SessionMaker = @MainActor (_ tools: [any Tool], _ instructions: String) -> LanguageModelSession

    var language: GameLanguage
    private let deadline: ReplyDeadline
    private let makeSession: SessionMaker

    init(
        language: GameLanguage = .preferred, deadline: ReplyDeadline = ReplyDeadline(),
        makeSession: @escaping SessionMaker = { LanguageModelSession(tools: $0, instructions: $1) }
    ) {
        self.language = language
        self.deadline = deadline
        self.makeSession = makeSession
    }

    /// How often a guest is dreamt up, or asked for a verdict, before that is given up.
    private static let attemptCountMax = 3
    /// How often it is asked for one that is true.
    private static let verdictCountMax = 12

    // MARK: Guests

    /// A new guest, if possible one who orders something that the shop has.
    ///
    /// - Throws: ``EncounterError/noPresentableGuest`` where the model dreams up nobody whom one could let in, or the
    ///   model's own error.
    func generateNPC() async throws -> NPC {
        var undecided: GeneratedContent?
        for _ in 0..<Self.attemptCountMax {
            let content = try await dream()
            let fields = try GuestFields(content)
            guard fields.isPresentable(in: language), fields.canBePleased else {
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
        return try await session.respond(
            to: EncounterPrompts.newGuest(in: language), schema: NPC.generationSchema, options: DreamForm.options
        ).content
    }

    private func letIn(_ content: GeneratedContent) throws -> NPC {
        Logging.general.log("A guest: \(content.jsonString)")
        return try NPC(content)
    }

    // MARK: Verdicts

    /// What the guest thinks of a drink, by comparing it with the order, and what it says. Where the model has no answer, the
    /// guest is polite.
    func taste(_ drink: CoffeeDrink, by customer: NPC) async -> Tasting {
        let comparison = DrinkComparison(drink, with: OrderReading(customer.coffeeOrder), in: language)
        let verdict: Verdict
        do {
            verdict = try await deadline.limit { try await self.judge(drink, of: customer) }
        } catch {
            Logging.general.error("No verdict: \(String(describing: error), privacy: .public)")
            verdict = Verdict(comparison, comment: language.text("Hmm... it’s ok!"))
        }
        return Tasting(comment: verdict.comment, verdict: verdict, hearts: comparison.hearts)
    }

    /// The guest compares the drink with its order by a tool, where its model thinks of that, and says what it thinks.
    ///
    /// - Throws: ``EncounterError/unspeakableVerdict`` where nothing that the model says can be shown, or is true, or the
    ///   model's own error.
    func judge(
        _ drink: CoffeeDrink, of customer: NPC, options: GenerationOptions = DreamForm.options
    ) async throws -> Verdict {
        for attempt in 1...Self.verdictCountMax {
            let comparison = DrinkComparison(drink, with: OrderReading(customer.coffeeOrder), in: language)
            // The same seed would bring the same words.
            let options = attempt == 1 ? options : DreamForm.options
            let verdict = try await ask(customer, about: drink, options: options)
            guard verdict.isPresentable(in: language) else {
                if attempt >= Self.attemptCountMax { break }
                continue
            }
            if comparison.isTold(truly: verdict.comment) { return verdict }
            Logging.general.notice("Not so: \(verdict.comment, privacy: .public)")
        }
        throw EncounterError.unspeakableVerdict
    }

    /// Asks a guest who has the tool; where that fails for the tool, as it does with models that know none, one who has
    /// none.
    private func ask(
        _ customer: NPC, about drink: CoffeeDrink, options: GenerationOptions
    ) async throws -> Verdict {
        let tool = CompareDrinksTool(drink, order: customer.coffeeOrder, language: language)
        let question = EncounterPrompts.served(drink.title(in: language), to: customer, in: language)
        let form = try DreamForm.verdict(on: tool.comparison.rows.map(\.part))
        do {
            let guest = makeSession([tool], EncounterPrompts.judging(as: customer, by: tool, in: language))
            return try await verdict(of: guest, on: question, form, options, tool.comparison)
        } catch let error where ModelFailure(error) == .tools {
            Logging.general.notice("No verdict by the tool: \(String(describing: error), privacy: .public)")
            let guest = makeSession([], EncounterPrompts.speaking(as: customer, in: language))
            return try await verdict(of: guest, on: question, form, options, tool.comparison)
        }
    }

    private func verdict(
        of guest: LanguageModelSession, on question: String, _ form: GenerationSchema, _ options: GenerationOptions,
        _ comparison: DrinkComparison
    ) async throws -> Verdict {
        let content = try await guest.respond(to: question, schema: form, options: options).content
        Logging.general.log("The verdict: \(content.jsonString)")
        return Verdict(comparison, comment: try content.value(forProperty: "comment"))
    }
}

/// Why the model's answer can't be shown.
enum EncounterError: Error, Equatable {
    /// Nobody that was dreamt up had a name and an order, or lines, in the game's language.
    case noPresentableGuest
    /// The verdict has no words, or none in the game's language.
    case unspeakableVerdict
}
