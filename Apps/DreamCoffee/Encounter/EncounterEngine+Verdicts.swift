import FoundationModels
import os

/// How guests judge what they are served.
extension EncounterEngine {
    /// How often a guest is asked for a verdict that is true.
    private static let verdictCountMax = 12

    /// What the guest thinks of a drink, by comparing it with the order, and what it says. Where the model has no answer, the
    /// guest is polite.
    ///
    /// - Parameter forgivesSurplus: Whether what is too much costs nothing yet.
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

    /// What a guest says whose model has no words: what is wrong, and that it can live with it, if it can.
    private func politeWords(on comparison: DrinkComparison) -> String {
        let mistake = MistakeWords(comparison: comparison, language: language).sentences.first
        let words = [comparison.hearts > 0 ? language.text("Hmm... it’s ok!") : nil, mistake].compactMap(\.self)
        return words.joined(separator: language.sentenceSeparator)
    }

    /// The guest compares the drink with its order by a tool, where its model thinks of that, and says what it thinks.
    ///
    /// - Throws: ``EncounterError/unspeakableVerdict`` where nothing that the model says can be shown, or is true, or the
    ///   model's own error.
    func judge(
        _ drink: CoffeeDrink, of customer: NPC, by known: DrinkComparison? = nil,
        options: GenerationOptions = DreamForm.options
    ) async throws -> Verdict {
        let comparison = known ?? DrinkComparison(drink, with: OrderReading(customer.coffeeOrder), in: language)
        for attempt in 1...Self.verdictCountMax {
            // The same seed would bring the same words.
            let options = attempt == 1 ? options : DreamForm.options
            let (said, guest) = try await ask(customer, about: drink, comparison, options)
            guard Verdict(comparison, comment: said).isPresentable(in: language) else {
                if attempt >= Self.attemptCountMax { break }
                continue
            }
            if comparison.isTold(truly: said) {
                return Verdict(comparison, comment: await said + whatIsWrong(beside: said, comparison, guest))
            }
            Logging.general.notice("Not so: \(said, privacy: .public)")
        }
        throw EncounterError.unspeakableVerdict
    }

    /// Asks a guest who has the tool; where that fails for the tool, as it does with models that know none, one who has
    /// none.
    ///
    /// - Returns: What the guest says, and its session.
    private func ask(
        _ customer: NPC, about drink: CoffeeDrink, _ comparison: DrinkComparison, _ options: GenerationOptions
    ) async throws -> (String, LanguageModelSession) {
        let tool = CompareDrinksTool(comparison)
        let question = EncounterPrompts.served(drink.title(in: language), to: customer, in: language)
        let form = try DreamForm.verdict(on: comparison.rows.map(\.part))
        do {
            let guest = makeSession([tool], EncounterPrompts.judging(as: customer, by: tool, in: language))
            return (try await comment(of: guest, on: question, form, options), guest)
        } catch let error where ModelFailure(error) == .tools {
            Logging.general.notice("No verdict by the tool: \(String(describing: error), privacy: .public)")
            let guest = makeSession([], EncounterPrompts.speaking(as: customer, in: language))
            return (try await comment(of: guest, on: question, form, options), guest)
        }
    }

    private func comment(
        of guest: LanguageModelSession, on question: String, _ form: GenerationSchema, _ options: GenerationOptions
    ) async throws -> String {
        let content = try await guest.respond(to: question, schema: form, options: options).content
        Logging.general.log("The verdict: \(content.jsonString)")
        return try content.value(forProperty: "comment")
    }

    // MARK: Mistakes

    /// What a guest adds whose own words name nothing that is wrong, missing or too much: it chooses among sentences that do.
    private func whatIsWrong(
        beside said: String, _ comparison: DrinkComparison, _ guest: LanguageModelSession
    ) async -> String {
        let sentences = MistakeWords(comparison: comparison, language: language).sentences
        guard !sentences.isEmpty, !comparison.truth.isMistakeNamed(by: said) else { return "" }
        return language.sentenceSeparator + (await choice(of: sentences, by: guest) ?? sentences[0])
    }

    private func choice(of sentences: [String], by guest: LanguageModelSession) async -> String? {
        do {
            return try await guest.respond(
                to: EncounterPrompts.whatWasWrong(in: language), schema: DreamForm.sentence(of: sentences),
                includeSchemaInPrompt: false, options: DreamForm.options
            ).content.value(String.self)
        } catch {
            Logging.general.notice("Nothing chosen: \(String(describing: error), privacy: .public)")
            return nil
        }
    }
}
