import FoundationEssentials
import Glibc
import Inference

/// Measures the engine through its public interface: `BenchmarkInference MODEL MEASURE THREADS RUNS TOKENS
/// [ADAPTER]`.
///
/// Prints a number for each run:
///
///     decode     tokens a second while TOKENS are generated after 16, from the first to the last
///     sampled    the same with tokens drawn at random from those that make up nine tenths
///     prefill    tokens a second of TOKENS that it hasn't seen before, up to the first token of the reply
///     one        tokens a second of four replies of TOKENS one after another
///     four       the same of four replies at the same time
///     stall      the longest wait, in milliseconds, between two tokens of a reply while prompts of 2,000 are read beside it
///     memory     the most memory, in MB, that loading the model, filling its context and generating TOKENS took
@main
struct Benchmark {
    static let promptCount = 16
    static let longPromptCount = 2000

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard (6...7).contains(arguments.count), let threads = Int(arguments[3]), let runs = Int(arguments[4]),
            let count = Int(arguments[5])
        else {
            print(
                "usage: BenchmarkInference MODEL decode|sampled|prefill|one|four|stall|memory THREADS RUNS TOKENS [ADAPTER]"
            )
            exit(2)
        }
        let model = try Model(contentsOf: URL(fileURLWithPath: arguments[1]))
        let configuration = EngineConfiguration(
            contextLength: 2048, promptThreadCount: threads, generationThreadCount: threads, niceness: 0)
        let adapter = try arguments.dropFirst(6).first.map {
            try Adapter(contentsOf: URL(fileURLWithPath: $0), for: model)
        }
        let benchmark = Benchmark(
            engine: Engine(model: model, configuration: configuration), adapter: adapter, count: count)
        // A warm-up, except for `memory`: a second prompt would be cached beside the first.
        if arguments[2] != "memory" { _ = try await benchmark.run(arguments[2]) }
        for _ in 0..<runs { print(try await benchmark.run(arguments[2])) }
    }

    let engine: Engine
    /// The adapter for all replies, except for `stall`'s prompts.
    let adapter: Adapter?
    let count: Int

    private func run(_ measure: String) async throws -> Double {
        switch measure {
        case "decode": try await decode()
        case "sampled": try await decode(.random(probability: 0.9))
        case "one": try await replies(atOnce: 1)
        case "four": try await replies(atOnce: 4)
        case "stall": try await stall()
        case "memory": try await memory()
        default: try await prefill()
        }
    }

    private func decode(_ strategy: SamplingOptions.Strategy = .greedy) async throws -> Double {
        var start: ContinuousClock.Instant?
        for try await _ in reply(strategy) { start = start ?? .now }
        return rate(count, since: start!)
    }

    /// Generates one token more than counted, because the first comes with the prompt's pass.
    private func reply(_ strategy: SamplingOptions.Strategy = .greedy) -> AsyncThrowingStream<GeneratedToken, any Error>
    {
        let options = SamplingOptions(
            strategy: strategy, temperature: 0.8, maximumTokenCount: count + 1, ignoresEndOfGeneration: true)
        return engine.generate(prompt(Self.promptCount), options: options, adapter: adapter)
    }

    private func rate(_ tokenCount: Int, since start: ContinuousClock.Instant) -> Double {
        Double(tokenCount) / (start.duration(to: .now) / .seconds(1))
    }

    private func prefill() async throws -> Double {
        let tokens = prompt(count)
        let start = ContinuousClock.now
        for try await _ in engine.generate(
            tokens, options: SamplingOptions(maximumTokenCount: 1), adapter: adapter)
        {}
        return rate(tokens.count, since: start)
    }

    private func replies(atOnce width: Int) async throws -> Double {
        let start = ContinuousClock.now
        for _ in 0..<4 / width {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<width { group.addTask { for try await _ in reply() {} } }
                try await group.waitForAll()
            }
        }
        return rate(4 * count, since: start)
    }

    private func stall() async throws -> Double {
        let reader = Task {
            while !Task.isCancelled { await engine.prewarm(prompt(Self.longPromptCount)) }
        }
        defer { reader.cancel() }
        var longest = Duration.zero
        var last: ContinuousClock.Instant?
        for try await _ in reply() {
            let now = ContinuousClock.now
            if let last { longest = max(longest, last.duration(to: now)) }
            last = now
        }
        return longest / .milliseconds(1)
    }

    private func memory() async throws -> Double {
        // Fills the cache to the end of the context.
        let options = SamplingOptions(maximumTokenCount: count, ignoresEndOfGeneration: true)
        for try await _ in engine.generate(
            prompt(engine.contextLength - count), options: options, adapter: adapter)
        {}
        return try Self.mostMegabytes()
    }

    /// The program's peak memory. `getrusage` would include the process's memory before exec.
    private static func mostMegabytes() throws -> Double {
        let lines = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
        let most = lines.first { $0.hasPrefix("VmHWM:") }?.split(whereSeparator: \.isWhitespace)
        return (most?.dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
    }

    /// Random ordinary tokens, so that no run finds its prompt in the prefix cache.
    private func prompt(_ count: Int) -> [Token] {
        let ordinary = (0..<Token(engine.model.vocabularySize)).filter { !engine.model.tokenizer.isControl($0) }
        return (0..<count).map { _ in ordinary.randomElement()! }
    }
}
