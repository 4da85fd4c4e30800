extension LanguageModelSession {
    /// Why there is no response, in OS 26's words.
    ///
    /// Since OS 27 the same is said by ``LanguageModelError``, ``SystemLanguageModel/Error``, ``LanguageModelSession/Error`` and
    /// ``GeneratedContent/ParsingError``. What a session throws can be caught as either: `catch`, `as?` and `is` find this
    /// error in it where OS 26 had one for the case.
    @available(iOS, introduced: 26.0, deprecated: 27.0)
    @available(macOS, introduced: 26.0, deprecated: 27.0)
    @available(visionOS, introduced: 26.0, deprecated: 27.0)
    public enum GenerationError: Swift.Error {
        /// The transcript, or the transcript with the response so far, has more tokens than the model can read.
        case exceededContextWindowSize(Context)
        /// The model's file is missing or cannot be read; or its server cannot be reached, refuses, or breaks off.
        case assetsUnavailable(Context)
        /// The prompt or the response was found unsafe.
        case guardrailViolation(Context)
        /// The schema contains a guide that the model cannot keep to.
        case unsupportedGuide(Context)
        /// The model does not know the language.
        case unsupportedLanguageOrLocale(Context)
        /// The content does not have the shape of the type that it should become; or
        /// ``GenerationOptions/maximumResponseTokens`` allows too few tokens for it to have.
        case decodingFailure(Context)
        /// The model has been asked too often.
        case rateLimited(Context)
        /// The session is still responding to another request.
        case concurrentRequests(Context)
        /// The model declined to answer.
        case refusal(Refusal, Context)

        /// The circumstances of an error.
        public struct Context: Sendable {
            /// What happened, with numbers and names, for a developer.
            public let debugDescription: String
            /// What could not be read.
            let rawContent: String

            /// Circumstances in these words.
            public init(debugDescription: String) {
                self.init(debugDescription: debugDescription, rawContent: "")
            }

            init(debugDescription: String, rawContent: String) {
                self.debugDescription = debugDescription
                self.rawContent = rawContent
            }
        }

        /// The circumstances of this error.
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
