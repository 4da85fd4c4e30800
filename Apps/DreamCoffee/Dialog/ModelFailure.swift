import FoundationModels

/// How the game should react to a model's error.
enum ModelFailure {
    /// The conversation exceeds the model's context.
    case tooLong
    /// The model can't use the given tools, or a tool has failed: it may answer without them.
    case tools
    /// Anything else, such as a refusal or an unavailable model: retrying without tools wouldn't help.
    case other

    init(_ error: any Error) {
        switch error {
        case is CancellationError: self = .other
        case let error as LanguageModelSession.GenerationError: self = Self.of(error)
        case let error as LanguageModelError: self = Self.of(error)
        // An error of a tool, a call of an unknown tool, or a model's own error about something unsupported.
        default: self = .tools
        }
    }

    private static func of(_ error: LanguageModelSession.GenerationError) -> ModelFailure {
        switch error {
        case .exceededContextWindowSize: .tooLong
        // An invalid call, or arguments to which the model can't be constrained.
        case .decodingFailure, .unsupportedGuide: .tools
        default: .other
        }
    }

    private static func of(_ error: LanguageModelError) -> ModelFailure {
        switch error {
        case .contextSizeExceeded: .tooLong
        case .unsupportedCapability, .unsupportedTranscriptContent, .unsupportedGenerationGuide: .tools
        default: .other
        }
    }
}
