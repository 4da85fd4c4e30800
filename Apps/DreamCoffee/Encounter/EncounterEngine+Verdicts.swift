import FoundationModels
import SwiftUI
import os

/// How guests judge their drinks.
extension EncounterEngine {
    /// The guest's opinion of a drink, from a comparison with the order, and its words. If the model has no answer, the guest is
    /// polite.
    ///
    /// - Parameter forgivesSurplus: Whether extra ingredients don't reduce the rating yet.
    func taste(_ drink: CoffeeDrink, by customer: NPC, forgivesSurplus: Bool = false) async -> Tasting {
        let comparison = DrinkComparison(
            drink, with: OrderReading(customer.coffeeOrder), in: language, forgivesSurplus: forgivesSurplus)
        let verdict: Verdict
        do {
            verdict = try await deadline.limit { try await self.judge(drink, of: customer, by: comparison) }
        } catch {
            Logging.general.error("No verdict: \(String(describing: error), privacy: .public)")
            verdict = Verdict(comparison, comment: politeWords(on: comparison))
        }
        return Tasting(comment: verdict.comment, verdict: verdict, hearts: comparison.hearts)
    }

    /// The words of a guest whose model has none: what is wrong, and that it doesn't mind, if that is so.
    private func politeWords(on comparison: DrinkComparison) -> String {
        let greeting = choose(Self.greetings(for: comparison.hearts).map(language.text))
        let mistake = choose(MistakeWords(comparison: comparison, language: language).sentences)
        return [greeting, mistake].compactMap(\.self).joined(separator: language.sentenceSeparator)
    }

    /// The beginning of such a comment; empty if the guest leaves no heart.
    static func greetings(for hearts: Double) -> [LocalizedStringResource] {
        switch hearts {
        case 1: ["Hmm... it’s ok!"]
        case 0: []
        default:
            ["Hmm... it’s ok!", "It’s nearly there.", "Not quite my dream, but thank you.", "Half a dream, this one."]
        }
    }

    /// The guest compares the drink with its order using a tool, if its model calls it, and says what it thinks. The first answer
    /// is awaited; if nothing in it is true, the guest has ``EncounterEngine/patience`` to find another one.
    ///
    /// - Throws: ``EncounterError/unspeakableVerdict`` if nothing that the model says can be shown or is true, or the model's own
    ///   error.
    func judge(
        _ drink: CoffeeDrink, of customer: NPC, by known: DrinkComparison? = nil,
        options: GenerationOptions = DreamForm.options
    ) async throws -> Verdict {
        let comparison = known ?? DrinkComparison(drink, with: OrderReading(customer.coffeeOrder), in: language)
        if let verdict = try await verdict(of: customer, on: drink, comparison, options) { return verdict }
        do {
            return try await patience.limit {
                for _ in 1..<Self.attemptCountMax {
                    // The same seed would give the same words.
                    let verdict = try await self.verdict(of: customer, on: drink, comparison, DreamForm.options)
                    if let verdict { return verdict }
                }
                throw EncounterError.unspeakableVerdict
            }
        } catch is ReplyDeadline.Passed {
            throw EncounterError.unspeakableVerdict
        }
    }

    /// The true part of a guest's words, and what is wrong with the drink; nil if nothing can be shown.
    private func verdict(
        of customer: NPC, on drink: CoffeeDrink, _ comparison: DrinkComparison, _ options: GenerationOptions
    ) async throws -> Verdict? {
        let said = try await ask(customer, about: drink, comparison, options)
        let words = comparison.truth.whatIsTrue(in: said)
        guard Verdict(comparison, comment: words).isPresentable(in: language) else {
            Logging.general.notice("Not so: \(said, privacy: .public)")
            return nil
        }
        return Verdict(comparison, comment: words + whatIsWrong(beside: words, comparison))
    }

    /// Asks a guest with the tool; if that fails because of the tool, as with models that don't support tools, asks one without
    /// it.
    private func ask(
        _ customer: NPC, about drink: CoffeeDrink, _ comparison: DrinkComparison, _ options: GenerationOptions
    ) async throws -> String {
        let tool = CompareDrinksTool(comparison)
        let question = EncounterPrompts.served(drink.title(in: language), to: customer, in: language)
        let form = try DreamForm.verdict(on: comparison.rows.map(\.part))
        do {
            let guest = makeSession([tool], EncounterPrompts.judging(as: customer, by: tool, in: language))
            return try await comment(of: guest, on: question, form, options)
        } catch let error where ModelFailure(error) == .tools {
            Logging.general.notice("No verdict by the tool: \(String(describing: error), privacy: .public)")
            let guest = makeSession([], EncounterPrompts.speaking(as: customer, in: language))
            return try await comment(of: guest, on: question, form, options)
        }
    }

    private func comment(
        of guest: LanguageModelSession, on question: String, _ form: GenerationSchema, _ options: GenerationOptions
    ) async throws -> String {
        let content = try await guest.respond(to: question, schema: form, options: options).content
        Logging.general.log("The verdict: \(content.jsonString)")
        return try content.value(forProperty: "comment")
    }

    /// The sentence that a guest adds if its own words mention nothing that is wrong, missing or extra.
    private func whatIsWrong(beside words: String, _ comparison: DrinkComparison) -> String {
        guard !comparison.truth.isMistakeNamed(by: words) else { return "" }
        let sentence = choose(MistakeWords(comparison: comparison, language: language).sentences)
        return sentence.map { language.sentenceSeparator + $0 } ?? ""
    }
}
