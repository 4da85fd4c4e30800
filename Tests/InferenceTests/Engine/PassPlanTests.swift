import Testing

@testable import Inference

/// The contents and order of a pass.
struct PassPlanTests {
    private let model: Model
    private let cache: KeyValueCache

    init() throws {
        model = try TinyModel().load()
        cache = KeyValueCache(layout: CacheLayout(model.shape), blockCountMax: 400)
    }

    private func request(_ count: Int, from first: Token, isReplying: Bool = false) -> Request {
        let (_, continuation) = AsyncThrowingStream<GeneratedToken, any Error>.makeStream()
        let request = Request(
            prompt: Array(repeating: first, count: count), options: SamplingOptions(), constraint: nil,
            kind: .generation(continuation), tokenizer: model.tokenizer)
        request.reading.sequence = cache.open(request.reading.prompt, reusing: 0, positionsMax: 1000)
        if isReplying { request.reply = [first] }
        return request
    }

    private func plan(_ requests: [Request], pace: ReadingPace = ReadingPace()) -> [Int] {
        let plan = PassPlan(requests, pace: pace)
        let counts = requests.map { request in plan.parts.first { $0.request === request }?.tokenCount ?? 0 }
        for request in requests { request.close() }
        return counts
    }

    @Test func `a prompt alone fills the pass`() throws {
        #expect(plan([request(500, from: 1)]) == [PassPlan.tokenCountMax])
    }

    @Test func `prompts share the pass`() throws {
        #expect(plan([request(500, from: 1), request(500, from: 2)]) == [64, 64])
        #expect(plan([request(10, from: 1), request(500, from: 2)]) == [10, 118])
    }

    @Test func `every reply is served however long a prompt beside it`() throws {
        let replies = (1...3).map { request(1, from: Token($0), isReplying: true) }
        let counts = plan([request(500, from: 9)] + replies)
        #expect(counts.dropFirst() == [1, 1, 1])
        #expect(counts[0] > 0)
    }

    @Test func `beside replies a prompt gets what the machine reads in time`() throws {
        var pace = ReadingPace()
        // Two milliseconds a token.
        pace.record(tokenCount: 100, seconds: 0.2)
        let counts = plan([request(1, from: 1, isReplying: true), request(500, from: 2)], pace: pace)
        #expect(counts == [1, Int(ReadingPace.passSecondsMax / 0.002) - 1])
    }

    @Test(arguments: [1, 8, 15])
    func `a prompt is read beside many replies on a slow machine`(_ replyCount: Int) throws {
        var pace = ReadingPace()
        // Ten milliseconds a token.
        pace.record(tokenCount: 100, seconds: 1)
        let replies = (1...replyCount).map { request(1, from: Token($0), isReplying: true) }
        let counts = plan(replies + [request(500, from: 100)], pace: pace)
        #expect(counts.dropLast().allSatisfy { $0 == 1 })
        #expect(counts.last! > 0)
    }

    @Test func `a reply with forced tokens is served beside many on a slow machine`() throws {
        var pace = ReadingPace()
        pace.record(tokenCount: 100, seconds: 1)
        let replies = (1...8).map { request(1, from: Token($0), isReplying: true) }
        let counts = plan([request(3, from: 50, isReplying: true)] + replies + [request(500, from: 100)], pace: pace)
        #expect(counts.first == 3)
        #expect(counts.last! > 0)
    }

    @Test func `a reply that is read again fills the pass`() throws {
        let interrupted = request(500, from: 1, isReplying: true)
        interrupted.interrupt()
        interrupted.reading.sequence = cache.open(interrupted.reading.prompt, reusing: 0, positionsMax: 1000)
        #expect(plan([interrupted]) == [PassPlan.tokenCountMax])
    }

    @Test func `a long prompt is read to its end beside a reply`() throws {
        let reply = request(1, from: 1, isReplying: true), prompt = request(300, from: 2)
        var passCount = 0
        while !prompt.isRead, passCount < 300 {
            for part in PassPlan([reply, prompt]).parts { part.reading.commit(part.tokenCount) }
            reply.reading.pending = [Token(passCount)]
            passCount += 1
        }
        // While the machine's speed is unknown, a pass has sixteen tokens. One of them is the reply's.
        #expect(passCount == 300 / 15)
        for request in [reply, prompt] { request.close() }
    }
}
