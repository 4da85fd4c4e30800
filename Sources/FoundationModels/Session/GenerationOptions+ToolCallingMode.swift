extension GenerationOptions {
    /// What a model may do with the session's tools.
    public struct ToolCallingMode: Sendable, Equatable {
        /// What a mode says, for those who write an executor.
        public enum Kind: String, Sendable, Codable {
            /// The model may call tools.
            case allowed
            /// The model must call tools.
            case required
            /// The model may not call tools.
            case disallowed
        }

        /// What the mode says.
        public let kind: Kind

        /// The model calls tools when it likes. This is the default.
        public static let allowed = ToolCallingMode(kind: .allowed)

        /// The model calls one or more tools before it answers.
        ///
        /// When they have been called once, it may answer: the session goes on with ``allowed``.
        public static let required = ToolCallingMode(kind: .required)

        /// The model answers by itself.
        public static let disallowed = ToolCallingMode(kind: .disallowed)
    }
}
