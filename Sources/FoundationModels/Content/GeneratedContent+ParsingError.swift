import protocol Foundation.LocalizedError

extension GeneratedContent {
    /// A text isn't JSON, or content doesn't match a type's schema.
    ///
    /// Code for OS 26 catches it as ``LanguageModelSession/GenerationError/decodingFailure(_:)``.
    ///
    /// ```swift
    /// do {
    ///     order = try GeneratedContent(json: text)
    /// } catch let error as GeneratedContent.ParsingError {
    ///     print(error.debugDescription, error.rawContent)
    /// }
    /// ```
    public struct ParsingError: Error, LocalizedError, CustomDebugStringConvertible {
        /// The text that couldn't be read.
        public var rawContent: String
        /// The underlying error, if there is one.
        public var underlyingError: (any Error)?
        /// What is wrong and at which position, for a developer.
        public var debugDescription: String

        /// A failure to read a text.
        public init(rawContent: String, underlyingError: (any Error)? = nil, debugDescription: String) {
            self.rawContent = rawContent
            self.underlyingError = underlyingError
            self.debugDescription = debugDescription
        }

        /// What went wrong, for the app's user.
        public var errorDescription: String? { decodingFailure(debugDescription).errorDescription }

        /// What the user can do.
        public var recoverySuggestion: String? { decodingFailure(debugDescription).recoverySuggestion }

        /// What is wrong and where. It is not translated.
        public var failureReason: String? { debugDescription }
    }
}
