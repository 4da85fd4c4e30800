import Foundation
import FoundationModels

/// Converts the messages of a request to a transcript.
struct CompletionMessages {
    private static let countMax = 4096
    private static let callCountMax = 128

    private var entries: [Transcript.Entry] = []
    /// The names of the called tools, by the calls' identifiers.
    private var callNames: [String: String] = [:]

    init(_ fields: RequestFields) throws {
        let list = try fields.required("messages", fields.list("messages", countMax: Self.countMax))
        guard !list.isEmpty else { throw ServingError.invalid("messages", "There must be one at least.") }
        for (content, path) in list { try add(RequestFields(content, path: path)) }
    }

    /// The transcript, whose first instructions define the tools.
    func transcript(defining tools: [Transcript.ToolDefinition]) -> Transcript {
        var entries = entries
        if !tools.isEmpty, case .instructions(var instructions)? = entries.first {
            instructions.toolDefinitions = tools
            entries[0] = .instructions(instructions)
        }
        return Transcript(entries: entries)
    }

    private mutating func add(_ message: RequestFields) throws {
        switch try message.required("role", message.text("role")) {
        case "system", "developer":
            entries.append(.instructions(.init(segments: try required(message), toolDefinitions: [])))
        case "user": entries.append(.prompt(.init(segments: try required(message))))
        case "assistant": try addReply(message)
        case "tool": try addOutput(message)
        default:
            throw ServingError.invalid(
                message.place("role"), "There are system, developer, user, assistant and tool.")
        }
    }

    private mutating func addReply(_ message: RequestFields) throws {
        let calls = try message.list("tool_calls", countMax: Self.callCountMax) ?? []
        let segments = try Self.segments(message)
        if let segments, !segments.isEmpty || calls.isEmpty { entries.append(.response(.init(segments: segments))) }
        guard !calls.isEmpty else {
            _ = try message.required("content", segments)
            return
        }
        let read = try calls.map { try call(RequestFields($0.content, path: $0.path)) }
        entries.append(.toolCalls(.init(read)))
    }

    private mutating func call(_ fields: RequestFields) throws -> Transcript.ToolCall {
        let id = try fields.required("id", fields.text("id"))
        let function = try fields.required("function", fields.object("function"))
        let name = try function.required("name", function.text("name"))
        let text = try function.text("arguments") ?? "{}"
        guard let arguments = try? GeneratedContent(wholeJSON: text.isEmpty ? "{}" : text) else {
            throw ServingError.invalid(function.place("arguments"), "It must be the text of a JSON value.")
        }
        callNames[id] = name
        return Transcript.ToolCall(id: id, toolName: name, arguments: arguments)
    }

    private mutating func addOutput(_ message: RequestFields) throws {
        let id = try message.required("tool_call_id", message.text("tool_call_id"))
        guard let name = callNames[id] else {
            throw ServingError.invalid(
                message.place("tool_call_id"), "No message before it has a call of this identity.")
        }
        entries.append(.toolOutput(.init(id: id, toolName: name, segments: try required(message))))
    }

    // MARK: Content

    private func required(_ message: RequestFields) throws -> [Transcript.Segment] {
        try message.required("content", Self.segments(message))
    }

    /// The segments of a text, or of a list of text parts; nil if there is no content.
    private static func segments(_ message: RequestFields) throws -> [Transcript.Segment]? {
        guard let content = message["content"] else { return nil }
        if case .string(let text) = content.kind { return text.isEmpty ? [] : [.text(.init(content: text))] }
        return try message.list("content", countMax: countMax)?.map { content, path in
            let part = try RequestFields(content, path: path)
            guard try part.required("type", part.text("type")) == "text" else {
                throw ServingError.invalid(
                    part.place("type"), "The model reads text only.", code: "unsupported_content")
            }
            return .text(.init(content: try part.required("text", part.text("text"))))
        }
    }
}
