import Testing

@testable import Inference

/// Recent tokens become less likely, as in llama.cpp.
struct RepetitionPenaltyTests {
    private func penalised(_ logits: [Float], by penalty: RepetitionPenalty?, after reply: [Token]) -> [Float] {
        var logits = logits
        logits.withUnsafeMutableBufferPointer { penalty?.apply(to: $0, after: reply) }
        return logits
    }

    @Test func `positive logits are divided and negative ones multiplied once for each token`() {
        let penalty = RepetitionPenalty(factor: 2)
        #expect(penalised([3, -3, 1, 0], by: penalty, after: [0, 1, 0, 0]) == [1.5, -6, 1, 0])
    }

    @Test func `only the newest tokens count`() {
        #expect(penalised([4, 4, 4], by: RepetitionPenalty(factor: 2, tokenCount: 2), after: [0, 1, 2]) == [4, 2, 2])
        #expect(
            penalised([4, 4, 4], by: RepetitionPenalty(factor: 2, tokenCount: -1), after: [0, 1, 2]) == [2, 2, 2])
    }

    @Test func `what changes nothing or means nothing is no penalty`() {
        for factor in [1, 0, -1, Double.nan, .infinity] { #expect(RepetitionPenalty(factor: factor) == nil) }
        #expect(RepetitionPenalty(factor: 2, tokenCount: 0) == nil)
    }

    @Test func `a reply that loops gets out of its loop`() async throws {
        let model = try TinyModel().load()
        func reply(_ penalty: RepetitionPenalty?, _ constraint: (any TokenConstraint)? = nil) async throws -> [Token] {
            let options = SamplingOptions(repetition: penalty, maximumTokenCount: 60, ignoresEndOfGeneration: true)
            var tokens: [Token] = []
            for try await token in Engine(model: model).generate([1, 2, 3], options: options, constraint: constraint) {
                tokens.append(token.token)
            }
            return tokens
        }
        let plain = try await reply(nil), penalised = try await reply(RepetitionPenalty(factor: 1.3))
        // A tied model with random weights mostly repeats its last token.
        #expect(Set(plain).count < 10)
        #expect(Set(penalised).count > 2 * Set(plain).count)
        // Constrained tokens aren't penalised.
        let anything = AnythingConstraint()
        #expect(try await reply(RepetitionPenalty(factor: 1.3), anything) == plain)
    }

    private final class AnythingConstraint: TokenConstraint {
        func allowedTokens() -> TokenSet? { nil }
        func accept(_ token: Token) {}
    }

    @Test func `a file recommends a penalty and one that recommends nothing gets a mild one`() throws {
        func recommended(_ keys: [(key: String, value: GGUFWriter.Value)]) throws -> RepetitionPenalty? {
            var writer = TinyModel().writer
            writer.metadata += keys
            return try writer.withFile { try ModelDescription(contentsOf: $0).recommendedSampling.repetition }
        }
        #expect(try recommended([]) == .mild)
        #expect(try recommended([("general.sampling.temp", .float32(0.5))]) == nil)
        #expect(try recommended([("general.sampling.penalty_repeat", .float32(1))]) == nil)
        #expect(
            try recommended([
                ("general.sampling.penalty_repeat", .float32(1.5)), ("general.sampling.penalty_last_n", .int32(32)),
            ]) == RepetitionPenalty(factor: 1.5, tokenCount: 32))
    }
}
