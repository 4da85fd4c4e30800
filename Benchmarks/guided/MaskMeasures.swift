import BenchmarkReport
import Foundation
import FoundationModels
import Inference

/// Measures the masks of guided generation: `BenchmarkGuided masks MODEL DOCUMENTS`, where each line of DOCUMENTS is a
/// value of the schema. Prints JSON, which bench.py compares with other programs' figures.
struct MaskMeasures {
    private static let rounds = 30
    private static let schema = """
        {"title":"Guest","type":"object","additionalProperties":false,"x-order":["name","level","kind","tags"],
        "required":["name","level","kind","tags"],"properties":{"name":{"type":"string"},
        "level":{"type":"integer","minimum":1,"maximum":10},"kind":{"type":"string","enum":["guest","barista","dreamer"]},
        "tags":{"type":"array","items":{"type":"string"},"maxItems":3}}}
        """

    struct Result: Encodable {
        var compileMilliseconds: Double
        var firstVisitMicroseconds: [Double] = []
        var cachedMicroseconds: [Double] = []
        var acceptMicroseconds: [Double] = []
    }

    private let model: Model
    private let documents: [[Token]]

    init(model path: String, documents: String) throws {
        model = try Model(contentsOf: URL(fileURLWithPath: path))
        let tokenizer = model.tokenizer
        self.documents = try String(contentsOf: URL(fileURLWithPath: documents), encoding: .utf8)
            .split(separator: "\n").map { tokenizer.tokens(for: String($0)) }
    }

    func run() throws -> Result {
        let schema = try JSONDecoder().decode(GenerationSchema.self, from: Data(Self.schema.utf8))
        let vocabulary = SchemaCompiler.vocabulary(of: model.tokenizer)
        // A warm-up: data that all schemas share is created once per model, as the vocabulary is.
        _ = try TokenGrammar(SchemaCompiler.grammar(of: schema), vocabulary: vocabulary)
        let start = ContinuousClock.now
        use(try TokenGrammar(SchemaCompiler.grammar(of: schema), vocabulary: vocabulary))
        var result = Result(compileMilliseconds: start.duration(to: .now) / .milliseconds(1))
        for _ in 0..<Self.rounds {
            let fresh = try TokenGrammar(
                SchemaCompiler.grammar(of: schema), vocabulary: SchemaCompiler.vocabulary(of: model.tokenizer))
            var accepting: [Double] = []
            result.firstVisitMicroseconds += try visit(fresh, &accepting)
            result.cachedMicroseconds += try visit(fresh, &result.acceptMicroseconds)
        }
        return result
    }

    /// The time for each mask of the documents, in microseconds.
    private func visit(_ grammar: TokenGrammar, _ accepting: inout [Double]) throws -> [Double] {
        var times: [Double] = []
        for document in documents {
            let constraint = try GrammarConstraint(grammar, tokenCountMax: 1000)
            for token in document {
                let start = ContinuousClock.now
                let mask = constraint.allowedTokens()
                times.append(start.duration(to: .now) / .microseconds(1))
                precondition(mask?.contains(token) ?? true, "token \(token) of a document is not allowed")
                let acceptStart = ContinuousClock.now
                constraint.accept(token)
                accepting.append(acceptStart.duration(to: .now) / .microseconds(1))
            }
        }
        return times
    }
}
