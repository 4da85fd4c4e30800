import protocol Foundation.LocalizedError

/// Why a model's tool calls can't be executed. An error of a tool is a ``LanguageModelSession/ToolCallError`` instead.
package enum ToolCallingError: Error, Equatable, LocalizedError {
    /// The model called a tool that it wasn't offered.
    case unknownTool(name: String, available: [String])
    /// Two tools of a session have the same name.
    case duplicateName(String)
    /// A request requires tool calls, in a session without tools.
    case noToolToCall
    /// The model answered, although it had to call a tool first.
    case noCall
    /// The model kept calling tools instead of answering.
    case tooManyRounds(limit: Int)

    /// What went wrong, for a developer.
    package var errorDescription: String? {
        switch self {
        case .unknownTool(let name, let available):
            let names = available.isEmpty ? "no tools" : available.joined(separator: ", ")
            return "The model called for the tool \"\(name)\"; it was offered \(names)."
        case .duplicateName(let name): return "Two of the session's tools have the name \"\(name)\"."
        case .noToolToCall: return "toolCallingMode is .required, but the session has no tools."
        case .noCall: return "toolCallingMode is .required, but the model answered without calling a tool."
        case .tooManyRounds(let limit): return "The model called for tools \(limit) times without answering."
        }
    }
}
