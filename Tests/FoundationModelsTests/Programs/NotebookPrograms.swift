import Foundation
import FoundationModels
import FoundationModelsTesting
import Observation
import Testing

// Programs as developers publish them: notebooks that summarize, transcripts that are kept, actors that share a model, and
// reports of what went wrong.

enum Summaries {
    struct Note: PromptRepresentable, InstructionsRepresentable {
        var title: String
        var lines: [String]
        var isSecret = false

        var promptRepresentation: Prompt {
            "# \(title)"
            for line in lines { "- \(line)" }
            if isSecret { "Don't repeat this." }
        }

        var instructionsRepresentation: Instructions {
            "The note \(title) has \(lines.count) lines."
        }
    }

    /// Summarizes several notes at once, each in its own session.
    actor Summariser {
        private var summaries: [String: String] = [:]
        private let instructions: Instructions

        init(notes: [Note]) {
            instructions = Instructions {
                "Summarise."
                notes
                switch notes.count {
                case 0: "There is nothing."
                case 1: "There is one note."
                default: "There are \(notes.count) notes."
                }
            }
        }

        func summarise(_ notes: [Note]) async throws -> [String: String] {
            try await withThrowingTaskGroup(of: (String, String).self) { group in
                for note in notes {
                    let instructions = instructions
                    group.addTask {
                        let session = LanguageModelSession(instructions: instructions)
                        let response = try await session.respond {
                            "Summarise this note:"
                            note
                        }
                        return (note.title, response.content)
                    }
                }
                for try await (title, summary) in group { summaries[title] = summary }
            }
            return summaries
        }
    }
}

enum Diary {
    /// Saves a conversation and continues it another day.
    struct Store {
        let file: URL

        func save(_ session: LanguageModelSession) throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(session.transcript).write(to: file)
        }

        func load(model: some LanguageModel, tools: [any Tool] = []) throws -> LanguageModelSession {
            let transcript = try JSONDecoder().decode(Transcript.self, from: Data(contentsOf: file))
            return LanguageModelSession(model: model, tools: tools, transcript: transcript)
        }
    }

    /// The rows of a list on the screen.
    static func rows(of transcript: Transcript) -> [String] {
        transcript.map { entry in
            switch entry {
            case .instructions(let instructions): "⚙︎ \(text(of: instructions.segments))"
            case .prompt(let prompt): "› \(text(of: prompt.segments))"
            case .toolCalls(let calls): calls.map { "→ \($0.toolName) \($0.arguments.jsonString)" }.joined()
            case .toolOutput(let output): "← \(output.toolName) \(text(of: output.segments))"
            case .response(let response): "‹ \(text(of: response.segments))"
            default: "?"
            }
        }
    }

    private static func text(of segments: [Transcript.Segment]) -> String {
        segments.map { segment in
            switch segment {
            case .text(let text): text.content
            case .structure(let structure): structure.content.jsonString
            default: ""
            }
        }.joined(separator: " ")
    }
}

enum Reports {
    @MainActor @Observable
    final class ChatModel {
        private(set) var messages: [String] = []
        private(set) var alert: String?
        private(set) var session: LanguageModelSession
        private var task: Task<Void, Never>?

        init(session: LanguageModelSession = LanguageModelSession(instructions: "Be kind.")) { self.session = session }

        var canSend: Bool { !session.isResponding }

        func send(_ text: String) async {
            guard canSend else { return }
            alert = nil
            do {
                messages.append("")
                for try await snapshot in session.streamResponse(to: text) {
                    messages[messages.count - 1] = snapshot.content
                }
            } catch let error as LanguageModelSession.GenerationError {
                messages.removeLast()
                alert = Self.words(for: error)
            } catch {
                messages.removeLast()
                alert = error.localizedDescription
            }
        }

        static func words(for error: LanguageModelSession.GenerationError) -> String {
            switch error {
            case .exceededContextWindowSize(let context): "too long: \(context.debugDescription)"
            case .assetsUnavailable: "not there"
            case .guardrailViolation: "unsafe"
            case .unsupportedGuide: "guide"
            case .unsupportedLanguageOrLocale: "language"
            case .decodingFailure: "decoding"
            case .rateLimited: "slowly"
            case .concurrentRequests: "one by one"
            case .refusal: "refused"
            @unknown default: error.errorDescription ?? "unknown"
            }
        }
    }

    static func report(_ session: LanguageModelSession) -> Data {
        session.logFeedbackAttachment(
            sentiment: .negative,
            issues: [
                LanguageModelFeedback.Issue(category: .incorrect, explanation: "It is not so."),
                LanguageModelFeedback.Issue(category: .tooVerbose),
            ],
            desiredOutput: Transcript.Entry.response(
                Transcript.Response(assetIDs: [], segments: [.text(.init(content: "It is so."))])))
    }
}

