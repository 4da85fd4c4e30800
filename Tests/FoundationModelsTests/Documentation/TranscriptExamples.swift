import Foundation
import FoundationModels

// The examples of the article on transcripts, word for word.

enum TranscriptExamples {
    static func read(_ transcript: Transcript) -> [String] {
        transcript.map { entry in
            switch entry {
            case .instructions(let instructions): "told of \(instructions.toolDefinitions.count) tools"
            case .prompt(let prompt): "asked for \(prompt.responseFormat?.name ?? "text")"
            case .toolCalls(let calls): "called \(calls.map(\.toolName).joined(separator: ", "))"
            case .toolOutput(let output): "\(output.toolName) said \(output.segments.count) things"
            case .reasoning(let reasoning): "thought of \(reasoning.segments.count) things"
            case .response(let response): response.segments.map(describe).joined()
            case .data(let data): "made \(data.contentType.identifier)"
            }
        }
    }

    static func describe(_ segment: Transcript.Segment) -> String {
        switch segment {
        case .text(let text): text.content
        case .structure(let structure): "\(structure.source) \(structure.content.jsonString)"
        case .attachment(let attachment): attachment.label ?? "something attached"
        case .custom(let custom): custom.description
        }
    }

    static func save(_ session: LanguageModelSession, to file: URL) throws -> LanguageModelSession {
        try JSONEncoder().encode(session.transcript).write(to: file)
        let saved = try JSONDecoder().decode(Transcript.self, from: Data(contentsOf: file))
        return LanguageModelSession(transcript: saved)
    }

    static func condense(_ session: LanguageModelSession) -> LanguageModelSession {
        let ends = [session.transcript.first, session.transcript.last].compactMap { $0 }
        return LanguageModelSession(transcript: Transcript(entries: ends))
    }

    static func shorten(_ session: LanguageModelSession, to count: Int) {
        let history: Transcript.HistoryView = session.transcript.history
        session.transcript.history = history.suffix(count)
    }

    static func write() -> Transcript {
        let prompt = Transcript.Prompt(segments: [.text(.init(content: "Hello"))])
        let response = Transcript.Response(assetIDs: [], segments: [.text(.init(content: "Hi."))])
        let call = Transcript.ToolCall(id: "1", toolName: "clock", arguments: GeneratedContent(properties: [:]))
        let output = Transcript.ToolOutput(id: "1", toolName: "clock", segments: [.text(.init(content: "Noon"))])
        return Transcript(entries: [
            .prompt(prompt), .toolCalls(.init([call])), .toolOutput(output), .response(response),
        ])
    }

    static func complain(_ session: LanguageModelSession, file: URL) throws {
        let issue = LanguageModelFeedback.Issue(category: .tooVerbose, explanation: "I asked for one sentence.")
        let data = session.logFeedbackAttachment(
            sentiment: .negative, issues: [issue], desiredResponseText: "A latte.")
        try data.write(to: file)
    }
}
