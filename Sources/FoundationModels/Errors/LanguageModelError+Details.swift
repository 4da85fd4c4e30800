import Foundation

// The associated values of LanguageModelError's cases: a description for developers, and further details from the
// model.

extension LanguageModelError {
    /// Details of a transcript that is too long.
    public struct ContextSizeExceeded: Sendable {
        /// The model's context size, in tokens.
        public var contextSize: Int
        /// The number of tokens that the transcript has.
        public var tokenCount: Int
        /// What happened, for a developer.
        public var debugDescription: String
        /// Further details from the model, by name.
        public var metadata: [String: any Sendable]

        /// Details with these values.
        public init(
            contextSize: Int, tokenCount: Int, debugDescription: String, metadata: [String: any Sendable] = [:]
        ) {
            self.contextSize = contextSize
            self.tokenCount = tokenCount
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Details of a rate limit.
    public struct RateLimited: Sendable {
        /// When the next request is allowed, if it is known.
        public var resetDate: Date?
        /// What happened, for a developer.
        public var debugDescription: String
        /// Further details from the model, by name.
        public var metadata: [String: any Sendable]

        /// Details with these values.
        public init(resetDate: Date? = nil, debugDescription: String, metadata: [String: any Sendable] = [:]) {
            self.resetDate = resetDate
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Details of a capability that a model lacks.
    public struct UnsupportedCapability: Sendable {
        /// The missing capability.
        public var capability: LanguageModelCapabilities.Capability
        /// What requires it, for a developer.
        public var debugDescription: String
        /// Further details from the model, by name.
        public var metadata: [String: any Sendable]

        /// Details with these values.
        public init(
            capability: LanguageModelCapabilities.Capability, debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.capability = capability
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }
}

extension LanguageModelError {
    /// Details of unsafe content.
    public struct GuardrailViolation: Sendable {
        /// What was found unsafe, for a developer.
        public var debugDescription: String
        /// Further details from the model, by name.
        public var metadata: [String: any Sendable]

        /// Details with these values.
        public init(debugDescription: String, metadata: [String: any Sendable] = [:]) {
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Details of content that a model cannot read.
    public struct UnsupportedTranscriptContent: Sendable {
        /// The entries that the model cannot read.
        public var unsupportedContent: [Transcript.Entry]
        /// Why it cannot, for a developer.
        public var debugDescription: String
        /// Further details from the model, by name.
        public var metadata: [String: any Sendable]

        /// Details with these values.
        public init(
            unsupportedContent: [Transcript.Entry], debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.unsupportedContent = unsupportedContent
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Details of a guide that a model doesn't support.
    public struct UnsupportedGenerationGuide: Sendable {
        /// The name of the schema that the guide is in, if it is known.
        public var schemaName: String?
        /// Which guide it is, for a developer.
        public var debugDescription: String
        /// Further details from the model, by name.
        public var metadata: [String: any Sendable]

        /// Details with these values.
        public init(schemaName: String?, debugDescription: String, metadata: [String: any Sendable] = [:]) {
            self.schemaName = schemaName
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Details of a language that a model doesn't support.
    public struct UnsupportedLanguageOrLocale: Sendable {
        /// The language.
        public var languageCode: Locale.LanguageCode
        /// What required it, for a developer.
        public var debugDescription: String
        /// Further details from the model, by name.
        public var metadata: [String: any Sendable]

        /// Details with these values.
        public init(
            languageCode: Locale.LanguageCode, debugDescription: String, metadata: [String: any Sendable] = [:]
        ) {
            self.languageCode = languageCode
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Details of a timeout.
    public struct Timeout: Sendable {
        /// How long the request waited, for a developer.
        public var debugDescription: String
        /// Further details from the model, by name.
        public var metadata: [String: any Sendable]

        /// Details with these values.
        public init(debugDescription: String, metadata: [String: any Sendable] = [:]) {
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }
}
