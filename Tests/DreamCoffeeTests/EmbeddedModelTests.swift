import Foundation
import FoundationModels
import TestSupport
import Testing

@testable import DreamCoffee

/// The quality of the embedded model on hand-written lines and orders, so that a worse edition is noticed. The thresholds are the
/// shares in `Models/kissa-mini/README.md` minus a margin; answers are greedy.
@MainActor
@Suite("The embedded model's worth", .shopResources)
struct EmbeddedModelTests {
    @Test(arguments: [(GameLanguage.english, 0.84), (.japanese, 0.76)])
    func `replies mostly fit what was said`(language: GameLanguage, leastShare: Double) async throws {
        let lines = try HandWritten.lines(in: language)
        var fittingCount = 0
        for line in lines {
            let reply = try await reply(to: line, in: language)
            #expect(language.isWritten(in: reply), "\(line.line) → \(reply)")
            fittingCount += try line.isFitted(by: reply) ? 1 : 0
        }
        #expect(Double(fittingCount) >= leastShare * Double(lines.count), "\(fittingCount) of \(lines.count)")
    }

    private func reply(to line: HandWritten.Line, in language: GameLanguage) async throws -> String {
        let instructions = try HandWritten.instructions(of: line.persona, in: language)
        let session = LanguageModelSession(instructions: instructions)
        let greedy = GenerationOptions(sampling: .greedy, maximumResponseTokens: 96)
        return try await session.respond(to: line.line, options: greedy).content
    }

    @Test(arguments: [(GameLanguage.english, 0.96), (.japanese, 0.96)])
    func `verdicts mostly have words to show`(language: GameLanguage, leastShare: Double) async throws {
        let orders = Campaign.portion(try HandWritten.orders(in: language), every: 4)
        var spokenCount = 0
        for order in orders { spokenCount += try await verdict(on: order, in: language) == nil ? 0 : 1 }
        #expect(Double(spokenCount) >= leastShare * Double(orders.count), "\(spokenCount) of \(orders.count)")
    }

    /// Nil if the verdict can't be shown: then the game uses polite words of its own.
    private func verdict(on order: HandWritten.Order, in language: GameLanguage) async throws -> Verdict? {
        let guest = try NPC(
            GeneratedContent(properties: [
                "name": "Pebble", "coffeeOrder": order.text,
                "picture": GeneratedContent(properties: ["imageDescription": "A snail"]),
            ]))
        do {
            return try await EncounterEngine(language: language).judge(
                order.drink, of: guest, options: GenerationOptions(sampling: .greedy, maximumResponseTokens: 400))
        } catch EncounterError.unspeakableVerdict {
            return nil
        }
    }
}
