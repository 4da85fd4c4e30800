import Synchronization

/// What language models were asked for in this process, for `/metrics`. Thread-safe.
package final class ModelMetrics: Sendable {
    /// The process's, or a test's own.
    @TaskLocal package static var current = ModelMetrics()

    /// Numbers of tokens.
    package struct Tokens: Sendable {
        package var input: Int
        /// Those of the input that a model remembered from an earlier request.
        package var cached: Int
        package var output: Int

        package init(input: Int, cached: Int, output: Int) {
            (self.input, self.cached, self.output) = (input, cached, output)
        }
    }

    /// How a request ended.
    package enum Outcome: Sendable { case answered, canceled, failed }

    private struct Counts {
        var requests = 0
        var running = 0
        var canceled = 0
        var failed = 0
        var tokens = Tokens(input: 0, cached: 0, output: 0)
        var firstPiece = LatencyHistogram()
        var reply = LatencyHistogram()
    }

    private let counts = Mutex(Counts())

    package init() {}

    /// A model is asked.
    package func begin() -> Request {
        counts.withLock { counts in
            counts.requests += 1
            counts.running += 1
        }
        return Request(metrics: self)
    }

    /// A request that runs, or waits for other visitors' requests.
    package struct Request: Sendable {
        fileprivate let metrics: ModelMetrics
        private let begin = ContinuousClock.now
        private var hasReplied = false

        fileprivate init(metrics: ModelMetrics) { self.metrics = metrics }

        private var seconds: Double { (ContinuousClock.now - begin) / .seconds(1) }

        /// A piece of the reply has arrived.
        package mutating func replied() {
            guard !hasReplied else { return }
            hasReplied = true
            metrics.counts.withLock { $0.firstPiece.add(seconds) }
        }

        /// - Parameter tokens: What this request used. The numbers may be a server's, so they are added without a trap.
        package func end(_ outcome: Outcome, tokens: Tokens) {
            metrics.counts.withLock { counts in
                counts.running -= 1
                counts.canceled += outcome == .canceled ? 1 : 0
                counts.failed += outcome == .failed ? 1 : 0
                counts.tokens.add(tokens)
                if outcome == .answered { counts.reply.add(seconds) }
            }
        }
    }

    package func write(to text: inout MetricsText) {
        let counts = counts.withLock { $0 }
        text.counter("kissa_model_requests_total", "What models were asked for.", counts.requests)
        text.gauge("kissa_model_requests_running", "Requests without a whole reply yet.", counts.running)
        text.counter("kissa_model_requests_canceled_total", "Requests that nobody waits for any more.", counts.canceled)
        text.counter("kissa_model_requests_failed_total", "Requests that ended with an error.", counts.failed)
        text.counter("kissa_model_input_tokens_total", "Tokens that models were given.", counts.tokens.input)
        text.counter(
            "kissa_model_cached_tokens_total", "Those of the input that were remembered from an earlier request.",
            counts.tokens.cached)
        text.counter("kissa_model_output_tokens_total", "Tokens of replies.", counts.tokens.output)
        text.histogram(
            "kissa_model_first_piece_seconds", "From a request until the first piece of its reply.", counts.firstPiece)
        text.histogram("kissa_model_reply_seconds", "From a request until the whole reply.", counts.reply)
    }
}

extension ModelMetrics.Tokens {
    fileprivate mutating func add(_ other: Self) {
        input = Self.sum(input, other.input)
        cached = Self.sum(cached, other.cached)
        output = Self.sum(output, other.output)
    }

    private static func sum(_ total: Int, _ more: Int) -> Int {
        let (sum, isTooLarge) = total.addingReportingOverflow(max(0, more))
        return isTooLarge ? .max : sum
    }
}
