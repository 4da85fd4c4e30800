import Foundation
import FoundationModels
import FoundationModelsTesting
import ServerModels

// The articles' examples of details, word for word.

/// A guest, as a model is told of them.
struct Visitor: PromptRepresentable, InstructionsRepresentable {
    var name: String
    var wishes: [String]

    @PromptBuilder var promptRepresentation: Prompt {
        "The guest is called \(name)."
        for wish in wishes { "They would like \(wish)." }
    }

    @InstructionsBuilder var instructionsRepresentation: Instructions {
        "Be polite to \(name)."
        if wishes.isEmpty { "Ask what they would like." }
    }
}

/// What a cup says: made from what a model says, and told to one.
struct Mug: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    var label: String

    init(_ content: GeneratedContent) throws {
        label = try content.value(forProperty: "label")
    }

    var generatedContent: GeneratedContent { GeneratedContent(properties: ["label": label]) }
}

/// A row of a list that is shown while it grows: the identity stays the same from snapshot to snapshot.
@Generable
struct MenuRow: Identifiable {
    var id: GenerationID
    var drink: String
}

enum DetailExamples {
    static func firstWords(_ session: LanguageModelSession) async throws -> String? {
        let stream = session.streamResponse(to: "Hello")
        var snapshots: LanguageModelSession.ResponseStream<String>.AsyncIterator = stream.makeAsyncIterator()
        let first: LanguageModelSession.ResponseStream<String>.Snapshot? = try await snapshots.next()
        return first?.content
    }

    static func cost(of usage: LanguageModelSession.Usage) -> String {
        let input: LanguageModelSession.Usage.Input = usage.input
        let output: LanguageModelSession.Usage.Output = usage.output
        return "\(input.totalTokenCount) read, \(output.totalTokenCount) written"
    }

    static func describe(_ mode: GenerationOptions.SamplingMode) -> String {
        let kind: GenerationOptions.SamplingMode.Kind = mode.kind
        return switch kind {
        case .greedy: "the likeliest"
        case .randomTopK(let k, _): "one of \(k)"
        case .randomProbabilityThreshold(let threshold, _): "what makes up \(threshold)"
        }
    }

    static func explain(
        _ refusal: LanguageModelSession.GenerationError.Refusal, _ context: LanguageModelSession.GenerationError.Context
    ) async throws -> String {
        let explanation = try await refusal.explanation.content
        return "\(explanation) (\(context.debugDescription))"
    }

    static func tryOptions(_ session: LanguageModelSession) async throws -> String {
        do {
            return try await session.respond(to: "Hello", options: GenerationOptions(temperature: -1)).content
        } catch {
            return error.localizedDescription
        }
    }

    static func isText(_ kind: GeneratedContent.Kind) -> Bool {
        if case .string = kind { true } else { false }
    }

    static func advice(for reason: SystemLanguageModel.Availability.UnavailableReason) -> String {
        switch reason {
        case .deviceNotEligible: "This machine has no model."
        case .appleIntelligenceNotEnabled: "Models are turned off."
        case .modelNotReady: "The model is not there yet."
        }
    }

    static func isReady(
        for useCase: SystemLanguageModel.UseCase, within guardrails: SystemLanguageModel.Guardrails
    ) -> Bool {
        let availability: SystemLanguageModel.Availability =
            SystemLanguageModel(useCase: useCase, guardrails: guardrails).availability
        return availability == .available
    }

    static func barista() -> LanguageModelSession {
        guard let adapter = try? SystemLanguageModel.Adapter(name: "barista") else { return LanguageModelSession() }
        return LanguageModelSession(model: SystemLanguageModel(adapter: adapter))
    }

    static func connect(to address: String) throws -> LanguageModelSession {
        LanguageModelSession(model: try ServerLanguageModel(address))
    }

    static func context(thinking level: ContextOptions.ReasoningLevel) -> ContextOptions {
        ContextOptions(reasoningLevel: level)
    }

    static func mode(isOpen: Bool) -> GenerationOptions.ToolCallingMode {
        let mode: GenerationOptions.ToolCallingMode = isOpen ? .allowed : .disallowed
        let kind: GenerationOptions.ToolCallingMode.Kind = mode.kind
        print(kind)
        return mode
    }

    static func think() -> Transcript.Entry {
        let thoughts = Transcript.Reasoning(segments: [.text(Transcript.TextSegment(content: "They want tea."))])
        return .reasoning(thoughts)
    }

