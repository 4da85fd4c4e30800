import Foundation
import FoundationModels
import Inference

/// Measures masks over many schemas: `BenchmarkGuided suite MODEL REQUESTS`, where each line of REQUESTS has a schema's text and
/// instances as tokens. Prints a line of JSON for each, which suite.py compares with other programs'.
struct SuiteMeasures {
    struct Request: Decodable {
        var schema: String
        var instances: [[Token]]
    }

    struct Answer: Encodable {
        /// Why the schema is refused; nil where it isn't.
        var refusal: String?
        /// Whether each instance is allowed to its end.
        var accepted: [Bool] = []
        /// The time for each mask.
        var microseconds: [Double] = []
    }

    private let tokenizer: Tokenizer
    private let requests: [Request]

    init(model path: String, requests: String) throws {
        tokenizer = try Model(contentsOf: URL(fileURLWithPath: path)).tokenizer
        self.requests = try String(contentsOf: URL(fileURLWithPath: requests), encoding: .utf8).split(separator: "\n")
            .map { try JSONDecoder().decode(Request.self, from: Data($0.utf8)) }
    }

    func run() throws {
        let output = FileHandle.standardOutput, vocabulary = SchemaCompiler.vocabulary(of: tokenizer)
        for request in requests {
            output.write(try JSONEncoder().encode(answer(request, vocabulary)) + Data("\n".utf8))
        }
    }

    private func answer(_ request: Request, _ vocabulary: TokenVocabulary) -> Answer {
        var answer = Answer()
        do {
            let schema = try GenerationSchema(jsonSchema: GeneratedContent(json: request.schema))
            let grammar = try TokenGrammar(SchemaCompiler.grammar(of: schema), vocabulary: vocabulary)
            for instance in request.instances {
                answer.accepted.append(try isAllowed(instance, grammar, &answer.microseconds))
            }
        } catch DecodingError.dataCorrupted(let context) {
            answer.refusal = context.debugDescription
        } catch {
            answer.refusal = "\(error)"
        }
        return answer
    }

    private func isAllowed(_ tokens: [Token], _ grammar: TokenGrammar, _ times: inout [Double]) throws -> Bool {
        let constraint = try GrammarConstraint(grammar, tokenCountMax: 1_000_000)
        for token in tokens {
            let start = ContinuousClock.now
            let mask = constraint.allowedTokens()
            times.append(start.duration(to: .now) / .microseconds(1))
            guard mask?.contains(token) ?? true else { return false }
            constraint.accept(token)
        }
        return constraint.isComplete
    }
}
