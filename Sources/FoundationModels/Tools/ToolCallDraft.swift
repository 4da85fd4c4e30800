/// A tool call while the model is writing it.
struct ToolCallDraft: Sendable {
    let id: String
    let name: String
    /// The JSON so far.
    var arguments = ""
    var metadata: [String: GeneratedContent] = [:]

    /// The complete call. Missing arguments are an empty structure.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``.
    func call() throws -> Transcript.ToolCall {
        guard arguments.contains(where: { !$0.isWhitespace }) else {
            return .init(id: id, metadata: metadata, toolName: name, arguments: GeneratedContent(properties: [:]))
        }
        return .init(
            id: id, metadata: metadata, toolName: name, arguments: try GeneratedContent(wholeJSON: arguments))
    }
}
