import Foundation
import FoundationModels
import Testing
import UniformTypeIdentifiers

@Suite("What an executor can send")
struct ChannelActionTests {
    typealias Channel = LanguageModelExecutorGenerationChannel

    /// Sends these events.
    struct Sender: LanguageModel {
        struct Executor: LanguageModelExecutor {
            init(configuration: Int) {}

            nonisolated(nonsending) func respond(
                to request: LanguageModelExecutorGenerationRequest, model: Sender, streamingInto channel: Channel
            ) async throws {
                let isFirst = !request.transcript.contains { if case .toolOutput = $0 { true } else { false } }
                for event in isFirst ? model.events : [.response(action: .appendText("Done.", tokenCount: 1))] {
                    await channel.send(event)
                }
            }
        }

        var events: [Channel.Event]
        var makesJSON = false
        var capabilities: LanguageModelCapabilities { LanguageModelCapabilities([.toolCalling]) }
        var executorConfiguration: Int { 0 }

        func supportsDataEntryType(_ type: UTType) async throws -> Bool { makesJSON && type == .json }
    }

    @Test
    func `notes replace those before, and stand with the response, its calls and the usage`() async throws {
        let model = Sender(events: [
            .toolCalls(action: .toolCall(id: "1", name: "price", action: .updateMetadata(["tag": "a"]))),
            .toolCalls(
                action: .toolCall(id: "1", name: "price", action: .appendArguments(#"{"drink": "tea"}"#, tokenCount: 1))
            ),
            .toolCalls(action: .toolCall(id: "2", name: "price", action: .appendArguments("{", tokenCount: 1))),
            .toolCalls(action: .removeToolCall(id: "2")),
            .response(action: .appendText("Let me see.", tokenCount: 1)),
            .response(action: .updateMetadata(["model": "x", "attempt": 1])),
            .response(action: .updateMetadata(["model": "y"])),
            .response(
                action: .updateUsage(
                    input: .init(totalTokenCount: 5), output: .init(totalTokenCount: 3), metadata: ["request": "r"])),
        ])
        let session = LanguageModelSession(model: model, tools: [CounterTool()])
        let response = try await session.respond(to: "Tea?")
        #expect(response.content == "Done.")
        #expect(response.usage.metadata == ["request": GeneratedContent("r")])
        guard case .response(let said) = session.transcript[2], case .toolCalls(let calls) = session.transcript[3]
        else {
            Issue.record("\(session.transcript)")
            return
        }
        #expect(said.metadata == ["model": GeneratedContent("y")])
        #expect(calls.map(\.id) == ["1"] && calls[0].metadata == ["tag": GeneratedContent("a")])
    }

    struct Note: Transcript.CustomSegment {
        var id: String
        var content: [String]
    }

    @Test
    func `attachments and segments of a model's own kind stand between the texts, and can be taken back`() async throws
    {
        let image = Transcript.Attachment.image(.init(imageURL: URL(fileURLWithPath: "/tmp/a.png")))
        let model = Sender(events: [
            .response(action: .appendText("Look: ", segmentID: "a", tokenCount: 1)),
            .response(action: .addAttachmentSegment(.init(id: "i", content: image))),
            .response(action: .addAttachmentSegment(.init(id: "j", content: image))),
            .response(action: .updateCustomSegment(Note(id: "n", content: ["draft"]))),
            .response(action: .updateCustomSegment(Note(id: "n", content: ["final"]))),
            .response(action: .removeAttachmentSegment(id: "i")),
            .response(action: .appendText("nice.", segmentID: "b", tokenCount: 1)),
        ])
        let response = try await LanguageModelSession(model: model).respond(to: "Draw")
        #expect(response.content == "Look: nice.")
        guard case .response(let entry)? = response.transcriptEntries.last else {
            Issue.record("\(response.transcriptEntries)")
            return
        }
        #expect(entry.segments.map(\.id) == ["a", "j", "n", "b"])
        #expect(entry.segments[2] == .custom(Note(id: "n", content: ["final"])))
    }

    @Test
    func `data are an entry of their own, the last of an identity, if the model says that it makes such`() async throws
    {
        let events: [Channel.Event] = [
            .data(entryID: "s", action: .update(contentType: .json, content: Data("1".utf8))),
            .data(entryID: "s", action: .update(contentType: .json, content: Data("2".utf8), metadata: .null)),
            .response(action: .appendText("Hi", tokenCount: 1)),
        ]
        let session = LanguageModelSession(model: Sender(events: events, makesJSON: true))
        try await session.respond(to: "Hello")
        #expect(
            session.transcript[1] == .data(.init(id: "s", contentType: .json, content: Data("2".utf8), metadata: .null))
        )
        let refused = LanguageModelSession(model: Sender(events: events))
        await #expect(throws: LanguageModelError.self) { try await refused.respond(to: "Hello") }
        #expect(refused.transcript.isEmpty)
    }
}
