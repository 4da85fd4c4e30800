import Foundation
import FoundationModels
import Inference

/// Measures what guiding costs for a whole reply: `BenchmarkGuided replies MODEL ROUNDS`. Each guided reply is followed
/// by a free one with as many tokens. Prints JSON, which bench.py compares.
struct ReplyMeasures {
    /// For each round, the milliseconds and the number of tokens.
    struct Times: Encodable {
        var guided: [Double] = []
        var free: [Double] = []
        var tokenCounts: [Int] = []
    }

    struct Result: Encodable {
        /// A guest with name, level, kind and tags: names, quotation marks and brackets are forced tokens.
        var document = Times()
        /// A text: only its quotation marks are forced tokens.
        var text = Times()
    }

    /// The schema limits the names' length, because a model with random weights would never end a text.
    private static let documentSchema = """
        {"title":"Guest","type":"object","additionalProperties":false,"x-order":["name","level","kind","tags"],
        "required":["name","level","kind","tags"],"properties":{"name":{"type":"string","pattern":"^[A-Z][a-z]{2,8}$"},
        "level":{"type":"integer","minimum":1,"maximum":10},"kind":{"type":"string","enum":["guest","barista","dreamer"]},
        "tags":{"type":"array","items":{"type":"string","pattern":"^[a-z]{2,8}$"},"minItems":2,"maxItems":3}}}
        """
    private static let textSchema = #"{"type":"string"}"#
    private static let tokenCountMax = 100

    private let engine: Engine
    private let rounds: Int

    init(model path: String, rounds: Int) throws {
        engine = Engine(model: try Model(contentsOf: URL(fileURLWithPath: path)))
        self.rounds = rounds
    }

    func run() async throws -> Result {
        Result(document: try await times(keptTo: Self.documentSchema), text: try await times(keptTo: Self.textSchema))
    }

    private func times(keptTo schema: String) async throws -> Times {
        let schema = try JSONDecoder().decode(GenerationSchema.self, from: Data(schema.utf8))
        let tokenizer = engine.model.tokenizer
        let grammar = try TokenGrammar(
            SchemaCompiler.grammar(of: schema), vocabulary: SchemaCompiler.vocabulary(of: tokenizer))
        let prompt = tokenizer.tokens(for: "A guest comes in.")
        var times = Times()
        // The first round is a warm-up: it computes all masks for the first time, as a session's first request does.
        for round in 0...rounds {
            var options = SamplingOptions(
                strategy: .random(top: 40), seed: UInt64(round), maximumTokenCount: Self.tokenCountMax)
            let constraint = try GrammarConstraint(grammar, tokenCountMax: Self.tokenCountMax)
            let guided = try await reply(to: prompt, options, constraint)
            options.maximumTokenCount = guided.tokenCount
            options.ignoresEndOfGeneration = true
            let free = try await reply(to: prompt, options, nil)
            guard round > 0 else { continue }
            times.guided.append(guided.milliseconds)
            times.free.append(free.milliseconds)
            times.tokenCounts.append(guided.tokenCount)
        }
        return times
    }

    private func reply(
        to prompt: [Token], _ options: SamplingOptions, _ constraint: GrammarConstraint?
    ) async throws -> (milliseconds: Double, tokenCount: Int) {
        var count = 0
        let start = ContinuousClock.now
        for try await _ in engine.generate(prompt, options: options, constraint: constraint) { count += 1 }
        return (start.duration(to: .now) / .milliseconds(1), count)
    }
}
