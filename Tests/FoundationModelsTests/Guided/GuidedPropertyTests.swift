import Foundation
import Testing

@testable import FoundationModels
@testable import Inference

@Suite("Whatever the schema and whatever the model, what is generated fulfils the schema")
struct GuidedPropertyTests {
    /// The number of random schemas and of replies for each; the environment can raise it.
    private static let schemaCount = Int(ProcessInfo.processInfo.environment["KISSA_GUIDED_SCHEMAS"] ?? "") ?? 80
    private static let replyCount = 15
    /// By how many tokens the limit exceeds the shortest reply.
    private static let tokenCountsToSpare = [0, 1, 5, 40, 120]

    @Test(arguments: [false, true])
    func `every reply fulfils its schema`(ofKissaMini: Bool) async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: ofKissaMini)
        let vocabulary = TokenVocabulary(tokenizer: tokenizer)
        var compiledCount = 0
        for seed in 1...UInt64(Self.schemaCount) {
            let schema = RandomSchema.schema(seed: seed)
            guard let grammar = try grammar(of: schema, vocabulary) else { continue }
            compiledCount += 1
            for number in 0..<Self.replyCount {
                let problem = try problem(withReply: number, to: schema, seed: seed, grammar)
                try #require(problem == nil)
            }
        }
        #expect(compiledCount > Self.schemaCount * 3 / 4)
    }

    /// Nil for constraints that no value satisfies, such as a whole number between 0.1 and 0.25.
    private func grammar(of schema: GenerationSchema, _ vocabulary: TokenVocabulary) throws -> TokenGrammar? {
        do {
            return try TokenGrammar(SchemaCompiler.grammar(of: schema), vocabulary: vocabulary)
        } catch LanguageModelSession.GenerationError.unsupportedGuide(let context) {
            #expect(context.debugDescription.contains("number is"))
            return nil
        }
    }

    private func problem(
        withReply number: Int, to schema: GenerationSchema, seed: UInt64, _ grammar: TokenGrammar
    ) throws -> String? {
        let tastes = ImaginedModel.Taste.allCases
        let taste = tastes[number % tastes.count]
        let spare = Self.tokenCountsToSpare
        let limit = grammar.shortestTokenCount + spare[number % spare.count]
        let tokenizer = grammar.vocabulary.tokenizer
        var model = ImaginedModel(taste, tokenizer: tokenizer, seed: seed &* 100 &+ UInt64(number))
        let constraint = try GrammarConstraint(grammar, tokenCountMax: limit)
        let text = tokenizer.text(of: try model.reply(keptTo: constraint, tokenCountMax: limit))
        let what = "seed \(seed), reply \(number), \(taste), at most \(limit) tokens: \(text)"
        guard let content = try? GeneratedContent(json: text) else { return what + "\nis no JSON" }
        guard content.isComplete else { return what + "\nis cut off" }
        let judge = SchemaJudge(root: schema.node, definitions: schema.definitions)
        return judge.problem(of: content).map { what + "\n" + $0 }
    }
}
