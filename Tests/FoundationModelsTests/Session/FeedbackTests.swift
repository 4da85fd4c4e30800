import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@Suite("Feedback")
struct FeedbackTests {
    private struct Attachment: Decodable {
        struct Issue: Decodable {
            var category: String
            var explanation: String?
        }

        var sentiment: String?
        var issues: [Issue]
        var desiredOutput: StoredPart<Transcript.Entry>?
        var transcript: Transcript
    }

    private func session() async throws -> LanguageModelSession {
        let session = LanguageModelSession(
            model: ScriptedLanguageModel("A rather long answer."), instructions: "Be brief.")
        try await session.respond(to: "Hello")
        return session
    }

    @Test
    func `a feedback attachment is JSON with the opinion and the whole transcript`() async throws {
        let session = try await session()
        let data = session.logFeedbackAttachment(
            sentiment: .negative,
            issues: [.init(category: .tooVerbose, explanation: "Four words."), .init(category: .unhelpful)],
            desiredOutput: .response(.init(assetIDs: [], segments: [.text(.init(content: "Hi."))])))
        let attachment = try JSONDecoder().decode(Attachment.self, from: data)
        #expect(attachment.sentiment == "negative")
        #expect(attachment.issues.map(\.category) == ["tooVerbose", "unhelpful"])
        #expect(attachment.issues.map(\.explanation) == ["Four words.", nil])
        #expect(attachment.desiredOutput?.part.description == "Response: Hi.")
        #expect(attachment.transcript == session.transcript)
    }

    @Test
    func `what can't be written down is left out of a feedback attachment`() async throws {
        let entries: [Transcript.Entry] = [
            .prompt(.init(segments: [.text(.init(content: "Hi"))], options: .init(temperature: .nan))),
            .response(.init(segments: [.text(.init(content: "Hello."))])),
        ]
        let session = LanguageModelSession(model: ScriptedLanguageModel(), transcript: Transcript(entries: entries))
        let data = session.logFeedbackAttachment(sentiment: .positive, desiredOutput: entries[0])
        let attachment = try JSONDecoder().decode(Attachment.self, from: data)
        #expect(attachment.desiredOutput == nil && attachment.sentiment == "positive")
        #expect(attachment.transcript.map(\.description) == ["Response: Hello."])
    }

    @Test
    func `the desired response may be text, a value, or not given`() async throws {
        let session = try await session()
        let attachments = try [
            session.logFeedbackAttachment(sentiment: .positive, desiredResponseText: "Hi."),
            session.logFeedbackAttachment(
                sentiment: .neutral, desiredResponseContent: DrinkOrder(drink: "latte", shots: 2)),
            session.logFeedbackAttachment(sentiment: nil),
            session.logFeedbackAttachment(sentiment: nil, desiredResponseText: nil),
        ].map { try JSONDecoder().decode(Attachment.self, from: $0) }
        #expect(attachments.map(\.sentiment) == ["positive", "neutral", nil, nil])
        #expect(
            attachments.map(\.desiredOutput?.part.description) == [
                "Response: Hi.", #"Response: {"drink": "latte", "shots": 2}"#, nil, nil,
            ])
    }

    @Test
    func `numbers beyond all that a computer counts with can be written down`() async throws {
        let session = LanguageModelSession(
            model: ScriptedLanguageModel(.json(#"{"price": 1e999, "tip": -1e999, "guests": 2}"#)))
        let names = ["price", "tip", "guests"]
        let properties = names.map {
            DynamicGenerationSchema.Property(name: $0, schema: DynamicGenerationSchema(type: Double.self))
        }
        let schema = try GenerationSchema(
            root: DynamicGenerationSchema(name: "Bill", properties: properties), dependencies: [])
        try await session.respond(to: "The bill, please.", schema: schema)
        let data = session.logFeedbackAttachment(sentiment: .negative)
        let attachment = try JSONDecoder().decode(Attachment.self, from: data)
        guard case .response(let response)? = attachment.transcript.last,
            case .structure(let bill)? = response.segments.first
        else {
            Issue.record("There is no structure in \(attachment.transcript)")
            return
        }
        let limit = Double.greatestFiniteMagnitude
        let numbers = try names.map { try bill.content.value(Double.self, forProperty: $0) }
        #expect(numbers == [limit, -limit, 2])
    }

    @Test
    func `all sentiments and categories can be listed`() {
        #expect(LanguageModelFeedback.Sentiment.allCases.count == 3)
        #expect(LanguageModelFeedback.Issue.Category.allCases.count == 8)
    }
}