enum Budget {
    /// Drops the oldest turns until the conversation fits with a prompt and a short answer.
    static func trimmed(_ transcript: Transcript, for prompt: String, in model: SystemLanguageModel) async throws
        -> Transcript
    {
        var entries = Array(transcript)
        let reserve = try await model.tokenCount(for: prompt) + 6
        while entries.count > 1, try await model.tokenCount(for: entries) + reserve > model.contextSize {
            entries.remove(at: 1)
        }
        return Transcript(entries: entries)
    }

    static func availability(of model: SystemLanguageModel) -> String {
        switch model.availability {
        case .available: "ready"
        case .unavailable(.deviceNotEligible): "buy a new one"
        case .unavailable(.appleIntelligenceNotEnabled): "turn it on"
        case .unavailable(.modelNotReady): "wait"
        case .unavailable(let other): "\(other)"
        }
    }
}

@Suite("Notebooks")
struct NotebookProgramTests {
    @Test
    func `notes are summarised at once, each in a session of its own`() async throws {
        let model = ScriptedLanguageModel { request in
            "\(request.transcript)".contains("- milk") ? "Shopping." : "Nothing much."
        }
        let notes = [
            Summaries.Note(title: "A", lines: ["milk", "tea"]), Summaries.Note(title: "B", lines: [], isSecret: true),
        ]
        let found = try await model.asSystemModel {
            try await Summaries.Summariser(notes: notes).summarise(notes)
        }
        #expect(found == ["A": "Shopping.", "B": "Nothing much."])
        let told = "\(model.requests.map(\.transcript))"
        #expect(told.contains("There are 2 notes.") && told.contains("Don't repeat this."))
        #expect(told.contains("The note A has 2 lines."))
    }

    @Test
    func `a conversation goes on another day, tools and all, and its list reads well`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let tool = try RunTimeTools.addition()
        let call = ScriptedLanguageModel.Reply.toolCall(
            "add", arguments: GeneratedContent(properties: ["a": 1, "b": 1]))
        let model = ScriptedLanguageModel(call, "Two.", "As I said: two.")
        let session = LanguageModelSession(model: model, tools: [tool], instructions: "Count.")
        try await session.respond(to: "1 + 1?")
        try Diary.Store(file: file).save(session)
        let again = try Diary.Store(file: file).load(model: model, tools: [tool])
        #expect(again.transcript == session.transcript)
        #expect(try await again.respond(to: "Sure?").content == "As I said: two.")
        let rows = Diary.rows(of: again.transcript)
        #expect(rows.map(\.first) == ["⚙︎", "›", "→", "←", "‹", "›", "‹"])
        #expect(rows[2] == #"→ add {"a": 1, "b": 1}"# && rows[3].contains("sum"))
    }

    @Test
    @MainActor
    func `every error has its words on the screen, and the screen is usable afterwards`() async throws {
        typealias Failure = LanguageModelSession.GenerationError
        let context = Failure.Context(debugDescription: "Because.")
        let failures: [(Failure, String)] = [
            (.guardrailViolation(context), "unsafe"), (.rateLimited(context), "slowly"),
            (.unsupportedLanguageOrLocale(context), "language"), (.assetsUnavailable(context), "not there"),
            (.refusal(.init(transcriptEntries: []), context), "refused"),
            (.exceededContextWindowSize(context), "too long: Because."),
        ]
        let replies = failures.map { ScriptedLanguageModel.Reply.failing($0.0, after: "Well, ") }
        for ((_, words), reply) in zip(failures, replies) {
            let chat = Reports.ChatModel(
                session: LanguageModelSession(model: ScriptedLanguageModel(reply, "Hello again.")))
            await chat.send("Hello")
            #expect(chat.alert == words && chat.messages.isEmpty && chat.canSend)
            await chat.send("Hello?")
            #expect(chat.alert == nil && chat.messages == ["Hello again."])
            #expect(String(decoding: Reports.report(chat.session), as: UTF8.self).contains("It is not so."))
        }
    }

    @Test
    func `a conversation is cut to what the model can read, by its own count`() async throws {
        let scripted = ScriptedLanguageModel("One two three.", "Four five six.", contextSize: 24)
        try await scripted.asSystemModel {
            let model = SystemLanguageModel.default
            #expect(Budget.availability(of: model) == "ready")
            let session = LanguageModelSession(instructions: "Be brief.")
            try await session.respond(to: "Say something, please.")
            let long = Array(repeating: "word", count: 14).joined(separator: " ")
            let trimmed = try await Budget.trimmed(session.transcript, for: long, in: model)
            #expect(trimmed.count < session.transcript.count && trimmed.first == session.transcript.first)
            let next = LanguageModelSession(transcript: trimmed)
            #expect(try await next.respond(to: long).content == "Four five six.")
        }
    }

    @Test
    func `a stream goes through the operators of sequences`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel("one two three"))
        var lengths: [Int] = []
        for try await length in session.streamResponse(to: "Count").map(\.content.count) { lengths.append(length) }
        #expect(lengths.last == 13 && lengths == lengths.sorted())
    }
}
