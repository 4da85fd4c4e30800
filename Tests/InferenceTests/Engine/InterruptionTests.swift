import Dispatch
import Synchronization
import Testing

@testable import Inference

/// Replies that share a cache that is too small for all of them. None waits for another to end, and each is the same as if it had
/// run alone.
struct InterruptionTests {
    /// Records the order in which replies get their tokens.
    private final class Order: Sendable {
        private let names = Mutex<[String]>([])

        var all: [String] { names.withLock { $0 } }
        func add(_ name: String) { names.withLock { $0.append(name) } }
    }

    /// Records tokens, leaves the choice to another constraint, and blocks at the second token until it is opened.
    private final class Noting: TokenConstraint {
        private let name: String
        private let order: Order
        private let inner: (any TokenConstraint)?
        private let semaphore: DispatchSemaphore?
        private let count = Mutex(0)

        init(_ name: String, _ order: Order, _ inner: (any TokenConstraint)?, waits: Bool = false) {
            (self.name, self.order, self.inner) = (name, order, inner)
            semaphore = waits ? DispatchSemaphore(value: 0) : nil
        }

        func open() { semaphore?.signal() }
        func allowedTokens() -> TokenSet? { inner?.allowedTokens() }
        func forcedTokens() -> [Token] { inner?.forcedTokens() ?? [] }

        func accept(_ token: Token) {
            inner?.accept(token)
            order.add(name)
            let count = count.withLock {
                $0 += 1
                return $0
            }
            if count == 2 { semaphore?.wait() }
        }
    }

    /// The ways of choosing tokens.
    enum Way: CaseIterable {
        case greedy, random, nucleus, guided

        var options: SamplingOptions {
            let strategy: SamplingOptions.Strategy =
                switch self {
                case .greedy: .greedy
                case .random, .guided: .random()
                case .nucleus: .random(top: 40, probability: 0.9)
                }
            return SamplingOptions(strategy: strategy, seed: 11, ignoresEndOfGeneration: self != .guided)
        }

        /// A list of words. Many of its tokens are forced by the tokens before them.
        func constraint(_ model: Model) throws -> GrammarConstraint? {
            guard self == .guided else { return nil }
            var grammar = Grammar(nestingMax: 4)
            let words = ["help", "hello wide world again", "or nothing"].map {
                grammar.add(ByteAutomaton(text: $0.utf8))
            }
            let word = grammar.addChoice(words)
            grammar.root = grammar.add(
                Grammar.Repetition(
                    of: word, minimum: 10, maximum: nil, open: ByteAutomaton(text: "[".utf8),
                    separator: ByteAutomaton(text: ", ".utf8), close: ByteAutomaton(text: "]".utf8),
                    empty: ByteAutomaton(text: "[]".utf8)))
            let tokens = try TokenGrammar(grammar, vocabulary: TokenVocabulary(tokenizer: model.tokenizer))
            return try GrammarConstraint(tokens, tokenCountMax: 90)
        }
    }

    private struct Outcome: Equatable {
        var tokens: [GeneratedToken] = []
        var error: EngineError?
    }

    private static func collect(_ stream: AsyncThrowingStream<GeneratedToken, any Error>) async -> Outcome {
        var outcome = Outcome()
        do {
            for try await token in stream { outcome.tokens.append(token) }
        } catch {
            outcome.error = error as? EngineError
        }
        return outcome
    }

    private let model: Model

    init() throws {
        model = try TinyModel(contextLength: 128).load()
    }

    /// An engine whose cache holds one context, or one with the default size.
    private func engine(blockCount: Int? = 9) -> Engine {
        var configuration = EngineConfiguration(promptThreadCount: 2)
        if let blockCount { configuration.cacheBytesMax = CacheLayout(model.shape).blockBytes * blockCount }
        return Engine(model: model, configuration: configuration)
    }

    private func prompt(_ first: Int, count: Int = 20) -> [Token] { (0..<count).map { Token(($0 * 7 + first) % 250) } }

