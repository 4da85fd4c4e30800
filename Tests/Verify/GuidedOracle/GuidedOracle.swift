import Foundation
import FoundationModels
import Inference

/// Produces the data for the comparison with llguidance: `GuidedOracle MODEL SCHEMAS SEED`. For each schema of a file with one
/// JSON schema per line, it takes a random walk through the allowed tokens. It prints one line of JSON per schema, with the
/// tokens that are allowed after each step.
@main
struct GuidedOracle {
    struct Step: Encodable {
        /// The token before this state; nil at the beginning.
        var token: Token?
        var allowed: [Token]
    }

    /// Long enough for a whole value in most cases; otherwise the walk is cut off.
    private static let tokenCountMax = 120
    /// Far longer than the walk, so that the limit has no effect.
    private static let limit = 100_000

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let seed = UInt64(arguments[3]) else {
            print("usage: GuidedOracle MODEL SCHEMAS SEED")
            exit(2)
        }
        let model = try Model(contentsOf: URL(fileURLWithPath: arguments[1]))
        let vocabulary = TokenVocabulary(tokenizer: model.tokenizer)
        var random = SeededGenerator(seed: seed)
        let lines = try String(contentsOf: URL(fileURLWithPath: arguments[2]), encoding: .utf8)
        for line in lines.split(separator: "\n") {
            let schema = try JSONDecoder().decode(GenerationSchema.self, from: Data(line.utf8))
            let grammar = try TokenGrammar(SchemaCompiler.grammar(of: schema), vocabulary: vocabulary)
            let steps = try walk(GrammarConstraint(grammar, tokenCountMax: limit), model.tokenizer, &random)
            print(String(decoding: try JSONEncoder().encode(steps), as: UTF8.self))
        }
    }

    private static func walk(
        _ constraint: GrammarConstraint, _ tokenizer: Tokenizer, _ random: inout SeededGenerator
    ) throws -> [Step] {
        var steps: [Step] = []
        var token: Token?
        while steps.count < tokenCountMax {
            guard let mask = constraint.allowedTokens() else { return steps }
            let allowed = (Token(0)..<Token(tokenizer.vocabularySize)).filter(mask.contains)
            steps.append(Step(token: token, allowed: allowed))
            // Chooses short tokens now and then, to reach token boundaries within strings, numbers and escapes.
            let text = allowed.filter { !tokenizer.endOfGeneration.contains($0) }
            let short = text.filter { tokenizer.bytes(of: $0).count == 1 }
            let pool = !short.isEmpty && Bool.random(using: &random) ? short : text
            guard let next = pool.randomElement(using: &random) else { return steps }
            constraint.accept(next)
            token = next
        }
        return steps
    }
}
