import CoreGraphics
import Foundation
import FoundationModels
import ImageIO
import UniformTypeIdentifiers

// The client's part for model providers and for attachments, in OS 27's spelling.

struct SurfaceModel: LanguageModel {
    var capabilities: LanguageModelCapabilities {
        LanguageModelCapabilities(capabilities: [.vision, .guidedGeneration, .reasoning, .toolCalling])
    }
    var executorConfiguration: Executor.Configuration { .init(name: "a") }

    func supportsDataAttachmentType(_ type: UTType) async throws -> Bool { type.conforms(to: .audio) }
    func supportsDataEntryType(_ type: UTType) async throws -> Bool { type == .json }

    struct Executor: LanguageModelExecutor {
        typealias Model = SurfaceModel

        struct Configuration: Hashable, Sendable {
            let name: String
        }

        init(configuration: Configuration) throws {}

        nonisolated(nonsending) func respond(
            to request: LanguageModelExecutorGenerationRequest, model: SurfaceModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            for event in ProviderSurface.events(request) { await channel.send(event) }
        }
    }
}

struct SurfaceSegment: Transcript.CustomSegment {
    struct Content: Codable, Equatable, Sendable {}

    let id: String
    let content = Content()
}

enum ProviderSurface {
    typealias Channel = LanguageModelExecutorGenerationChannel

    static func events(_ request: LanguageModelExecutorGenerationRequest) -> [Channel.Event] {
        let _: (UUID, Transcript, GenerationSchema?) = (request.id, request.transcript, request.schema)
        let _: [Transcript.ToolDefinition] = request.enabledToolDefinitions
        let _: (GenerationOptions, ContextOptions) = (request.generationOptions, request.contextOptions)
        let _: [String: GeneratedContent] = request.metadata
        let input = Channel.Usage.Input(totalTokenCount: 1, cachedTokenCount: 0)
        let output = Channel.Usage.Output(totalTokenCount: 1, reasoningTokenCount: 0)
        let attachment = Transcript.AttachmentSegment(
            id: "a", content: .data(.init(contentType: .json, content: Data())), label: "b")
        return [
            .response(action: .appendText("a", tokenCount: 1)),
            .response(entryID: "a", action: .replaceTextSegment("a", segmentID: "b", tokenCount: 1)),
            .response(action: .addAttachmentSegment(attachment)),
            .response(action: .removeAttachmentSegment(id: "a")),
            .response(action: .updateCustomSegment(SurfaceSegment(id: "a"))),
            .response(action: .updateMetadata(["a": "b", "c": 2])),
            .response(action: .updateUsage(input: input, output: output)),
            .response(action: .updateUsage(input: input, output: output, metadata: ["id": "x"])),
            .reasoning(entryID: nil, action: .appendText("a", segmentID: nil, tokenCount: 1)),
            .reasoning(action: .replaceTextSegment("a", tokenCount: 1)),
            .reasoning(action: .updateSignature(Data(), tokenCount: 0)),
            .reasoning(action: .updateMetadata(["a": true])),
            .reasoning(action: .updateUsage(input: input, output: output, metadata: [:])),
            .toolCalls(action: .toolCall(id: "1", name: "a", action: .appendArguments("{}", tokenCount: 1))),
            .toolCalls(action: .toolCall(id: "1", name: "a", action: .updateMetadata(["a": 1.5]))),
            .toolCalls(entryID: "a", action: .removeToolCall(id: "1")),
            .toolCalls(action: .updateMetadata(["a": "b"])),
            .toolCalls(action: .updateUsage(input: input, output: output)),
            .data(entryID: "a", action: .update(contentType: .json, content: Data())),
            .data(action: .update(contentType: .json, content: Data(), metadata: GeneratedContent(properties: [:]))),
        ]
    }

    static func modes(_ options: GenerationOptions, _ format: Transcript.ResponseFormat) -> Int? {
        switch format.kind {
        case .schema(let schema): _ = schema.name
        }
        return switch options.samplingMode?.kind {
        case .greedy: 1
        case .randomTopK(let k, let seed): seed == nil ? k : nil
        case .randomProbabilityThreshold, nil: nil
        }
    }

    static func attachments(_ image: CGImage, url: URL) {
        let _: Prompt = Prompt {
            Attachment(image)
            Attachment(image, orientation: .right).label("a")
            Attachment(imageURL: url)
        }
        let _: Instructions = Instructions { Attachment(imageURL: url, orientation: .down) }
        let attachment = Transcript.ImageAttachment(image, orientation: .up)
        let _: (URL?, CGImage, CGImagePropertyOrientation) = (
            attachment.url, attachment.cgImage, attachment.orientation
        )
    }

    static func transcripts(_ transcript: Transcript, content: GeneratedContent) {
        let prompt = Transcript.Prompt(
            id: "a", metadata: ["a": 1], segments: [.custom(SurfaceSegment(id: "a"))], options: GenerationOptions(),
            responseFormat: nil, contextOptions: ContextOptions(includeSchemaInPrompt: true))
        let _: (ContextOptions, [String: GeneratedContent]) = (prompt.contextOptions, prompt.metadata)
        let response = Transcript.Response(metadata: ["a": "b"], segments: [])
        let _: [String: GeneratedContent] = response.metadata
        let call = Transcript.ToolCall(id: "a", metadata: ["a": "b"], toolName: "c", arguments: content)
        let _: [String: GeneratedContent] = call.metadata
        let _: [Transcript.Entry] = transcript.history.map { $0 }
        for case .data(let data) in transcript { let _: (UTType, Data) = (data.contentType, data.content) }
    }

    static func refusals(_ refusal: LanguageModelError.Refusal) async throws {
        let _: LanguageModelSession.Response<String> = try await refusal.explanation
        let _: LanguageModelSession.ResponseStream<String> = refusal.explanationStream
    }
}
