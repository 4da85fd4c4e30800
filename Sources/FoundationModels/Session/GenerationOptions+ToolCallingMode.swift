extension GenerationOptions {
    /// What a model may do with the session's tools.
    public struct ToolCallingMode: Sendable, Equatable {
        /// The kind of a mode, for implementing an executor.
        public enum Kind: Sendable, Equatable, Hashable {
            /// The model may call tools.
            case allowed
            /// The model must call tools.
            case required
            /// The model may not call tools.
            case disallowed
        }

        /// The kind of the mode.
        public let kind: Kind

        /// The model can call tools if it decides to. This is the default.
        public static let allowed = ToolCallingMode(kind: .allowed)

        /// The model must call one or more tools, each time that it is asked.
        ///
        /// The session keeps calling tools until one throws, or until a ``LanguageModelSession/DynamicProfile`` sets
        /// another mode. A request that sets this mode itself ends when a tool throws, and fails after 64 rounds at the
        /// latest.
        public static let required = ToolCallingMode(kind: .required)

        /// The model answers without calling tools.
        public static let disallowed = ToolCallingMode(kind: .disallowed)
    }
}
