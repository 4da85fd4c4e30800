import Foundation
import FoundationModels
import TestSupport
import Testing

@testable import DreamCoffee

/// The guest whom the player knows from the contacts, with the embedded model: small talk, and questions about plans.
@MainActor
@Suite("A guest with a calendar", .shopResources)
struct CalendarTalkTests {
    static func guest(_ language: GameLanguage) throws -> GeneratedCustomer {
        let line = language == .japanese ? "いい香りですね。" : "What a lovely smell."
        return try GeneratedCustomer(
            GeneratedContent(properties: [
                "displayName": "Imogen", "encounter": "newOrder", "level": 3,
                "attributes": GeneratedContent(["tired", "excited"]), "resumeConversationLine": line, "firstLine": line,
            ]))
    }

    /// Sends lines one after another, and passes on each answer with its tool calls.
    private func answers(
        to lines: [String], in language: GameLanguage, events: [CalendarTool.Event]? = nil
    ) async throws -> [(answer: String, calls: [Transcript.ToolCall])] {
        var sessions: [LanguageModelSession] = []
        let engine = DialogEngine.seeded(3, language: language) { sessions.append($0) }
        if let events { engine.events = { _ in events } }
        engine.talkTo(try Self.guest(language))
        var answers: [(String, [Transcript.ToolCall])] = []
        for line in lines {
            sessions = []
            engine.respond(line)
            await ScriptedShop.wait { !engine.isGenerating }
            let calls = sessions.flatMap(\.transcript).flatMap { entry -> [Transcript.ToolCall] in
                if case .toolCalls(let calls) = entry { Array(calls) } else { [] }
            }
            answers.append((engine.nextUtterance ?? "", calls))
        }
        return answers
    }

    @Test(arguments: GameLanguage.allCases)
    func `small talk is answered without the calendar and in the player's language`(
        language: GameLanguage
    ) async throws {
        var excuseCount = 0
        let lines = PlanLines.smallTalk(in: language)
        let excuse = try Self.guest(language).errorResponse
        for (answer, calls) in try await answers(to: lines, in: language) {
            excuseCount += answer == excuse ? 1 : 0
            #expect(calls.isEmpty)
            #expect(!answer.contains("{") && !answer.contains("<"))
            #expect(language.isWritten(in: answer.replacing("Imogen", with: "")), "\(answer)")
        }
        #expect(excuseCount * 10 <= lines.count, "\(excuseCount) excuses")
    }

    /// Plans are told with their full titles, and those that can't be told are counted.
    @Test(arguments: [
        (GameLanguage.english, "Do we have any plans tomorrow?", "Open table at the café by the old harbour"),
        (.japanese, "明日の予定はありますか？", "古い港のカフェでボードゲームの会"),
    ])
    func `what is planned is told in a conversation`(
        language: GameLanguage, question: String, title: String
    ) async throws {
        let tomorrow = try #require(Calendar.current.date(byAdding: .day, value: 1, to: .now))
        let event = CalendarTool.Event(title: title, start: tomorrow, attendees: ["Imogen"])
        let one = try await answers(to: [question], in: language, events: [event])[0].answer
        #expect(one.contains(title), "\(one)")
        let others = ["A", "B", "C", "D"].map { CalendarTool.Event(title: $0, start: tomorrow, attendees: ["Imogen"]) }
        let many = try await answers(to: [question], in: language, events: others)[0].answer
        #expect(many.contains(language == .english ? "1 more" : "ほかに1件"), "\(many)")
    }

    @Test(arguments: GameLanguage.allCases)
    func `questions about plans are looked up on their day and answered in the player's language`(
        language: GameLanguage
    ) async throws {
        let questions = Campaign.portion(PlanLines.questions(in: language).map(\.line), every: 3)
        let answers = try await answers(to: questions, in: language)
        var uncalled: [String] = []
        for (question, (answer, calls)) in zip(questions, answers) {
            let days = try #require(PlanReading(question, on: .now, in: .current)).days
            let day = Calendar.current.component(.day, from: days.first)
            let isCalled = try calls.first.map { call in
                try call.toolName == "getCalendarEvents" && call.arguments.value(Int.self, forProperty: "day") == day
            }
            #expect(isCalled != false, "\(question)")
            if isCalled == nil { uncalled.append(question) }
            #expect(language.isWritten(in: answer.replacing(/“[^”]*”|「[^」]*」/, with: "")), "\(question) → \(answer)")
        }
        // Occasionally the model repeats calls endlessly, which leaves no call in the transcript; then the game answers itself.
        #expect(uncalled.count * 20 <= questions.count, "\(uncalled)")
    }
}
