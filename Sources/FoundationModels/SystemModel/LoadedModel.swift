import Foundation
import HTTP
import Inference

/// A loaded model with its engine. It reads transcripts in the model's chat markup, and generates replies.
final class LoadedModel: Sendable {
    let description: ModelDescription
    let engine: Engine
    let adapters = AdapterLibrary()
    private let template: ChatTemplate
    private let grammars: GrammarLibrary
    /// The names of tokens that are markup in replies; their own texts can be empty.
    private let markerTexts: [Token: String]
    /// The tokens between messages. If the model generates one, its message ends.
    private let borders: Set<Token>

    /// - Parameter chatTemplate: the name of the chat template; nil for the one in the environment or the file.
    /// - Throws: `ModelFileError` or `ChatTemplateError`.
    init(contentsOf url: URL, chatTemplate: String? = nil, progress: @escaping LoadingProgress = { _ in }) throws {
        description = try ModelDescription(contentsOf: url)
        let model = try Model(contentsOf: url, progress: progress)
        template = try chatTemplate.map(ChatTemplate.init(named:)) ?? Self.namedTemplate() ?? model.chatTemplate
        engine = Engine(model: model)
        grammars = GrammarLibrary(tokenizer: model.tokenizer, toolMarkup: template.toolMarkup)
        let named = (template.toolMarkup.markers + ThoughtFilter.tags).compactMap { name in
            model.tokenizer.specialToken(named: name).map { ($0, name) }
        }
        markerTexts = Dictionary(named) { first, _ in first }
        let messages = [ChatMessage.Role.system, .user, .assistant, .user].map { ChatMessage(role: $0, content: ".") }
        let written = try template.tokens(
            for: messages, tools: [], addingGenerationPrompt: true, allowingThought: false, tokenizer: model.tokenizer)
        borders = Set(written.filter(model.tokenizer.isControl)).subtracting(markerTexts.keys)
    }

    /// The chat template in the environment, for a file without one, or with one that isn't recognized.
    private static func namedTemplate(
        by environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ChatTemplateError) -> ChatTemplate? {
        guard let name = environment["KISSA_CHAT_TEMPLATE"], !name.isEmpty else { return nil }
        return try ChatTemplate(named: name)
    }

    var contextSize: Int { engine.contextLength }

    func tokenCount(of text: String) -> Int {
        engine.model.tokenizer.tokens(for: text).count
    }

    /// - Parameters:
    ///   - addingGenerationPrompt: Whether the beginning of the model's next message is added.
    ///   - allowingThought: Whether it may begin with reasoning, if the model always does that.
    func tokens(
        of transcript: Transcript, tools: [String] = [], addingGenerationPrompt: Bool, allowingThought: Bool = true
    ) throws(ChatTemplateError) -> [Token] {
        try template.tokens(
            for: [ChatMessage](transcript), tools: tools, addingGenerationPrompt: addingGenerationPrompt,
            allowingThought: allowingThought, tokenizer: engine.model.tokenizer)
    }

    /// The tokens of a request: its transcript, and the tools in the form that the model expects.
    private func tokens(
        for request: LanguageModelExecutorGenerationRequest, addingGenerationPrompt: Bool, allowingThought: Bool = true
    ) throws(ChatTemplateError) -> [Token] {
        let describesTools = template.toolMarkup.describesTools
        return try tokens(
            of: GuidedPrompt.transcript(for: request, describingTools: !describesTools),
            tools: describesTools ? GuidedPrompt.definitions(for: request) : [],
            addingGenerationPrompt: addingGenerationPrompt, allowingThought: allowingThought)
    }

    /// The number of tokens of entries, including the tools that instructions define.
    func tokenCount(of transcript: Transcript) throws -> Int {
        try tokens(for: GuidedPrompt.request(for: transcript), addingGenerationPrompt: false).count
    }

    /// The number of tokens that a schema adds to a prompt.
    func tokenCount(of schema: GenerationSchema) -> Int {
        tokenCount(of: GuidedPrompt.description(of: schema))
    }

    /// Reads a transcript ahead, so that a later request with it is faster.
    ///
    /// - Throws: `ChatTemplateError` if the model's template refuses it.
    func prewarm(_ transcript: Transcript, _ adapter: Adapter?) async throws {
        let tokens = try tokens(for: GuidedPrompt.request(for: transcript), addingGenerationPrompt: false)
        await engine.prewarm(tokens, adapter: adapter, owner: Requester.current)
    }

