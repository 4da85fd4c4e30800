import FoundationModels

/// What a model's error asks the game to do.
enum ModelFailure {
    /// The conversation is longer than what the model can keep in mind.
    case tooLong
    /// The model can't deal with the tools that it was given, or a tool has failed: without them it may answer.
    case tools
    /// Anything else, such as a refusal or a model that isn't there: asking without tools would change nothing.
    case other

    init(_ error: any Error) {
        switch error {
        case is CancellationError: self = .other
        case let error as LanguageModelSession.GenerationError: self = Self.of(error)
        case let error as LanguageModelError: self = Self.of(error)
        // A tool's own, a call for a tool that there isn't, or that of a model that says in its own words what it can't do.
        default: self = .tools
        }
    }

    private static func of(_ error: LanguageModelSession.GenerationError) -> ModelFailure {
        switch error {
        case .exceededContextWindowSize: .tooLong
        // A call that makes no sense, or arguments that the model can't be kept to.
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
