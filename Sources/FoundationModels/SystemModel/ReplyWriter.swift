import Foundation
import Inference

/// Sends the growing reply of a model in this process into a channel: reasoning, text, and tool calls.
struct ReplyWriter {
    private let channel: LanguageModelExecutorGenerationChannel
    private var parser: ToolCallParser?
    private var thoughts: ThoughtFilter?
    private var count = 0
    private var thoughtCount = 0
    private var cachedPromptTokenCount = 0
    /// The number of tokens whose text hasn't been sent yet.
    private var unsentCount = 0
    private var hasCalls = false
    private var stops: StopFilter
    private var isCutOff = false

    /// - Parameters:
    ///   - markup: The markup of tool calls; nil if the reply can't have any.
    ///   - stopTexts: The texts at which the answer ends.
    ///   - thoughts: Separates reasoning from the answer; nil if there can't be any, as in a guided reply.
    init(
        _ channel: LanguageModelExecutorGenerationChannel, calls markup: ToolMarkup?, stopTexts: [String] = [],
        thoughts: ThoughtFilter?
    ) {
        self.channel = channel
        self.thoughts = thoughts
        stops = StopFilter(stopTexts)
        parser = markup.map(ToolCallParser.init)
    }

    /// - Parameter markerText: The text of a markup token whose own text is empty.
    /// - Returns: Whether the reply continues; if not, it has reached a stop text.
    @discardableResult
    mutating func write(_ token: GeneratedToken, markerText: String?) async throws -> Bool {
        count += 1
        isCutOff = token.finishReason == .maximumTokenCount
        cachedPromptTokenCount = token.reusedTokenCount
        unsentCount += 1
        let readsMarkers = parser != nil || thoughts != nil
        let text = token.text.isEmpty && readsMarkers ? markerText ?? "" : token.text
        if !text.isEmpty { await send(try parser?.append(text) ?? [.text(text)]) }
        return !stops.hasStopped
    }

    mutating func finish(promptTokenCount: Int) async throws {
        try await send(parser?.finish() ?? [])
        if let (thought, answer) = thoughts?.finish() { await send(thought: thought, answer: answer) }
        await say(stops.finish())
        let input = LanguageModelSession.Usage.Input(
            totalTokenCount: promptTokenCount, cachedTokenCount: cachedPromptTokenCount)
        let output = LanguageModelSession.Usage.Output(totalTokenCount: count, reasoningTokenCount: thoughtCount)
        var usage = LanguageModelSession.Usage(input: input, output: output)
        if isCutOff { usage.noteCutOff() }
        await channel.send(
            hasCalls ? .toolCalls(action: .init(.updateUsage(usage))) : .response(action: .init(.updateUsage(usage))))
    }

    private mutating func send(_ events: [ToolCallParser.Event]) async {
        for event in events {
            switch event {
            case .text(let text):
                let (thought, answer) = thoughts?.append(text) ?? ("", text)
                await send(thought: thought, answer: answer)
            case .call(let name, let arguments):
                hasCalls = true
                let fragment = LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall.Action.appendArguments(
                    arguments.jsonString, tokenCount: takeUnsent())
                await channel.send(
                    .toolCalls(action: .toolCall(id: UUID().uuidString, name: name, action: fragment)))
            }
        }
    }

    private mutating func send(thought: String, answer: String) async {
        if !thought.isEmpty {
            let tokenCount = takeUnsent()
            thoughtCount += tokenCount
            await channel.send(.reasoning(action: .appendText(thought, tokenCount: tokenCount)))
        }
        await say(stops.append(answer))
    }

    private mutating func say(_ answer: String) async {
        guard !answer.isEmpty else { return }
        await channel.send(.response(action: .appendText(answer, tokenCount: takeUnsent())))
    }

    private mutating func takeUnsent() -> Int {
        defer { unsentCount = 0 }
        return unsentCount
    }
}

/// Records in the usage, with OpenAI's names, that the token limit stopped a model in this process.
extension LanguageModelSession.Usage {
    private static let finishReason = "finishReason"
    private static let length = "length"

    fileprivate mutating func noteCutOff() { metadata[Self.finishReason] = GeneratedContent(Self.length) }

    /// Whether the response was cut off at the maximum number of tokens.
    package var wasCutOff: Bool { metadata[Self.finishReason]?.kind == .string(Self.length) }
}
