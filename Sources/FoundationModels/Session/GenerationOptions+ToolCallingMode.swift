extension GenerationOptions {
    /// What a model may do with the session's tools.
    public struct ToolCallingMode: Sendable, Equatable {
        /// What a mode says, for those who write an executor.
        public enum Kind: Sendable, Equatable, Hashable {
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

        /// The model must call one or more tools, each time that it is asked.
        ///
        /// The session keeps calling tools until one throws, or until a ``LanguageModelSession/DynamicProfile`` says another
        /// mode. A request that says this itself is over when a tool throws.
        public static let required = ToolCallingMode(kind: .required)

        /// The model answers by itself.
        public static let disallowed = ToolCallingMode(kind: .disallowed)
    }
}
