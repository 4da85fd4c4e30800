/// What a request puts before the model besides the transcript.
public struct ContextOptions: Sendable, Equatable {
    /// How long a model may think before it answers. Models that don't think take no notice.
    public enum ReasoningLevel: Sendable, Equatable {
        /// Briefly, for a quick answer.
        case light
        /// Neither briefly nor long.
        case moderate
        /// Long, for a difficult question.
        case deep
        /// A level that only a certain model knows, by its name.
        case custom(String)
    }

    /// Whether the model reads the schema that its response must have. The response keeps to the schema either way; nil
    /// leaves it to the session, which shows schemas.
    public var includeSchemaInPrompt: Bool?

    /// How long the model may think; nil leaves it to the model.
    public var reasoningLevel: ReasoningLevel?

    /// Options; what is not given is left open.
    public init(includeSchemaInPrompt: Bool? = nil, reasoningLevel: ReasoningLevel? = nil) {
        self.includeSchemaInPrompt = includeSchemaInPrompt
        self.reasoningLevel = reasoningLevel
    }
}
