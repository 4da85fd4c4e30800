import protocol Foundation.LocalizedError

extension LanguageModelSession {
    /// A tool failed while it answered a call of the model. The request fails with this, and the session is as it was before.
    public struct ToolCallError: Swift.Error, LocalizedError {
        /// The tool.
        public var tool: any Tool
        /// What it threw, or why the model's arguments are not what it takes.
        public var underlyingError: any Swift.Error

        /// A failure of a tool.
        public init(tool: any Tool, underlyingError: any Swift.Error) {
            self.tool = tool
            self.underlyingError = underlyingError
        }

        /// The name of the tool, and what its own error says.
        public var errorDescription: String? {
            "The tool \"\(tool.name)\" failed: \(underlyingError.localizedDescription)"
        }
    }
}
