import Foundation
import Inference

/// Produces the data for the comparison with llama.cpp: `InferenceOracle MODEL REQUESTS ANSWERS [ADAPTER]`.
///
/// A request is a text to tokenize, a conversation to write in the model's own markup and tokenize, or tokens with a
/// continuation. For the last, the answer contains the engine's own greedy continuation of the same length, and the logits before
/// each token of the given one. An answer is a line of JSON, followed by the logits as 32-bit floats.
@main
struct Oracle {
    struct Request: Decodable {
        /// Base64, because the text may be invalid UTF-8.
        var text: Data?
        var special: Bool?
        var messages: [Message]?
        var tokens: [Token]?
        var continuation: [Token]?
    }

    struct Message: Decodable {
        var role: String
        var content: String
    }

    struct Answer: Encodable {
        var tokens: [Token] = []
        var bytes: [UInt8] = []
        var greedy: [Token] = []
        var logitsCount = 0
        var vocabulary: Int
    }

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard (4...5).contains(arguments.count) else {
            print("usage: InferenceOracle MODEL REQUESTS ANSWERS [ADAPTER]")
            exit(2)
        }
        let model = try Model(contentsOf: URL(fileURLWithPath: arguments[1]))
        let requests = try JSONDecoder().decode(
            [Request].self, from: Data(contentsOf: URL(fileURLWithPath: arguments[2])))
        try Data().write(to: URL(fileURLWithPath: arguments[3]))
        let output = try FileHandle(forWritingTo: URL(fileURLWithPath: arguments[3]))
        let adapter = try arguments.dropFirst(4).first.map {
            try Adapter(contentsOf: URL(fileURLWithPath: $0), for: model)
        }
        let oracle = Oracle(model: model, adapter: adapter, engine: Engine(model: model))
        for request in requests {
            let (answer, logits) = try await oracle.answer(request)
            output.write(try JSONEncoder().encode(answer) + Data("\n".utf8))
            output.write(logits)
        }
    }

    let model: Model
    let adapter: Adapter?
    let engine: Engine

    private func answer(_ request: Request) async throws -> (Answer, logits: Data) {
        var answer = Answer(vocabulary: model.vocabularySize)
        if let text = request.text {
            answer.tokens = model.tokenizer.tokens(
                forBytes: Array(text), parsingSpecialTokens: request.special ?? false)
            answer.bytes = answer.tokens.flatMap(model.tokenizer.bytes(of:))
        }
        if let messages = request.messages {
            answer.tokens = try model.chatTemplate.tokens(
                for: messages.map { ChatMessage(role: .init(rawValue: $0.role)!, content: $0.content) },
                addingGenerationPrompt: true, tokenizer: model.tokenizer)
        }
        guard let tokens = request.tokens, let continuation = request.continuation else { return (answer, Data()) }
        let options = SamplingOptions(maximumTokenCount: continuation.count, ignoresEndOfGeneration: true)
        for try await token in engine.generate(tokens, options: options, adapter: adapter) {
            answer.greedy.append(token.token)
        }
        let logits = try await engine.logits(
            after: tokens + continuation.dropLast(), suffixCount: continuation.count, adapter: adapter)
        answer.logitsCount = logits.count
        return (
            answer, logits.reduce(into: Data()) { data, row in row.withUnsafeBytes { data.append(contentsOf: $0) } }
        )
    }
}
