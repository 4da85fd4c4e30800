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

    public var role: Role
    public var content: String

    public init(role: Role, content: String) {
        self.role = role
        self.content = content
    }
}
