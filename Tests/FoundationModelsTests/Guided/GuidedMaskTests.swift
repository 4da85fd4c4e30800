import TestSupport
import Testing

@testable import FoundationModels
@testable import Inference

@Suite("Masks of tokens")
struct GuidedMaskTests {
    @Test(arguments: [false, true])
    func `a mask is what trying every token finds`(ofKissaMini: Bool) async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: ofKissaMini)
        let vocabulary = TokenVocabulary(tokenizer: tokenizer)
        var random = SeededRandom(seed: 7)
        var stateCount = 0
        for seed in 1000..<UInt64(ofKissaMini ? 1030 : 1150) {
            let schema = RandomSchema.schema(seed: seed)
            guard let grammar = try? TokenGrammar(SchemaCompiler.grammar(of: schema), vocabulary: vocabulary) else {
                continue
            }
            let limit = grammar.shortestTokenCount + Int.random(in: 0...30, using: &random)
            let constraint = try GrammarConstraint(grammar, tokenCountMax: limit)
            while constraint.remainingCount > 0, !constraint.state.threads.isEmpty {
                let mask = try #require(constraint.allowedTokens())
                let found = tokensFoundByTrying(constraint)
                try #require(mask == found, "seed \(seed), \(limit - constraint.remainingCount) tokens")
                stateCount += 1
                let text = found.tokens.filter { !tokenizer.endOfGeneration.contains($0) }
                guard let token = text.randomElement(using: &random) else { break }
                constraint.accept(token)
            }
        }
        #expect(stateCount > 200)
    }

    private func tokensFoundByTrying(_ constraint: GrammarConstraint) -> TokenSet {
        let vocabulary = constraint.grammar.vocabulary
        return vocabulary.lock.withLock { _ in
            let allowed = (Token(0)..<Token(vocabulary.size)).filter { token in
                if vocabulary.endOfGeneration.contains(token) { return constraint.state.isComplete }
                guard vocabulary.isText(token), !vocabulary.bytes(of: token).isEmpty else { return false }
                let machine = constraint.grammar.machine
                let next = machine.state(after: constraint.state, bytes: vocabulary.bytes(of: token))
                let isAlive = next.isComplete || !next.threads.isEmpty
                return isAlive && next.tokenCount <= constraint.remainingCount - 1
            }
            return TokenSet(allowed, vocabularySize: vocabulary.size)
        }
    }

    @Test func `a state that was visited is remembered`() async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: true)
        let schema = GenerationSchema(name: "Text", node: .array(of: .string(.anything), count: .init()))
        let grammar = try TokenGrammar(
            SchemaCompiler.grammar(of: schema), vocabulary: TokenVocabulary(tokenizer: tokenizer))
        func write() throws -> Int {
            let constraint = try GrammarConstraint(grammar, tokenCountMax: 500)
            for token in tokenizer.tokens(for: #"["one","two","three","one"]"#) {
                #expect(try #require(constraint.allowedTokens()).contains(token))
                constraint.accept(token)
            }
            return grammar.rememberedByteCount
        }
        let first = try write()
        #expect(try write() == first)
    }

    @Test func `what is remembered has a bound`() async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: false)
        let schema = GenerationSchema(name: "Deep", node: .any)
        let grammar = try TokenGrammar(
            SchemaCompiler.grammar(of: schema), vocabulary: TokenVocabulary(tokenizer: tokenizer))
        for seed in 0..<UInt64(40) {
            var model = ImaginedModel(.brackets, tokenizer: tokenizer, seed: seed)
            let constraint = try GrammarConstraint(grammar, tokenCountMax: 2000)
            _ = try model.reply(keptTo: constraint, tokenCountMax: 2000)
            #expect(grammar.rememberedByteCount < 33 << 20)
        }
    }
}

extension TokenSet {
    var tokens: [Token] {
        var tokens: [Token] = []
        forEach { tokens.append(Token($0)) }
        return tokens
    }
}
