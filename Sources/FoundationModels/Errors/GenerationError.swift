extension LanguageModelSession {
    /// Why there is no response: OS 26's error type.
    ///
    /// OS 27 replaces it by ``LanguageModelError``, ``SystemLanguageModel/Error``, ``LanguageModelSession/Error`` and
    /// ``GeneratedContent/ParsingError``. A session's errors can be caught as either: `catch`, `as?` and `is` match
    /// this type if OS 26 has a case for the error.
    @available(iOS, introduced: 26.0, deprecated: 27.0)
    @available(macOS, introduced: 26.0, deprecated: 27.0)
    @available(visionOS, introduced: 26.0, deprecated: 27.0)
    public enum GenerationError: Swift.Error {
        /// The transcript, with or without the response so far, exceeds the model's context size.
        case exceededContextWindowSize(Context)
        /// The model's file is missing or can't be read; or its server can't be reached, refuses the request, or breaks
        /// the connection.
        case assetsUnavailable(Context)
        /// The prompt or the response was found unsafe.
        case guardrailViolation(Context)
        /// The schema contains a guide that the model doesn't support.
        case unsupportedGuide(Context)
        /// The model does not know the language.
        case unsupportedLanguageOrLocale(Context)
        /// The content doesn't match the type's schema; or ``GenerationOptions/maximumResponseTokens`` is too low for
        /// any value of the type.
        case decodingFailure(Context)
        /// Too many requests were sent to the model.
        case rateLimited(Context)
        /// The session is still responding to another request.
        case concurrentRequests(Context)
        /// The model declined to answer.
        case refusal(Refusal, Context)

        /// The context of an error.
        public struct Context: Sendable {
            /// What happened, with numbers and names, for a developer.
            public let debugDescription: String
            /// The text that couldn't be read; empty for other errors.
            let rawContent: String

            /// A context with a description.
            public init(debugDescription: String) {
                self.init(debugDescription: debugDescription, rawContent: "")
            }

            init(debugDescription: String, rawContent: String) {
                self.debugDescription = debugDescription
                self.rawContent = rawContent
            }
        }

        /// The context of this error.
        package var context: Context {
            switch self {
            case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
                .guardrailViolation(let context), .unsupportedGuide(let context),
                .unsupportedLanguageOrLocale(let context), .decodingFailure(let context), .rateLimited(let context),
                .concurrentRequests(let context), .refusal(_, let context):
                context
            }
        }
    }
}
