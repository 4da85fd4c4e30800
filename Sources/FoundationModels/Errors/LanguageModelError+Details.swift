import Foundation

// What the cases of LanguageModelError carry: a text for developers, and whatever else the model told.

extension LanguageModelError {
    /// Details of a transcript that is too long.
    public struct ContextSizeExceeded: Sendable {
        /// The number of tokens that the model can read and write in one session.
        public var contextSize: Int
        /// The number of tokens that the transcript has.
        public var tokenCount: Int
        /// What happened, for a developer.
        public var debugDescription: String
        /// What else the model told, by name.
        public var metadata: [String: any Sendable]

        /// Details in these numbers and words.
        public init(
            contextSize: Int, tokenCount: Int, debugDescription: String, metadata: [String: any Sendable] = [:]
        ) {
            self.contextSize = contextSize
            self.tokenCount = tokenCount
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Details of a model that has been asked too often.
    public struct RateLimited: Sendable {
        /// When it may be asked again, if it told.
        public var resetDate: Date?
        /// What happened, for a developer.
        public var debugDescription: String
        /// What else the model told, by name.
        public var metadata: [String: any Sendable]

        /// Details in these words.
        public init(resetDate: Date? = nil, debugDescription: String, metadata: [String: any Sendable] = [:]) {
            self.resetDate = resetDate
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Details of something that a model cannot do.
    public struct UnsupportedCapability: Sendable {
        /// What it cannot do.
        public var capability: LanguageModelCapabilities.Capability
        /// What needed it, for a developer.
        public var debugDescription: String
        /// What else the model told, by name.
        public var metadata: [String: any Sendable]

        /// Details in these words.
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
        /// What else the model told, by name.
        public var metadata: [String: any Sendable]

        /// Details in these words.
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
        /// What else the model told, by name.
        public var metadata: [String: any Sendable]

        /// Details in these words.
        public init(
            unsupportedContent: [Transcript.Entry], debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.unsupportedContent = unsupportedContent
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Details of a guide that a model cannot keep to.
    public struct UnsupportedGenerationGuide: Sendable {
        /// The name of the schema that the guide is in, if it is known.
        public var schemaName: String?
        /// Which guide it is, for a developer.
        public var debugDescription: String
        /// What else the model told, by name.
        public var metadata: [String: any Sendable]

        /// Details in these words.
        public init(schemaName: String?, debugDescription: String, metadata: [String: any Sendable] = [:]) {
            self.schemaName = schemaName
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Details of a language that a model does not know.
    public struct UnsupportedLanguageOrLocale: Sendable {
        /// The language.
        public var languageCode: Locale.LanguageCode
        /// What was asked for in it, for a developer.
        public var debugDescription: String
        /// What else the model told, by name.
        public var metadata: [String: any Sendable]

        /// Details in these words.
        public init(
            languageCode: Locale.LanguageCode, debugDescription: String, metadata: [String: any Sendable] = [:]
        ) {
            self.languageCode = languageCode
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Details of a response that did not come in time.
    public struct Timeout: Sendable {
        /// How long was waited, for a developer.
        public var debugDescription: String
        /// What else the model told, by name.
        public var metadata: [String: any Sendable]

        /// Details in these words.
        public init(debugDescription: String, metadata: [String: any Sendable] = [:]) {
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }
}
