/// One message of a conversation, before any model's markup.
public struct ChatMessage: Hashable, Sendable {
    /// Who speaks.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        /// Instructions to the model.
        case system
        case user
        /// The model itself.
        case assistant
        /// The result of a tool that the model called.
        case tool
    }

    /// Who speaks.
    public var role: Role
    /// The words, without any markup.
    public var content: String
    /// The tools that the model calls here, after its words.
    public var calls: [ChatToolCall]
    /// Which call this is the result of.
    public var callID: String?
    /// The calls in words, for templates that know none.
    var spokenCalls: [ToolMarkup.Piece] = []

    /// Creates a message. By default it calls no tools and is the result of none.
    public init(role: Role, content: String, calls: [ChatToolCall] = [], callID: String? = nil) {
        self.role = role
        self.content = content
        self.calls = calls
        self.callID = callID
    }
}

/// A tool that a model calls.
public struct ChatToolCall: Hashable, Sendable {
    /// By which the result says which call it belongs to.
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
