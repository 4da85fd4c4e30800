import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

// Programs as apps write them: a chat that survives what can go wrong, tags, characters in a game, and forms made at run time.

/// A chat that continues when the context window is full and reports every other error.
final class Chat {
    private(set) var session: LanguageModelSession
    private(set) var notices: [String] = []

    init(session: LanguageModelSession) { self.session = session }

    func send(_ text: String) async -> String? {
        do {
            return try await session.respond(to: text).content
        } catch LanguageModelSession.GenerationError.exceededContextWindowSize {
            session = Self.fresh(after: session)
            return try? await session.respond(to: text).content
        } catch LanguageModelSession.GenerationError.guardrailViolation(let context) {
            notices.append("guardrail: \(context.debugDescription)")
        } catch LanguageModelSession.GenerationError.unsupportedLanguageOrLocale {
            notices.append("language")
        } catch LanguageModelSession.GenerationError.refusal(let refusal, _) {
            notices.append((try? await refusal.explanation.content) ?? "refused")
        } catch let error as LanguageModelSession.GenerationError {
            notices.append(
                [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " "))
        } catch let error as LanguageModelSession.ToolCallError {
            notices.append("\(error.tool.name): \(error.underlyingError)")
        } catch {
            notices.append("\(error)")
        }
        return nil
    }

    private static func fresh(after session: LanguageModelSession) -> LanguageModelSession {
        let entries = session.transcript
        var condensed = [Transcript.Entry]()
        if let first = entries.first { condensed.append(first) }
        if entries.count > 1, let last = entries.last { condensed.append(last) }
        return LanguageModelSession(transcript: Transcript(entries: condensed))
    }
}

@Generable
struct TaggingResponse: Equatable {
    @Guide(description: "Most important topics in the input text", .maximumCount(2))
    let topics: [String]
    @Guide(.maximumCount(3), .element(.anyOf(["happy", "sad", "calm"])))
    let emotions: [String]
}

@Generable
struct NPC: Equatable {
    let name: String
    let coffeeOrder: String
    let level: Level
    let encounter: Encounter
    @Guide(.count(2), .element(.range(1...10))) let attributes: [Int]?
    @Guide(
        Regex {
            /[A-Z]{3}/; "-"; /\d{2}/
        })
    let badge: String

    @Generable
    enum Encounter: Equatable {
        case orderCoffee(String)
        case wantToTalkToManager(complaint: String)
    }

    @Generable
    enum Level: Int { case novice = 1, expert = 10 }
}

@Suite("Conversations")
struct ConversationProgramTests {
    private static let context = LanguageModelSession.GenerationError.Context(debugDescription: "Because.")

    @Test
    func `a chat goes on in a shortened session when the context is full`() async {
        let model = ScriptedLanguageModel("First answer here.", "Never heard.", "Second.", contextSize: 12)
        await model.asSystemModel {
            let chat = Chat(session: LanguageModelSession(instructions: "Be brief."))
            #expect(await chat.send("one two three four") == "First answer here.")
            #expect(await chat.send("five six seven") == "Second.")
            #expect(chat.session.transcript.count == 4)
        }
    }