    static func ask() -> Transcript {
        let form = Transcript.ResponseFormat(type: CoffeeOrder.self)
        let order = CoffeeOrder(drink: "tea", shots: 1, extras: [], note: nil)
        let prompt = Transcript.Prompt(segments: [.text(.init(content: "Tea, please."))], responseFormat: form)
        let answer = Transcript.StructuredSegment(source: form.name, content: order.generatedContent)
        let noArguments = GeneratedContent(properties: [:])
        let calls = Transcript.ToolCalls([Transcript.ToolCall(id: "1", toolName: "clock", arguments: noArguments)])
        return Transcript(entries: [
            .prompt(prompt), .toolCalls(calls), .response(.init(assetIDs: [], segments: [.structure(answer)])),
        ])
    }

    static func survey() -> [String] {
        let sentiments = LanguageModelFeedback.Sentiment.allCases.map { "\($0)" }
        let categories = LanguageModelFeedback.Issue.Category.allCases.map { "\($0)" }
        return sentiments + categories
    }

    /// What a model of one's own may throw.
    static let failures: [LanguageModelError] = [
        .contextSizeExceeded(
            LanguageModelError.ContextSizeExceeded(contextSize: 4096, tokenCount: 5000, debugDescription: "Too long.")),
        .rateLimited(LanguageModelError.RateLimited(resetDate: .now + 60, debugDescription: "Wait a minute.")),
        .guardrailViolation(LanguageModelError.GuardrailViolation(debugDescription: "Unsafe.")),
        .refusal(
            LanguageModelError.Refusal(explanation: "Coffee only.", debugDescription: "It would rather not.")),
        .unsupportedCapability(
            LanguageModelError.UnsupportedCapability(capability: .vision, debugDescription: "It sees nothing.")),
        .unsupportedTranscriptContent(
            LanguageModelError.UnsupportedTranscriptContent(
                unsupportedContent: [], debugDescription: "It reads no structures.")),
        .unsupportedGenerationGuide(
            LanguageModelError.UnsupportedGenerationGuide(
                schemaName: "Code", debugDescription: "It knows no patterns.")),
        .unsupportedLanguageOrLocale(
            LanguageModelError.UnsupportedLanguageOrLocale(
                languageCode: "la", debugDescription: "It knows no Latin.")),
        .timeout(LanguageModelError.Timeout(debugDescription: "A minute has passed.")),
    ]

    static func think(into channel: LanguageModelExecutorGenerationChannel) async {
        let event: LanguageModelExecutorGenerationChannel.Event = .reasoning(
            action: .updateSignature(Data([1, 2, 3]), tokenCount: 0))
        await channel.send(event)
        await channel.send(
            .toolCalls(action: .toolCall(id: "1", name: "clock", action: .appendArguments("{}", tokenCount: 1))))
        await channel.send(.response(action: .appendText("Noon.", tokenCount: 2)))
    }

    static func words(of text: String) -> [LanguageModelExecutorGenerationChannel.Response.Action] {
        text.split(separator: " ").map { .appendText("\($0) ", tokenCount: 1) }
    }

    static func heard(from model: some LanguageModel) async throws -> [String] {
        let session = LanguageModelSession(model: model)
        try await session.respond(to: "What time is it?")
        return session.transcript.map { "\($0)" }
    }

    static func missing(for model: some LanguageModel) -> [LanguageModelCapabilities.Capability] {
        [.guidedGeneration, .toolCalling].filter { !model.capabilities.contains($0) }
    }
}

/// A model for tests that greets, whoever asks.
struct GreetingModel: StandInLanguageModel {
    typealias Executor = StandInExecutor<Self>

    var capabilities: LanguageModelCapabilities { systemModel.capabilities }
    let systemModel = ScriptedLanguageModel { _ in "Welcome!" }.systemModel
}

extension DetailExamples {
    static func replay(_ file: URL) async throws -> String {
        do {
            let model = try ReplayLanguageModel(
                contentsOf: file, comparing: ReplayLanguageModel.Comparison.newestEntry)
            return try await LanguageModelSession(model: model).respond(to: "Hello").content
        } catch ReplayError.requestDiffers(_, let differences) {
            return differences.joined(separator: "; ")
        }
    }

    static func askTwice(_ session: LanguageModelSession) async throws -> Int {
        do {
            while true { try await session.respond(to: "Hello") }
        } catch ScriptedLanguageModelError.noReplyLeft(let count) {
            return count
        }
    }
}
