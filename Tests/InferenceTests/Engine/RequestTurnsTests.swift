import Dispatch
import Synchronization
import Testing

@testable import Inference

/// Requests of several users on one engine.
struct RequestTurnsTests {
    private static let prompt: [Token] = (0..<20).map { Token(($0 * 29 + 5) % 262) }

    private func request(_ owner: String?, isPrewarm: Bool = false) throws -> Request {
        Request(
            prompt: Self.prompt, options: SamplingOptions(), constraint: nil,
            kind: isPrewarm ? .prewarm {} : .scoring(count: 0) { _ in },
            tokenizer: try TinyModel().load().tokenizer, owner: owner)
    }

    private func requests(_ owners: String) throws -> [Request] { try owners.map { try request(String($0)) } }

    @Test func `Each has equally many in a pass, in turn, and all where nobody else has any`() throws {
        var turns = RequestTurns()
        let all = try requests("aaabaa")
        var served: [ObjectIdentifier: Int] = [:]
        for _ in 0..<10 {
            let next = turns.next(of: all)
            #expect(next.compactMap(\.owner).sorted() == ["a", "b"])
            for request in next { served[ObjectIdentifier(request), default: 0] += 1 }
        }
        #expect(all.map { served[ObjectIdentifier($0)] } == [2, 2, 2, 10, 2, 2])
        #expect(turns.next(of: try requests("aaaa")).count == 4)
        #expect(turns.next(of: try requests("aabbb")).count == 4)
        #expect(turns.next(of: []).isEmpty)
    }

    @Test func `Who has fewest is next, and then who came first`() throws {
        let (active, waiting) = (try requests("aab"), try requests("aabcc"))
        let order = RequestTurns.order(of: waiting, beside: active)
        #expect(order.map { next in waiting.firstIndex { $0 === next } } == [3, 4, 2, 0, 1])
        let ahead = [try request("d", isPrewarm: true)] + waiting
        #expect(RequestTurns.order(of: ahead, beside: active).last === ahead[0])
        #expect(RequestTurns.order(of: [], beside: active).isEmpty)
    }

    /// The places of those who make room for somebody until so many are left.
    private func losers(_ owners: String, for newcomer: Request, leaving count: Int) throws -> [Int]? {
        let active = try requests(owners)
        let losers = RequestTurns.losers(of: active, for: newcomer) { $0.count <= count }
        return losers?.map { loser in active.firstIndex { $0 === loser }! }
    }

    @Test func `Who has most makes room, but not with the oldest of all, and for nobody who has one`() throws {
        #expect(RequestTurns.loser(of: try requests("abab")) == 3)
        #expect(RequestTurns.loser(of: try requests("abaab")) == 3)
        #expect(RequestTurns.loser(of: try requests("a")) == nil && RequestTurns.loser(of: []) == nil)
        #expect(try losers("abaab", for: request("c"), leaving: 4) == [3])
        #expect(try losers("abaab", for: request("c"), leaving: 2) == [3, 4, 2])
        #expect(try losers("abaab", for: request("c"), leaving: 5) == [])
        #expect(try losers("abaab", for: request("b"), leaving: 4) == nil)
        #expect(try losers("ab", for: request("c"), leaving: 1) == nil)
    }

    @Test func `Nobody makes room that isn't enough, nor for a prompt that is only read ahead`() throws {
        #expect(try losers("abaab", for: request("c"), leaving: 1) == nil)
        #expect(try losers("aa", for: request("b"), leaving: 0) == nil)
        #expect(try losers("abaab", for: request("c", isPrewarm: true), leaving: 4) == nil)
        #expect(try losers("abaab", for: request("c", isPrewarm: true), leaving: 5) == [])
    }

    /// Records the pass of each token. If `waits` is set, blocks the engine at the second token.
    private final class Noting: TokenConstraint {
        private let engine: Engine
        private let gate: DispatchSemaphore?
        private let noted = Mutex<[Int]>([])

        init(_ engine: Engine, waits: Bool = false) {
            self.engine = engine
            gate = waits ? DispatchSemaphore(value: 0) : nil
        }

        var passes: [Int] { noted.withLock { $0 } }
        func open() { gate?.signal() }
        func allowedTokens() -> TokenSet? { nil }
        func forcedTokens() -> [Token] { [] }

        func accept(_ token: Token) {
            let count = noted.withLock {
                $0.append(engine.statistics.passCount)
                return $0.count
            }
            if count == 2 { gate?.wait() }
        }
    }

    @Test func `Beside somebody with forty replies another one's begins at once, and goes on with each pass`()
        async throws
    {
        let engine = Engine(model: try TinyModel().load(), configuration: EngineConfiguration(promptThreadCount: 2))
        var options = SamplingOptions(maximumTokenCount: 60, ignoresEndOfGeneration: true)
        let many = (0..<40).map { engine.generate(Self.prompt + [Token($0)], options: options, owner: "many") }
        let first = Noting(engine, waits: true), one = Noting(engine)
        // Requests are processed in order, so this is the only one of the other replies that runs from the beginning.
        let gate = engine.generate(Self.prompt, options: options, constraint: first, owner: "gate")
        while first.passes.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
        options.maximumTokenCount = 30
        let reply = engine.generate(Self.prompt, options: options, constraint: one, owner: "one")
        first.open()
        var count = 0
        for try await _ in reply { count += 1 }
        let passes = one.passes
        #expect(count == 30 && passes == Array(passes[0]..<passes[0] + 30))
        #expect(passes[0] - first.passes[1] < 6)
        for stream in many + [gate] {
            var tokens = 0
            for try await _ in stream { tokens += 1 }
            #expect(tokens == 60)
        }
    }
}
