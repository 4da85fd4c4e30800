import Synchronization
import Testing

@testable import Inference

/// Requests that are canceled at any moment leave nothing behind.
struct CancellationTests {
    /// Records which requests have ended.
    private final class Log: Sendable {
        private let names = Mutex<[String]>([])

        var ended: [String] { names.withLock { $0 } }
        func add(_ name: String) { names.withLock { $0.append(name) } }
    }

    /// Cancels the request that it constrains at the first token.
    private final class Cancelling: TokenConstraint {
        private let request = Mutex<Request?>(nil)

        func set(_ request: Request) { self.request.withLock { $0 = request } }
        func allowedTokens() -> TokenSet? { nil }
        func accept(_ token: Token) { request.withLock { $0 }?.cancel() }
    }

    private let model: Model
    private let queue = RequestQueue()
    private let log = Log()

    init() throws {
        model = try TinyModel().load()
    }

    private func request(_ kind: Request.Kind, from first: Token, constraint: (any TokenConstraint)? = nil) -> Request {
        Request(
            prompt: [first, 2, 3], options: SamplingOptions(ignoresEndOfGeneration: true), constraint: constraint,
            kind: kind, tokenizer: model.tokenizer)
    }

    /// The last request that the engine gets.
    private func last() -> Request { request(.prewarm { [queue] in queue.close() }, from: 90) }

    /// Runs the scheduler on this thread until the queue is closed. Returns how many cache blocks are still in use.
    private func run() -> Int {
        let plan = EnginePlan(model, EngineConfiguration(promptThreadCount: 1, generationThreadCount: 1))
        let scheduler = Scheduler(plan, queue: queue, statistics: SharedStatistics())
        scheduler.run()
        scheduler.cache.checkInvariants()
        return scheduler.cache.usedBlockCount
    }

    /// The stream must be kept: without it the reply is canceled.
    private func stream(
        _ ended: @escaping @Sendable () -> Void
    ) -> (AsyncThrowingStream<GeneratedToken, any Error>, Request.Kind) {
        let (stream, continuation) = AsyncThrowingStream<GeneratedToken, any Error>.makeStream()
        continuation.onTermination = { _ in ended() }
        return (stream, .generation(continuation))
    }

    @Test func `a reply that is cancelled while another is left out ends too`() {
        let (stream, kind) = stream { [log] in log.add("second") }
        let second = request(kind, from: 10)
        let cancelling = Cancelling(), last = last()
        let (otherStream, otherKind) = self.stream { [log, queue] in
            log.add("first")
            second.cancel()
            _ = queue.add(last)
        }
        let first = request(otherKind, from: 20, constraint: cancelling)
        cancelling.set(first)
        // The order matters: the second request has already been checked when the end of the first cancels it.
        for request in [second, first] { #expect(queue.add(request)) }
        #expect(run() == 0)
        #expect(log.ended == ["first", "second"])
        withExtendedLifetime((stream, otherStream)) {}
    }

    @Test func `a waiting request that is cancelled while another is left out ends too`() {
        let second = request(.prewarm { [log] in log.add("second") }, from: 10), last = last()
        let first = request(
            .prewarm { [log, queue] in
                log.add("first")
                second.cancel()
                _ = queue.add(last)
            }, from: 20)
        first.cancel()
        for request in [second, first] { #expect(queue.add(request)) }
        #expect(run() == 0)
        #expect(log.ended == ["first", "second"])
    }

    @Test(.timeLimit(.minutes(2)))
    func `many that start and are cancelled leave room for a whole context`() async throws {
        let blockBytes = CacheLayout(model.shape).blockBytes
        let engine = Engine(
            model: model,
            configuration: EngineConfiguration(
                promptThreadCount: 1, generationThreadCount: 1, cacheBytesMax: blockBytes * 9))
        await withTaskGroup(of: Void.self) { group in
            for first in Token(0)..<8 {
                group.addTask {
                    for round in 0..<30 { await Self.startAndCancel(engine, first, round) }
                }
            }
        }
        let prompt: [Token] = (0..<100).map { Token(250 - $0) }
        let options = SamplingOptions(maximumTokenCount: 28, ignoresEndOfGeneration: true)
        var count = 0
        for try await _ in engine.generate(prompt, options: options) { count += 1 }
        #expect(count == 28)
    }

    private static func startAndCancel(_ engine: Engine, _ first: Token, _ round: Int) async {
        let prompt = (0..<40).map { _ in first }
        let task = Task {
            switch round % 3 {
            case 0: await engine.prewarm(prompt)
            case 1: _ = try await engine.logits(after: prompt)
            default:
                for try await _ in engine.generate(prompt, options: SamplingOptions(ignoresEndOfGeneration: true)) {}
            }
        }
        for _ in 0..<(round * 7 + Int(first)) % 11 { await Task.yield() }
        task.cancel()
        _ = await task.result
    }
}

extension KeyValueCache {
    /// Blocks that are pinned, or that are being filled at the end of a sequence.
    fileprivate var usedBlockCount: Int { blockCount - treeBlocks.count { $0.userCount == 0 } }
}
