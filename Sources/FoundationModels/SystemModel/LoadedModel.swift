import Foundation
import Inference

/// A model in memory with its engine: it reads transcripts in the markup that the model was taught, and speaks.
final class LoadedModel: Sendable {
    let description: ModelDescription
    let engine: Engine
    private let template: ChatTemplate
    private let grammars: GrammarLibrary

    /// - Parameter chatTemplate: the name of the markup to read it in; nil for what the environment or the file says.
    /// - Throws: `ModelFileError` or `ChatTemplateError`.
    init(contentsOf url: URL, chatTemplate: String? = nil, progress: @escaping LoadingProgress = { _ in }) throws {
        description = try ModelDescription(contentsOf: url)
        let model = try Model(contentsOf: url, progress: progress)
        template = try chatTemplate.map(ChatTemplate.init(named:)) ?? Self.namedTemplate() ?? model.chatTemplate
        engine = Engine(model: model)
        grammars = GrammarLibrary(tokenizer: model.tokenizer, toolMarkup: template.toolMarkup)
    }

    /// The markup that the environment chooses, for a file that has none or one of no known shape.
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

    /// - Parameter addingGenerationPrompt: Whether the model's next message is opened, so that it goes on there.
    func tokens(of transcript: Transcript, tools: [String] = [], addingGenerationPrompt: Bool) -> [Token] {
        template.tokens(
            for: transcript.compactMap(ChatMessage.init), tools: tools, addingGenerationPrompt: addingGenerationPrompt,
            tokenizer: engine.model.tokenizer)
    }

    /// The tokens of a request: its transcript, and the tools in the model's own form.
    private func tokens(
        for request: LanguageModelExecutorGenerationRequest, addingGenerationPrompt: Bool
    ) -> [Token] {
        let describesTools = template.toolMarkup.describesTools
        return tokens(
            of: GuidedPrompt.transcript(for: request, describingTools: !describesTools),
            tools: describesTools ? GuidedPrompt.definitions(for: request) : [],
            addingGenerationPrompt: addingGenerationPrompt)
    }

    /// The number of tokens of entries, the tools that instructions define included.
    func tokenCount(of transcript: Transcript) -> Int {
        tokens(for: GuidedPrompt.request(for: transcript), addingGenerationPrompt: false).count
    }

    /// The number of tokens by which a schema makes a prompt longer.
    func tokenCount(of schema: GenerationSchema) -> Int {
        tokenCount(of: GuidedPrompt.description(of: schema))
    }

    /// Reads a transcript ahead.
    func prewarm(_ transcript: Transcript) async {
        await engine.prewarm(tokens(for: GuidedPrompt.request(for: transcript), addingGenerationPrompt: false))
    }

    func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        let prompt = tokens(for: request, addingGenerationPrompt: true)
        var sampling = SamplingOptions(request.generationOptions, recommended: description.recommendedSampling)
        let reply = GuidedReply(request)
        var constraint: GrammarConstraint?
        if let reply { constraint = try self.constraint(for: reply, after: prompt.count, &sampling) }
        var writer = ReplyWriter(channel, calls: reply?.mayCallTools ?? false ? grammars.calls.markup : nil)
        do {
            for try await token in engine.generate(prompt, options: sampling, constraint: constraint) {
                try await writer.write(token, markerText: grammars.markerText(of: token.token))
            }
        } catch EngineError.noTokenAllowed where constraint?.isComplete == true {
            // The value is whole, and the vocabulary has no token that says so.
        } catch let error as EngineError {
            throw LanguageModelSession.GenerationError(error)
        }
        try Task.checkCancellation()
        await writer.finish(promptTokenCount: prompt.count)
    }

    /// Keeps a reply to its grammar, and to the room that there is for it.
    private func constraint(
        for reply: GuidedReply, after promptTokenCount: Int, _ sampling: inout SamplingOptions
    ) throws -> GrammarConstraint {
        let grammar = try grammars.grammar(for: reply)
        let needed = grammar.shortestTokenCount
        if let limit = sampling.maximumTokenCount, limit < needed {
            // As where a response is cut off in the middle: that is what apps are prepared for.
            throw decodingFailure(
                "maximumResponseTokens is \(limit); a complete response of the requested shape needs \(needed).")
        }
        guard promptTokenCount + needed <= contextSize else {
            throw LanguageModelSession.GenerationError(
                .contextOverflow(tokenCount: promptTokenCount + needed, contextLength: contextSize))
        }
        // A text that the context cuts off would look whole, so it is not bounded by the room: it goes on until the
        // engine says that the context is full.
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

/// Sends a reply into a channel while it grows.
private struct ReplyWriter {
    private let channel: LanguageModelExecutorGenerationChannel
    private var parser: ToolCallParser?
    private var count = 0
    private var cachedPromptTokenCount = 0
    /// Tokens of which nothing has been sent yet.
    private var unsentCount = 0
    private var hasCalls = false

    init(_ channel: LanguageModelExecutorGenerationChannel, calls markup: ToolMarkup?) {
        self.channel = channel
        parser = markup.map(ToolCallParser.init)
    }

    mutating func write(_ token: GeneratedToken, markerText: String?) async throws {
        count += 1
        cachedPromptTokenCount = token.reusedTokenCount
        unsentCount += 1
        let text = token.text.isEmpty && parser != nil ? markerText ?? "" : token.text
        guard !text.isEmpty else { return }
        let events = try parser?.append(text) ?? [.text(text)]
        await send(events)
    }

    mutating func finish(promptTokenCount: Int) async {
        let events = parser?.finish() ?? []
        await send(events)
        let input = LanguageModelSession.Usage.Input(
            totalTokenCount: promptTokenCount, cachedTokenCount: cachedPromptTokenCount)
        let output = LanguageModelSession.Usage.Output(totalTokenCount: count)
        if hasCalls {
            await channel.send(.toolCalls(action: .updateUsage(.init(input: input, output: output))))
        } else {
            await channel.send(.response(action: .updateUsage(input: input, output: output)))
        }
    }

    private mutating func send(_ events: [ToolCallParser.Event]) async {
        for event in events {
            switch event {
            case .text(let text): await channel.send(.response(action: .appendText(text, tokenCount: unsentCount)))
            case .call(let name, let arguments):
                hasCalls = true
                await channel.send(
                    .toolCalls(
                        action: .toolCall(
                            id: UUID().uuidString, name: name,
                            action: .appendArguments(arguments.jsonString, tokenCount: unsentCount))))
            }
            unsentCount = 0
        }
    }
}

extension ChatMessage {
    /// An entry as a message; nil for thoughts, which templates leave out.
    fileprivate init?(_ entry: Transcript.Entry) {
        guard let role = Role(entry) else { return nil }
        switch entry {
        case .toolCalls(let calls):
            let calls = calls.map { ChatToolCall(id: $0.id, name: $0.toolName, arguments: $0.arguments.jsonString) }
            self.init(role: role, content: "", calls: calls)
        case .toolOutput(let output): self.init(role: role, content: entry.text, callID: output.id)
        default: self.init(role: role, content: entry.text)
        }
    }
}

extension ChatMessage.Role {
    fileprivate init?(_ entry: Transcript.Entry) {
        switch entry {
        case .reasoning: return nil
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
