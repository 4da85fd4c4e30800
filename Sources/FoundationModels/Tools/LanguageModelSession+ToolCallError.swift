import protocol Foundation.LocalizedError

extension LanguageModelSession {
    /// A tool failed while it answered a call of the model. The request fails with this, and the session is in the
    /// state before it.
    public struct ToolCallError: Swift.Error, LocalizedError {
        /// The tool.
        public var tool: any Tool
        /// The error that it threw, or why the model's arguments are invalid.
        public var underlyingError: any Swift.Error

        /// An error of a tool.
        public init(tool: any Tool, underlyingError: any Swift.Error) {
            self.tool = tool
            self.underlyingError = underlyingError
        }

        /// The name of the tool, and the description of its error.
        public var errorDescription: String? {
            "The tool \"\(tool.name)\" failed: \(underlyingError.localizedDescription)"
        }
    }
}
