import FoundationModels
import UniformTypeIdentifiers

/// A model with scripted replies, for the tests of an app: deterministic, without a model's file, and as slow or broken
/// as the test requires.
///
/// ```swift
/// let model = ScriptedLanguageModel("Welcome!", .failing(GenerationError.rateLimited(…)), "Here is your latte.")
/// let session = LanguageModelSession(model: model)
/// #expect(try await session.respond(to: "Hello").content == "Welcome!")
/// #expect(model.requests[0].transcript.count == 1)
/// ```
///
/// To test an app that creates its own sessions, use ``StandInLanguageModel/asSystemModel(isolation:_:)``. With a
/// ``Pace``, a test determines when each token is sent. All copies of one model share the script.
public struct ScriptedLanguageModel: StandInLanguageModel {
    /// Plays the replies.
    public typealias Executor = StandInExecutor<Self>

    let script: Script

    /// A model with these replies, one per request; a further request throws
    /// ``ScriptedLanguageModelError/noReplyLeft(requestCount:)``.
    ///
    /// - Parameters:
    ///   - replies: The replies, one per request.
    ///   - pace: Determines when each token is sent; nil sends them at once.
    ///   - contextSize: The maximum number of tokens of a transcript with its response. A token is a word, or up to
    ///     four characters of non-ASCII text.
    ///   - availability: The availability as the system's model.
    ///   - capabilities: The model's capabilities. With `.vision` it takes images, and data of any type.
    public init(
        _ replies: Reply..., pace: Pace? = nil, contextSize: Int = 4096,
        availability: SystemLanguageModel.Availability = .available,
        capabilities: LanguageModelCapabilities = .init([.guidedGeneration, .toolCalling])
    ) {
        let remaining = ReplyQueue(replies)
        self.init(
            pace: pace, contextSize: contextSize, availability: availability, capabilities: capabilities
        ) { _ in try remaining.next() }
    }

    /// A model whose replies depend on the requests.
    ///
    /// - Parameters:
    ///   - pace: Determines when each token is sent; nil sends them at once.
    ///   - contextSize: The maximum number of tokens of a transcript with its response.
    ///   - availability: The availability as the system's model.
    ///   - capabilities: The model's capabilities; a request that requires others fails.
    ///   - reply: Returns the reply; an error that it throws fails the request.
    public init(
        pace: Pace? = nil, contextSize: Int = 4096, availability: SystemLanguageModel.Availability = .available,
        capabilities: LanguageModelCapabilities = .init([.guidedGeneration, .toolCalling]),
        reply: @escaping @Sendable (LanguageModelExecutorGenerationRequest) async throws -> Reply
    ) {
        script = Script(
            pace: pace, contextSize: contextSize, availability: availability, capabilities: capabilities, reply: reply)
    }

    /// The requests so far, the oldest first.
    public var requests: [LanguageModelExecutorGenerationRequest] { script.record.requests }

    /// The transcripts for which sessions have prewarmed the model.
    public var prewarmedTranscripts: [Transcript] { script.record.prewarmedTranscripts }

    /// The number of replies that were canceled before they were complete.
    public var cancelledReplyCount: Int { script.record.cancelledReplyCount }

    /// By default guided generation and tool calling, because the script determines the replies.
    public var capabilities: LanguageModelCapabilities { script.capabilities }

    /// Whether the model has the capability of vision; the type doesn't matter.
    public func supportsDataAttachmentType(_ type: UTType) async throws -> Bool { capabilities.contains(.vision) }

    /// Whether the model has the capability of vision; the type doesn't matter.
    public func supportsDataEntryType(_ type: UTType) async throws -> Bool { capabilities.contains(.vision) }
}

extension ScriptedLanguageModel {
    /// The script as the system's model.
    public var systemModel: SystemLanguageModel { SystemLanguageModel(backend: script) }
}

/// An error of a script.
public enum ScriptedLanguageModelError: Error, Equatable {
    /// There were more requests than replies.
    case noReplyLeft(requestCount: Int)
}