    @Test
    func `every failure has its words, and the chat goes on`() async {
        let model = ScriptedLanguageModel(
            .failing(LanguageModelSession.GenerationError.guardrailViolation(Self.context)),
            .failing(LanguageModelSession.GenerationError.rateLimited(Self.context)),
            .failing(LanguageModelSession.GenerationError.refusal(.init(transcriptEntries: []), Self.context)),
            "I would rather not.", "Still here.")
        await model.asSystemModel {
            let chat = Chat(session: LanguageModelSession())
            for _ in 0..<3 { #expect(await chat.send("Hello") == nil) }
            #expect(chat.notices.count == 3)
            #expect(chat.notices[0] == "guardrail: Because.")
            #expect(chat.notices[2] == "I would rather not.")
            #expect(await chat.send("Hello") == "Still here.")
        }
    }

    @Test
    func `text is tagged by the model's use case`() async throws {
        let wanted = TaggingResponse(topics: ["coffee"], emotions: ["calm", "happy"])
        let scripted = ScriptedLanguageModel(.value(wanted), .value(wanted))
        try await scripted.asSystemModel {
            let model = SystemLanguageModel(useCase: .contentTagging)
            guard model.isAvailable, case .available = model.availability else { return }
            let session = LanguageModelSession(model: model, instructions: "Tag the text.")
            let response = try await session.respond(to: "A calm cup.", generating: TaggingResponse.self)
            #expect(response.content == wanted)
            let permissive = SystemLanguageModel(guardrails: .permissiveContentTransformations)
            let tags: LanguageModelSession.Response<TaggingResponse> = try await LanguageModelSession(model: permissive)
                .respond { "A calm cup." }
            #expect(tags.rawContent == wanted.generatedContent)
        }
    }

    @Test
    func `a character of a game is decoded with all that is in it`() async throws {
        let npc = NPC(
            name: "Mio", coffeeOrder: "cortado", level: .expert, encounter: .wantToTalkToManager(complaint: "Cold!"),
            attributes: [3, 9], badge: "CUP-12")
        let session = LanguageModelSession(model: ScriptedLanguageModel(.value(npc)))
        let order = try await session.respond(generating: NPC.self) { "Create an NPC that orders a coffee" }.content
        #expect(order == npc)
        switch order.encounter {
        case .orderCoffee: Issue.record("It is the other one")
        case .wantToTalkToManager(let complaint): #expect(complaint == "Cold!")
        }
    }

    @Test
    func `a form made at run time is filled in and read by its names`() async throws {
        let option = DynamicGenerationSchema(
            name: "Answer",
            properties: [
                .init(name: "text", schema: DynamicGenerationSchema(type: String.self)),
                .init(name: "isCorrect", schema: DynamicGenerationSchema(type: Bool.self)),
            ])
        let riddle = DynamicGenerationSchema(
            name: "Riddle", description: "A riddle",
            properties: [
                .init(name: "question", description: "The riddle", schema: .init(type: String.self)),
                .init(
                    name: "answers",
                    schema: .init(arrayOf: .init(referenceTo: "Answer"), minimumElements: 2, maximumElements: 2)),
                .init(
                    name: "difficulty", schema: .init(name: "Difficulty", anyOf: ["easy", "hard"]), isOptional: true),
            ])
        let schema = try GenerationSchema(root: riddle, dependencies: [option])
        let json =
            #"{"question": "What is black?", "answers": [{"text": "Tea", "isCorrect": false}, {"text": "Coffee", "isCorrect": true}]}"#
        let session = LanguageModelSession(model: ScriptedLanguageModel(.json(json)))
        let response = try await session.respond(to: "Make a riddle about coffee", schema: schema)
        let content = response.content
        #expect(try content.value(String.self, forProperty: "question") == "What is black?")
        let answers = try content.value([GeneratedContent].self, forProperty: "answers")
        #expect(try answers.map { try $0.value(Bool.self, forProperty: "isCorrect") } == [false, true])
        let difficulty: String? = try content.value(forProperty: "difficulty")
        #expect(difficulty == nil)
    }

    @Test
    func `a transcript is saved, read again and goes on, and feedback is data to be sent`() async throws {
        let model = ScriptedLanguageModel("Good morning.", "As I said.")
        let session = LanguageModelSession(model: model, instructions: "Be kind.")
        try await session.respond(to: "Hello")
        let saved = try JSONEncoder().encode(session.transcript)
        let again = LanguageModelSession(
            model: model, transcript: try JSONDecoder().decode(Transcript.self, from: saved))
        #expect(again.transcript == session.transcript)
        #expect(try await again.respond(to: "Again?").content == "As I said.")
        let feedback = again.logFeedbackAttachment(
            sentiment: .negative,
            issues: [.init(category: .tooVerbose, explanation: "One word would do.")],
            desiredOutput: .response(.init(assetIDs: [], segments: [.text(.init(content: "Yes."))])))
        #expect(String(decoding: feedback, as: UTF8.self).contains("One word would do."))
    }
}
