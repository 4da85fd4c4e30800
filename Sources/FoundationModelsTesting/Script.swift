import struct Foundation.Locale
@_spi(Backends) import FoundationModels
import Synchronization

/// The script of a scripted model, and the requests so far.
final class Script: Sendable {
    struct Record {
        var requests: [LanguageModelExecutorGenerationRequest] = []
        var prewarmedTranscripts: [Transcript] = []
        var cancelledReplyCount = 0
    }

    let contextSize: Int
    let availability: SystemLanguageModel.Availability
    let capabilities: LanguageModelCapabilities
    private let pace: ScriptedLanguageModel.Pace?
    private let reply: @Sendable (LanguageModelExecutorGenerationRequest) async throws -> ScriptedLanguageModel.Reply
    private let recorded = Mutex(Record())

    init(
        pace: ScriptedLanguageModel.Pace?, contextSize: Int, availability: SystemLanguageModel.Availability,
        capabilities: LanguageModelCapabilities,
        reply: @escaping @Sendable (LanguageModelExecutorGenerationRequest) async throws -> ScriptedLanguageModel.Reply
    ) {
        self.pace = pace
        self.contextSize = contextSize
        self.availability = availability
        self.capabilities = capabilities
        self.reply = reply
    }

    var record: Record { recorded.withLock { $0 } }

    private func play(
        _ reply: ScriptedLanguageModel.Reply, to request: LanguageModelExecutorGenerationRequest,
        into channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        let inputCount = tokenCount(of: request)
        let limit = reply.isRecorded ? nil : request.generationOptions.maximumResponseTokens
        let spoken = reply.tokens.prefix(limit ?? .max)
        if !reply.isRecorded { try checkRoom(for: inputCount) }
        for (index, token) in spoken.enumerated() {
            try await pace?.step()
            try Task.checkCancellation()
            if !reply.isRecorded { try checkRoom(for: inputCount + index + 1) }
            await token.send(into: channel)
        }
        if let error = reply.error { throw error }
        guard !reply.isRecorded else { return }
        let thoughtCount = spoken.count { if case .thought = $0 { true } else { false } }
        let output = LanguageModelSession.Usage.Output(
            totalTokenCount: spoken.count, reasoningTokenCount: thoughtCount)
        await channel.send(
            .response(action: .updateUsage(input: .init(totalTokenCount: inputCount), output: output)))
    }

    private func checkRoom(for tokenCount: Int) throws {
        guard tokenCount > contextSize else { return }
        throw LanguageModelError.contextSizeExceeded(
            .init(
                contextSize: contextSize, tokenCount: tokenCount,
                debugDescription: "The conversation has \(tokenCount) tokens; the model reads \(contextSize)."))
    }

    /// The tokens that a model would read: the transcript, the schema if it is included in the prompt, and the tools
    /// that are described.
    private func tokenCount(of request: LanguageModelExecutorGenerationRequest) -> Int {
        let isSchemaShown = request.contextOptions.includeSchemaInPrompt ?? true
        let schema = isSchemaShown ? request.schema?.debugDescription : nil
        let told = request.transcript.flatMap(\.toolDefinitions).map(\.name)
        let untold = request.describedToolDefinitions.filter { !told.contains($0.name) }
        return ScriptedTokenizer.tokenCount(of: request.transcript)
            + ScriptedTokenizer.tokens(of: schema ?? "").count
            + untold.reduce(0) { $0 + ScriptedTokenizer.tokenCount(of: $1) }
    }
}

extension Script: SystemModelBackend {
    /// English and Japanese, like the model that comes with this package.
    var supportedLanguages: Set<Locale.Language> { [.init(identifier: "en"), .init(identifier: "ja")] }

    var displayName: String { "a script" }

    func tokenCount(of text: String) async throws -> Int {
        ScriptedTokenizer.tokens(of: text).count
    }

    func tokenCount(of transcript: Transcript) async throws -> Int {
        ScriptedTokenizer.tokenCount(of: transcript)
    }

    func prewarm(_ transcript: Transcript) {
        recorded.withLock { $0.prewarmedTranscripts.append(transcript) }
    }

    func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        recorded.withLock { $0.requests.append(request) }
        guard availability == .available else {
            throw LanguageModelSession.GenerationError.assetsUnavailable(
                .init(debugDescription: "The scripted model says that it is unavailable."))
        }
        do {
            try await play(try await reply(request), to: request, into: channel)
        } catch {
            if Task.isCancelled { recorded.withLock { $0.cancelledReplyCount += 1 } }
            throw error
        }
    }
}
