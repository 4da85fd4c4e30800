import Foundation
import Inference

/// Sends a reply of a model in this process into a channel while it grows: thoughts, text, and calls of tools.
struct ReplyWriter {
    private let channel: LanguageModelExecutorGenerationChannel
    private var parser: ToolCallParser?
    private var thoughts: ThoughtFilter?
    private var count = 0
    private var thoughtCount = 0
    private var cachedPromptTokenCount = 0
    /// Tokens of which nothing has been sent yet.
    private var unsentCount = 0
    private var hasCalls = false

    /// - Parameters:
    ///   - markup: How the reply may call tools; nil if it may not.
    ///   - thoughts: What tells thoughts from the answer; nil where there can be none, as in a reply kept to a shape.
    init(_ channel: LanguageModelExecutorGenerationChannel, calls markup: ToolMarkup?, thoughts: ThoughtFilter?) {
        self.channel = channel
        self.thoughts = thoughts
        parser = markup.map(ToolCallParser.init)
    }

    /// - Parameter markerText: What the token stands for, where its own text is empty.
    mutating func write(_ token: GeneratedToken, markerText: String?) async throws {
        count += 1
        cachedPromptTokenCount = token.reusedTokenCount
        unsentCount += 1
        let readsMarkers = parser != nil || thoughts != nil
        let text = token.text.isEmpty && readsMarkers ? markerText ?? "" : token.text
        guard !text.isEmpty else { return }
        await send(try parser?.append(text) ?? [.text(text)])
    }

    mutating func finish(promptTokenCount: Int) async throws {
        try await send(parser?.finish() ?? [])
        if let (thought, answer) = thoughts?.finish() { await send(thought: thought, answer: answer) }
        let input = LanguageModelSession.Usage.Input(
            totalTokenCount: promptTokenCount, cachedTokenCount: cachedPromptTokenCount)
        let output = LanguageModelSession.Usage.Output(totalTokenCount: count, reasoningTokenCount: thoughtCount)
        if hasCalls {
            await channel.send(.toolCalls(action: .updateUsage(.init(input: input, output: output))))
        } else {
            await channel.send(.response(action: .updateUsage(input: input, output: output)))
        }
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
        if !answer.isEmpty {
            await channel.send(.response(action: .appendText(answer, tokenCount: takeUnsent())))
        }
    }

    private mutating func takeUnsent() -> Int {
        defer { unsentCount = 0 }
        return unsentCount
    }
}
