import TestSupport
import Testing

@testable import FoundationModels
@testable import Inference

@Suite("What can only follow")
struct ForcedTokenTests {
    private static let name = SchemaNode.structure(
        .init(
            name: "Guest",
            properties: [
                .init(name: "name", node: .string(.anything)), .init(name: "favourite drink", node: .string(.anything)),
            ]))

    @Test func `a reply without a choice needs no model`() async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: true)
        let only = SchemaNode.array(of: .string(.oneOf(["only this"])), count: .init(minimum: 2, maximum: 2))
        let constraint = try GuidedFixture.constraint(only, tokenizer)
        let forced = constraint.forcedTokens()
        #expect(tokenizer.text(of: forced) == #"["only this","only this"]"#)
        #expect(forced.dropLast() == tokenizer.tokens(for: #"["only this","only this"]"#)[...])
        #expect(forced.last.map(tokenizer.endOfGeneration.contains) == true)
    }

    @Test(arguments: ["Lisa", "", "\\n", " x", "1", "-", "喫茶", "\\\"", ".", ":"])
    func `what is forced is spelt as the tokenizer spells the whole`(name: String) async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: true)
        let constraint = try GuidedFixture.constraint(Self.name, tokenizer)
        let whole = tokenizer.tokens(for: #"{"name":"\#(name)","favourite drink":"tea"}"#)
        let forced = constraint.forcedTokens()
        #expect(!forced.isEmpty)
        #expect(Array(whole.prefix(forced.count)) == forced)
    }

    @Test func `what is forced is allowed and leaves room to end`() async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: true)
        let vocabulary = TokenVocabulary(tokenizer: tokenizer)
        for seed in 2000..<UInt64(2100) {
            let schema = RandomSchema.schema(seed: seed)
            guard let grammar = try? TokenGrammar(SchemaCompiler.grammar(of: schema), vocabulary: vocabulary) else {
                continue
            }
            var random = SeededRandom(seed: seed)
            let constraint = try GrammarConstraint(grammar, tokenCountMax: grammar.shortestTokenCount)
            while !(constraint.isComplete && constraint.state.threads.isEmpty), constraint.remainingCount > 0 {
                for token in constraint.forcedTokens() {
                    try #require(constraint.allowedTokens()?.contains(token) == true)
                    constraint.accept(token)
                }
                let allowed = try #require(constraint.allowedTokens()).tokens
                guard let token = allowed.randomElement(using: &random) else { break }
                if tokenizer.endOfGeneration.contains(token) { break }
                constraint.accept(token)
            }
            #expect(constraint.isComplete)
        }
    }
}
