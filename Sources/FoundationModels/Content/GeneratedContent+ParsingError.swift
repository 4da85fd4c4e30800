import protocol Foundation.LocalizedError

extension GeneratedContent {
    /// A text is no JSON, or content does not have the shape of a type.
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
        /// The text.
        public var rawContent: String
        /// What made it unreadable, if that is an error of its own.
        public var underlyingError: (any Error)?
        /// What is wrong and where, for a developer.
        public var debugDescription: String

        /// A failure to read a text.
        public init(rawContent: String, underlyingError: (any Error)? = nil, debugDescription: String) {
            self.rawContent = rawContent
            self.underlyingError = underlyingError
            self.debugDescription = debugDescription
        }

        /// What went wrong, for the person in front of the app.
        public var errorDescription: String? { decodingFailure(debugDescription).errorDescription }

        /// What the person can do.
        public var recoverySuggestion: String? { decodingFailure(debugDescription).recoverySuggestion }

        /// What is wrong and where. It is not translated.
        public var failureReason: String? { debugDescription }
    }
}
