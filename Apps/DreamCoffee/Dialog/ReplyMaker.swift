import Foundation
import FoundationModels
import os

/// Has a model answer a line: draws replies until one can be said, and sees to it that plans are told as they are.
@MainActor
struct ReplyMaker {
    let makeSession: DialogEngine.SessionMaker
    let deadline: ReplyDeadline
    let blockList: BlockList
    let today: Date
    let events: CalendarTool.Events

    /// A line, and what its answer depends on.
    struct Question {
        let line: String
        let character: any Character
        let session: LanguageModelSession
        let language: GameLanguage
        let plans: PlanReading?

        var check: ReplyCheck {
            ReplyCheck(language: language, name: character.displayName, side: character.side, line: line)
        }

        /// A session that goes on from a transcript, in the language of the answer.
        @MainActor
        func session(
            _ transcript: Transcript, calendar: CalendarTool? = nil, _ make: DialogEngine.SessionMaker
        ) -> LanguageModelSession {
            make(TalkRequest(calendar: calendar, transcript: transcript, language: language))
        }
    }

    enum Outcome {
        /// What is said, and the conversation with it.
        case reply(String, LanguageModelSession)
        case failed(ModelFailure)
    }

    /// A model that can't find an end is stopped here, long before it has filled its context.
    private static let options = GenerationOptions(maximumResponseTokens: 1_000)
    /// How often a reply is drawn that can't be said.
    private static let drawCountMax = 5

    func outcome(of question: Question) async -> Outcome {
        do {
            if let plans = question.plans { return try await tellPlans(plans, question) }
            return try await draw(question)
        } catch {
            Logging.general.error("The model has no answer: \(String(describing: error), privacy: .public)")
            return .failed(ModelFailure(error))
        }
    }

    /// Draws replies until one can be said; a model that doesn't find into the language is kept to its letters at last.
    private func draw(_ question: Question) async throws -> Outcome {
        let before = question.session.transcript
        var (session, isInLanguage) = (question.session, true)
        for drawn in 0..<Self.drawCountMax {
            var options = Self.options
            if drawn > 0 {
                session = question.session(before, makeSession)
            } else {
                options.samplingMode = TalkModel.sampling(for: question.language)
            }
            // Lines without words are put into some, which tell a model the language.
            let line = isInLanguage ? question.line : question.language.text("I say: \(question.line)")
            let said = try await deadline.reply(of: session, to: line, options)
                .trimmingCharacters(in: .whitespacesAndNewlines)
            let reply = question.check.withOwnName(said)
            guard !reply.isEmpty else { return .failed(.other) }
            if question.check.allows(reply) || !blockList.allows(reply) {
                return .reply(
                    reply,
                    reply == said && line == question.line ? session : noted(reply, to: question, after: before))
            }
            Logging.general.notice("Nothing to be said: \(reply, privacy: .public)")
            isInLanguage = question.check.isInLanguage(reply)
        }
        return isInLanguage ? .failed(.other) : try await drawInLanguage(question, before)
    }

    private func drawInLanguage(_ question: Question, _ before: Transcript) async throws -> Outcome {
        let form = try question.language.letters()
        let session = question.session(before, makeSession)
        let reply = try await deadline.limit {
            try await session.respond(to: question.line, schema: form, options: Self.options).content.value(String.self)
        }
        guard question.check.allows(reply) else { return .failed(.other) }
        return .reply(reply, noted(reply, to: question, after: before))
    }

    /// A conversation in which a reply stands as text, however it was made.
    private func noted(_ reply: String, to question: Question, after before: Transcript) -> LanguageModelSession {
        let segment = { Transcript.Segment.text(Transcript.TextSegment(content: $0)) }
        let entries: [Transcript.Entry] = [
            .prompt(Transcript.Prompt(segments: [segment(question.line)])),
            .response(Transcript.Response(assetIDs: [], segments: [segment(reply)])),
        ]
        return question.session(Transcript(entries: Array(before) + entries), makeSession)
    }

    // MARK: Plans

    /// A guest whom the player knows from elsewhere looks into the player's calendar. The model calls for it, and finds the
    /// words; where they don't tell what is there, it chooses among answers that do.
    private func tellPlans(_ plans: PlanReading, _ question: Question) async throws -> Outcome {
        var tool = CalendarTool(contactName: question.character.displayName)
        (tool.today, tool.days, tool.events) = (today, plans.days, events)
        let events = try? await tool.plans(on: plans.days)
        let answer = PlanAnswer(
            events: events, days: plans.days, language: question.language, today: tool.today, calendar: tool.calendar)
        let before = question.session.transcript
        for _ in 0..<Self.planDrawCountMax {
            guard let reply = try await answerWithTool(tool, question) else { break }
            guard answer.isTold(by: reply), question.check.allows(reply) else { continue }
            return .reply(reply, noted(reply, to: question, after: before))
        }
        let form = try answer.form()
        let session = question.session(before, makeSession)
        let reply = try await deadline.limit {
            try await session.respond(
                to: question.line, schema: form, includeSchemaInPrompt: false, options: Self.options
            ).content.value(String.self)
        }
        return .reply(reply, noted(reply, to: question, after: before))
    }

    /// How often a model may say in its own words what it has found.
    private static let planDrawCountMax = 2

    /// - Returns: nil where the model comes to no answer with the tool.
    private func answerWithTool(_ tool: CalendarTool, _ question: Question) async throws -> String? {
        let session = question.session(question.session.transcript, calendar: tool, makeSession)
        do {
            return try await deadline.limit {
                try await session.respond(to: question.line, options: Self.options).content
            }
        } catch let error where [.tools, .tooLong].contains(ModelFailure(error)) {
            // Some models know no tools, and some call them without end: what the calendar has is known all the same.
            Logging.general.notice("No calendar: \(String(describing: error), privacy: .public)")
            return nil
        }
    }
}

extension GameLanguage {
    /// A sentence in the letters of the language.
    fileprivate func letters() throws -> GenerationSchema {
        let pattern =
            switch self {
            case .english: "[A-Z][A-Za-z, -]{8,80}[.!?]"
            case .japanese: "[ぁ-んァ-ヶ一-龯][ぁ-んァ-ヶー一-龯、]{6,40}[ぁ-ん][。！？]"
            }
        return try GenerationSchema(
            root: DynamicGenerationSchema(type: String.self, guides: [.pattern(try Regex(pattern))]), dependencies: [])
    }
}
