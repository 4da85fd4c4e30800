import Synchronization
import Testing

@testable import Inference

/// How constraints take part in a reply.
struct TokenConstraintTests {
    /// Writes a fixed text. Some of its tokens are forced; the others are the only allowed ones.
    private final class Script: TokenConstraint {
        private let tokens: [Token]
        private let forced: Range<Int>
        private let position = Mutex(0)

        init(_ tokens: [Token], forced: Range<Int>) {
            self.tokens = tokens
            self.forced = forced
        }

        func allowedTokens() -> TokenSet? {
            let next = position.withLock { tokens.dropFirst($0).first }
            return TokenSet(next.map { [$0] } ?? [], vocabularySize: TinyModel().vocabularySize)
        }

        func accept(_ token: Token) {
            position.withLock {
                #expect(tokens[$0] == token)
                $0 += 1
            }
        }

        func forcedTokens() -> [Token] {
            let start = position.withLock { $0 }
            return forced.contains(start) ? Array(tokens[start..<forced.upperBound]) : []
        }
    }

    private func reply(_ script: Script, _ engine: Engine) async throws -> [Token] {
        var tokens: [Token] = []
        let options = SamplingOptions(strategy: .random(), seed: 1)
        for try await token in engine.generate([1, 2, 3], options: options, constraint: script) {
            tokens.append(token.token)
        }
        return tokens
    }

    @Test(arguments: [0..<0, 0..<4, 2..<6, 1..<7])
    func `a reply is what the constraint leaves`(_ forced: Range<Int>) async throws {
        let engine = Engine(model: try TinyModel().load())
        let end = engine.model.tokenizer.specialToken(named: "<|im_end|>")!
        let tokens: [Token] = [10, 20, 30, 40, 50, 60, end]
        #expect(try await reply(Script(tokens, forced: forced), engine) == tokens)
        // Forced tokens need no pass of their own.
        #expect(engine.statistics.passCount == 7 - forced.count)
    }

    @Test func `a constraint that leaves nothing is an error`() async throws {
        let engine = Engine(model: try TinyModel().load())
        await #expect(throws: EngineError.noTokenAllowed) { try await reply(Script([10, 20], forced: 0..<0), engine) }
    }
}