    func respond(
        to request: LanguageModelExecutorGenerationRequest, _ adapter: Adapter?,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        let reply = GuidedReply(request)
        // The grammar of a guided reply doesn't allow reasoning.
        let prompt = try prompt(for: request, allowingThought: reply == nil)
        var sampling = SamplingOptions(request.generationOptions, recommended: description.recommendedSampling)
        sampling.stopTokens = borders
        var constraint: GrammarConstraint?
        if let reply { constraint = try self.constraint(for: reply, after: prompt.count, &sampling) }
        if reply == nil { sampling.guidance = guidance(for: request, adapter) }
        var writer = ReplyWriter(
            channel, calls: reply?.mayCallTools ?? false ? grammars.calls.markup : nil,
            stopTexts: request.generationOptions.stopTexts,
            thoughts: reply?.mayBeText ?? true ? ThoughtFilter(isWithin: reply == nil && template.opensThought) : nil)
        do {
            let tokens = engine.generate(
                prompt, options: sampling, constraint: constraint, adapter: adapter, owner: Requester.current)
            for try await token in tokens {
                guard try await writer.write(token, markerText: markerTexts[token.token]) else { break }
            }
        } catch EngineError.noTokenAllowed where constraint?.isComplete == true {
            // The value is complete, but the vocabulary has no end token.
        } catch let error as EngineError {
            throw error.modelError
        }
        try Task.checkCancellation()
        try await writer.finish(promptTokenCount: prompt.count)
    }

    /// Guidance away from the reply to an empty prompt, if the adapter's makers recommend it.
    private func guidance(
        for request: LanguageModelExecutorGenerationRequest, _ adapter: Adapter?
    ) -> ClassifierFreeGuidance? {
        guard let scale = adapter?.guidanceScale, scale > 1, case .prompt(var prompt)? = request.transcript.last else {
            return nil
        }
        var request = request
        prompt.segments = [.text(.init(content: "..."))]
        request.transcript.entries[request.transcript.entries.count - 1] = .prompt(prompt)
        let tokens = try? tokens(for: request, addingGenerationPrompt: true)
        return tokens.map { ClassifierFreeGuidance(negativePrompt: $0, scale: scale) }
    }

    private func prompt(
        for request: LanguageModelExecutorGenerationRequest, allowingThought: Bool
    ) throws -> [Token] {
        do throws(ChatTemplateError) {
            return try tokens(for: request, addingGenerationPrompt: true, allowingThought: allowingThought)
        } catch {
            throw LanguageModelSession.GenerationError.assetsUnavailable(.init(debugDescription: "\(error)"))
        }
    }

    /// Constrains a reply to its grammar, and to the remaining context size.
    private func constraint(
        for reply: GuidedReply, after promptTokenCount: Int, _ sampling: inout SamplingOptions
    ) throws -> GrammarConstraint {
        let grammar = try grammars.grammar(for: reply)
        let needed = grammar.shortestTokenCount
        if let limit = sampling.maximumTokenCount, limit < needed {
            // The error is the same as for a truncated response, which apps are prepared for.
            throw decodingFailure(
                "maximumResponseTokens is \(limit); a complete response of the requested shape needs \(needed).")
        }
        guard promptTokenCount + needed <= contextSize else {
            throw EngineError.contextOverflow(tokenCount: promptTokenCount + needed, contextLength: contextSize)
                .modelError
        }
        // A text that ended at the context limit would look complete, so it isn't limited: it continues until the
        // engine reports that the context is full.
        let room = reply.mayBeText ? contextSize : contextSize - promptTokenCount
        let limit = min(sampling.maximumTokenCount ?? room, room)
        if !reply.mayBeText { sampling.maximumTokenCount = limit }
        do throws(GrammarError) {
            return try GrammarConstraint(grammar, tokenCountMax: limit)
        } catch {
            throw unsupportedGuide("\(error).")
        }
    }
}

extension EngineError {
    /// The error for the app.
    fileprivate var modelError: any Error {
        switch self {
        case .contextOverflow(let tokenCount, let contextLength):
            LanguageModelError.contextSizeExceeded(
                .init(
                    contextSize: contextLength, tokenCount: tokenCount,
                    debugDescription:
                        "The conversation has \(tokenCount) tokens, the model's context holds \(contextLength)."))
        case .noTokenAllowed:
            LanguageModelError.unsupportedGenerationGuide(.init(schemaName: nil, debugDescription: "\(self)"))
        case .emptyPrompt, .invalidToken, .cancelled:
            SystemLanguageModel.Error.assetsUnavailable(.init(debugDescription: "\(self)"))
        }
    }
}
