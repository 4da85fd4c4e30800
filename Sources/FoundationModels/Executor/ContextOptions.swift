/// What a request adds to the model's context besides the transcript.
public struct ContextOptions: Sendable, Equatable {
    /// The reasoning level: how long a model may think before it answers. Models without reasoning ignore it.
    public enum ReasoningLevel: Sendable, Equatable {
        /// Little reasoning, for a quick answer.
        case light
        /// Moderate reasoning.
        case moderate
        /// Much reasoning, for a difficult question.
        case deep
        /// A level that is specific to a model, by its name.
        case custom(String)
    }

    /// Whether the model's context includes the schema of the response. The response matches the schema either way.
    /// With nil the session decides, and includes it.
    public var includeSchemaInPrompt: Bool?

    /// The reasoning level; nil uses the model's default.
    public var reasoningLevel: ReasoningLevel?

    /// Options. Nil uses the defaults.
    public init(includeSchemaInPrompt: Bool? = nil, reasoningLevel: ReasoningLevel? = nil) {
        self.includeSchemaInPrompt = includeSchemaInPrompt
        self.reasoningLevel = reasoningLevel
    }
}
