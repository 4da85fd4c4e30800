/// A message of a conversation, without any model's markup.
public struct ChatMessage: Hashable, Sendable {
    /// The author of a message.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        /// Instructions to the model.
        case system
        case user
        /// The model itself.
        case assistant
        /// The result of a tool that the model called.
        case tool
    }

    /// The author.
    public var role: Role
    /// The text, without markup.
    public var content: String
    /// The tools that the model calls in this message, after its text.
    public var calls: [ChatToolCall]
    /// The id of the call whose result this message is.
    public var callID: String?
    /// The calls as text, for templates that don't support calls.
    var spokenCalls: [ToolMarkup.Piece] = []

    /// Creates a message. By default it has no calls, and isn't a result.
    public init(role: Role, content: String, calls: [ChatToolCall] = [], callID: String? = nil) {
        self.role = role
        self.content = content
        self.calls = calls
        self.callID = callID
    }
}

/// A tool call by a model.
public struct ChatToolCall: Hashable, Sendable {
    /// Identifies the call in its result.
    public var id: String
    /// The tool's name.
    public var name: String
    /// A JSON object.
    public var arguments: String

    /// Creates a call. The arguments are a JSON object.
    public init(id: String, name: String, arguments: String) {
        self.id = id
        self.name = name
        self.arguments = arguments
    }
}
