import Foundation
import FoundationModels
import os

/// Makes a model answer a line: generates replies until one is acceptable, and ensures that plans are reported correctly.
@MainActor
struct ReplyMaker {
    let makeSession: DialogEngine.SessionMaker
    let deadline: ReplyDeadline
    let blockList: BlockList
    let today: Date
    let events: CalendarTool.Events

    /// A line, with everything on which its answer depends.
    struct Question {
        let line: String
        let character: any Character
        let session: LanguageModelSession
        let language: GameLanguage
        let plans: PlanReading?

        var check: ReplyCheck {
            ReplyCheck(language: language, name: character.displayName, side: character.side, line: line)
        }

        /// A session that continues a transcript, in the language of the answer.
        @MainActor
        func session(
            _ transcript: Transcript, calendar: CalendarTool? = nil, _ make: DialogEngine.SessionMaker
        ) -> LanguageModelSession {
            make(TalkRequest(calendar: calendar, transcript: transcript, language: language))
        }
    }

    enum Outcome {
        /// The reply, and the conversation including it.
        case reply(String, LanguageModelSession)
        case failed(ModelFailure)
    }

    /// A limit for a model that doesn't stop by itself, long before it has filled its context.
    private static let options = GenerationOptions(maximumResponseTokens: 1_000)
    /// How many replies are generated at most if they are rejected.
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

    /// Generates replies until one is acceptable; a model that doesn't use the language is finally constrained to its letters.
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
            // A line without words is embedded into a sentence, which shows the model the language.
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

    /// A conversation with the reply as text, however it was generated.
    private func noted(_ reply: String, to question: Question, after before: Transcript) -> LanguageModelSession {
        let segment = { Transcript.Segment.text(Transcript.TextSegment(content: $0)) }
        let entries: [Transcript.Entry] = [
            .prompt(Transcript.Prompt(segments: [segment(question.line)])),
            .response(Transcript.Response(assetIDs: [], segments: [segment(reply)])),
        ]
        return question.session(Transcript(entries: Array(before) + entries), makeSession)
    }

    // MARK: Plans

    /// A guest whom the player knows looks at the player's calendar. The model calls the tool and words the answer; if its words
    /// don't state the facts, it chooses among prepared answers that do.
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

    /// How often a model may try to put what it has found into its own words.
    private static let planDrawCountMax = 2

    /// - Returns: nil if the model gives no answer with the tool.
    private func answerWithTool(_ tool: CalendarTool, _ question: Question) async throws -> String? {
        let session = question.session(question.session.transcript, calendar: tool, makeSession)
        do {
            return try await deadline.limit {
                try await session.respond(to: question.line, options: Self.options).content
            }
        } catch let error where [.tools, .tooLong].contains(ModelFailure(error)) {
            // Some models don't support tools, and some call them endlessly: the calendar's content is known anyway.
            Logging.general.notice("No calendar: \(String(describing: error), privacy: .public)")
            return nil
        }
    }
}

extension GameLanguage {
    /// A sentence restricted to the letters of the language.
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
