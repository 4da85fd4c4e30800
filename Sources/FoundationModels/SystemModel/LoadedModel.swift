import Foundation
import Inference

/// A model in memory with its engine: it reads transcripts in the markup that the model was taught, and speaks.
final class LoadedModel: Sendable {
    let description: ModelDescription
    let engine: Engine
    private let template: ChatTemplate

    /// - Throws: `ModelFileError` or `ChatTemplateError`.
    init(contentsOf url: URL) throws {
        description = try ModelDescription(contentsOf: url)
        let model = try Model(contentsOf: url)
        template = try model.chatTemplate
        engine = Engine(model: model)
    }

    var contextSize: Int { engine.contextLength }

    func tokenCount(of text: String) -> Int {
        engine.model.tokenizer.tokens(for: text).count
    }

    /// - Parameter addingGenerationPrompt: Whether the model's next message is opened, so that it goes on there.
    func tokens(of transcript: Transcript, addingGenerationPrompt: Bool) -> [Token] {
        template.tokens(
            for: transcript.map(ChatMessage.init), addingGenerationPrompt: addingGenerationPrompt,
            tokenizer: engine.model.tokenizer)
    }

    /// Reads a transcript ahead.
    func prewarm(_ transcript: Transcript) async {
        await engine.prewarm(tokens(of: transcript, addingGenerationPrompt: false))
    }

    func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        let prompt = tokens(of: request.transcript, addingGenerationPrompt: true)
        let sampling = SamplingOptions(request.generationOptions, recommended: description.recommendedSampling)
        var count = 0
        do {
            for try await token in engine.generate(prompt, options: sampling) {
                count += 1
                if !token.text.isEmpty {
                    await channel.send(.response(action: .appendText(token.text, tokenCount: 1)))
                }
            }
        } catch let error as EngineError {
            throw LanguageModelSession.GenerationError(error)
        }
        try Task.checkCancellation()
        await channel.send(
            .response(
                action: .updateUsage(input: .init(totalTokenCount: prompt.count), output: .init(totalTokenCount: count))
            ))
    }
}

extension ChatMessage {
    /// An entry as a message. What a model said to a tool is its own message, in words.
    fileprivate init(_ entry: Transcript.Entry) {
        self.init(role: Role(entry), content: entry.text)
    }
}

extension ChatMessage.Role {
    fileprivate init(_ entry: Transcript.Entry) {
        switch entry {
        case .instructions: self = .system
        case .prompt: self = .user
        case .toolCalls, .response: self = .assistant
        case .toolOutput: self = .tool
        }
    }
}

extension LanguageModelSession.GenerationError {
    fileprivate init(_ error: EngineError) {
        switch error {
        case .contextOverflow(let tokenCount, let contextLength):
            let description = "The conversation has \(tokenCount) tokens, the model's context holds \(contextLength)."
            self = .exceededContextWindowSize(.init(debugDescription: description))
        case .noTokenAllowed:
            self = .unsupportedGuide(.init(debugDescription: "\(error)"))
        case .emptyPrompt, .invalidToken, .cancelled:
            self = .assetsUnavailable(.init(debugDescription: "\(error)"))
        }
    }
}
