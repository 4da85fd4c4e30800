import FoundationModels
import UniformTypeIdentifiers

/// A model that plays given replies, for the tests of an app: deterministic, without a model's file, and as slow or
/// broken as the test wants it.
///
/// ```swift
/// let model = ScriptedLanguageModel("Welcome!", .failing(GenerationError.rateLimited(…)), "Here is your latte.")
/// let session = LanguageModelSession(model: model)
/// #expect(try await session.respond(to: "Hello").content == "Welcome!")
/// #expect(model.requests[0].transcript.count == 1)
/// ```
///
/// An app that makes its sessions itself is tested inside ``StandInLanguageModel/asSystemModel(isolation:_:)``. A ``Pace`` lets a test decide
/// when each token comes. All copies of one model play the same script.
public struct ScriptedLanguageModel: StandInLanguageModel {
    /// Plays the replies.
    public typealias Executor = StandInExecutor<Self>

    let script: Script

    /// A model that plays these replies, one a request; a request too many throws
    /// ``ScriptedLanguageModelError/noReplyLeft(requestCount:)``.
    ///
    /// - Parameters:
    ///   - replies: What the model says, one reply a request.
    ///   - pace: Decides when each token comes; without it they come at once.
    ///   - contextSize: How many tokens a transcript with its response may have. A token is a word, or up to four
    ///     characters of a text without spaces.
    ///   - availability: What the model says as the system's model.
    ///   - capabilities: What the model can do. With `.vision` it takes images, and data of any type.
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
    ///   - pace: Decides when each token comes; without it they come at once.
    ///   - contextSize: How many tokens a transcript with its response may have.
    ///   - availability: What the model says as the system's model.
    ///   - capabilities: What the model can do; a request that asks for more is refused.
    ///   - reply: Decides the reply; what it throws is the request's error.
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

    /// The transcripts that sessions asked to get ready for.
    public var prewarmedTranscripts: [Transcript] { script.record.prewarmedTranscripts }

    /// How many replies were cancelled before they were whole.
    public var cancelledReplyCount: Int { script.record.cancelledReplyCount }

    /// By default schemas and tools: the script sees to both.
    public var capabilities: LanguageModelCapabilities { script.capabilities }

    /// Whatever the type is, where the model has the capability of vision.
    public func supportsDataAttachmentType(_ type: UTType) async throws -> Bool { capabilities.contains(.vision) }

    /// Whatever the type is, where the model has the capability of vision.
    public func supportsDataEntryType(_ type: UTType) async throws -> Bool { capabilities.contains(.vision) }
}

extension ScriptedLanguageModel {
    /// The script in the place of the system's model.
    public var systemModel: SystemLanguageModel { SystemLanguageModel(backend: script) }
}

/// Why a script cannot go on.
public enum ScriptedLanguageModelError: Error, Equatable {
    /// There were more requests than replies.
    case noReplyLeft(requestCount: Int)
}