    private func alone(_ prompt: [Token], _ way: Way) async throws -> Outcome {
        let engine = engine(blockCount: nil)
        let outcome = await Self.collect(
            engine.generate(prompt, options: way.options, constraint: try way.constraint(model)))
        #expect(engine.statistics.interruptionCount == 0)
        return outcome
    }

    @Test(arguments: Way.allCases)
    func `a reply that made room says what it would have said alone`(_ way: Way) async throws {
        let engine = engine()
        try #require(engine.contextLength == 128)
        let order = Order()
        let first = Noting("first", order, try way.constraint(model), waits: true)
        let second = Noting("second", order, try way.constraint(model))
        let streams = [
            engine.generate(prompt(1), options: way.options, constraint: first),
            engine.generate(prompt(2), options: way.options, constraint: second),
        ]
        first.open()
        let outcomes = [await Self.collect(streams[0]), await Self.collect(streams[1])]
        #expect(outcomes == [try await alone(prompt(1), way), try await alone(prompt(2), way)])
        #expect(engine.statistics.interruptionCount > 0)
        #expect(engine.statistics.cacheBlockCount <= 9)
        #expect(try #require(order.all.firstIndex(of: "second")) < order.all.lastIndex(of: "first")!)
    }

    @Test(arguments: [9, 14, 25])
    func `a crowd says what each would have said alone`(_ blockCount: Int) async throws {
        let engine = engine(blockCount: blockCount)
        let prompts = (0..<10).map { prompt($0 * 3, count: 10 + $0 * 5) }
        let ways = prompts.indices.map { Way.allCases[$0 % Way.allCases.count] }
        var streams: [AsyncThrowingStream<GeneratedToken, any Error>] = []
        for (prompt, way) in zip(prompts, ways) {
            streams.append(engine.generate(prompt, options: way.options, constraint: try way.constraint(model)))
        }
        for (index, stream) in streams.enumerated() {
            #expect(await Self.collect(stream) == (try await alone(prompts[index], ways[index])), "\(index)")
        }
        #expect(engine.statistics.interruptionCount > 0)
    }

    /// Forces many tokens after the first.
    private final class Rushing: TokenConstraint {
        private let count = Mutex(0)

        func allowedTokens() -> TokenSet? { nil }
        func accept(_ token: Token) { count.withLock { $0 += 1 } }
        func forcedTokens() -> [Token] { count.withLock { $0 } == 1 ? Array(repeating: 7, count: 40) : [] }
    }

    /// The results of scoring.
    private final class Scores: Sendable {
        private let value = Mutex<[[Float]]>([])

        var all: [[Float]] { value.withLock { $0 } }
        func set(_ scores: [[Float]]) { value.withLock { $0 = scores } }
    }

    @Test func `a text that made room is scored to its beginning`() async throws {
        let queue = RequestQueue(), scores = Scores(), statistics = SharedStatistics()
        let (stream, continuation) = AsyncThrowingStream<GeneratedToken, any Error>.makeStream()
        let reply = Request(
            prompt: prompt(1), options: SamplingOptions(maximumTokenCount: 50, ignoresEndOfGeneration: true),
            constraint: Rushing(), kind: .generation(continuation), tokenizer: model.tokenizer)
        let text = prompt(5, count: 60)
        let scoring = Request(
            prompt: text, options: SamplingOptions(), constraint: nil,
            kind: .scoring(count: 60) { result in
                scores.set((try? result.get()) ?? [])
                queue.close()
            }, tokenizer: model.tokenizer)
        for request in [reply, scoring] { #expect(queue.add(request)) }
        let blockBytes = CacheLayout(model.shape).blockBytes
        let configuration = EngineConfiguration(
            promptThreadCount: 1, generationThreadCount: 1, cacheBytesMax: blockBytes * 9)
        Scheduler(EnginePlan(model, configuration), queue: queue, statistics: statistics).run()
        #expect(await Self.collect(stream).tokens.count == 50)
        #expect(scores.all == Passes(model).logits(after: text))
        #expect(statistics.current.interruptionCount == 1)
    }
}
