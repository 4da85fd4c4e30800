import Foundation
import FoundationModels
import Inference

/// Answers the comparison with llguidance: `GuidedOracle MODEL SCHEMAS SEED` walks at random through what each schema of a
/// file, one JSON on a line, allows, and prints after every token which ones may follow: a JSON on a line for each schema.
@main
struct GuidedOracle {
    struct Step: Encodable {
        /// The token that led here; nil at the beginning.
        var token: Token?
        var allowed: [Token]
    }

    /// A walk is long enough for a whole value most times, and is cut off otherwise.
    private static let tokenCountMax = 120
    /// Far beyond the walk, so that the limit takes no part.
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
            // Short tokens now and then, so that borders within strings, numbers and escapes are met.
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
