import Foundation
import FoundationModels
import Synchronization
import UniformTypeIdentifiers

/// A model that answers as another one did when a ``RecordingLanguageModel`` listened: the same pieces, calls of tools,
/// token counts and errors.
///
/// ```swift
/// let model = try ReplayLanguageModel(contentsOf: folder.appending(path: "greeting.json"))
/// try await model.asSystemModel { try await greetTheGuest() }
/// #expect(model.remainingExchangeCount == 0)
/// ```
///
/// A request must be one that was recorded; otherwise it throws ``ReplayError/requestDiffers(exchange:differences:)``, which
/// says what is different. Requests of several sessions may come in another order than then.
public struct ReplayLanguageModel: StandInLanguageModel {
    /// Plays the recording. It throws ``ReplayError``, or the error in which the response ended when it was recorded.
    public typealias Executor = StandInExecutor<Self>

    /// What of a request must be as it was recorded.
    public enum Comparison: Sendable {
        /// All that the model is told: transcript, tools, schema, options, metadata.
        case wholeRequest
        /// The newest entry of the transcript, for apps whose instructions contain the date.
        case newestEntry
        /// Nothing: the responses come in the order in which they were recorded.
        case nothing
    }

    private let tape: Tape
    private let script: ScriptedLanguageModel

    /// A model that plays a recording.
    ///
    /// - Parameters:
    ///   - file: Where the recording lies.
    ///   - comparison: What of a request must be as it was recorded.
    ///   - pace: Decides when each piece comes; without it they come at once.
    /// - Throws: An error of the file system, or `DecodingError` if the file is no recording.
    public init(
        contentsOf file: URL, comparing comparison: Comparison = .wholeRequest, pace: ScriptedLanguageModel.Pace? = nil
    ) throws {
        let recording = try Recording(contentsOf: file)
        let tape = Tape(recording, comparison: comparison)
        self.tape = tape
        let capabilities = recording.capabilities.map(LanguageModelCapabilities.init(names:))
        script = ScriptedLanguageModel(
            pace: pace, contextSize: recording.contextSize,
            capabilities: capabilities ?? .init([.guidedGeneration, .toolCalling])
        ) { request in
            let exchange = try tape.exchange(for: request)
            return .init(recorded: exchange.events, failure: exchange.failure?.error(request.transcript))
        }
    }

    /// How many recorded requests have not been made yet.
    public var remainingExchangeCount: Int { tape.remainingCount }

    /// Those of the recorded model. A recording from before they were kept says schemas and tools.
    public var capabilities: LanguageModelCapabilities { script.capabilities }

    /// Whatever was recorded is played.
    public func supportsDataAttachmentType(_ type: UTType) async throws -> Bool { true }

    /// Whatever was recorded is played.
    public func supportsDataEntryType(_ type: UTType) async throws -> Bool { true }

    /// The recording in the system's model's place. Tokens are counted as ``ScriptedLanguageModel`` does.
    public var systemModel: SystemLanguageModel { script.systemModel }
}

/// The recorded exchanges, each of which is given out once.
private final class Tape: Sendable {
    private struct State {
        var requestCount = 0
        var remaining: [(number: Int, exchange: Recording.Exchange)]
    }

    private let comparison: ReplayLanguageModel.Comparison
    private let state: Mutex<State>

    init(_ recording: Recording, comparison: ReplayLanguageModel.Comparison) {
        self.comparison = comparison
        let numbered = recording.exchanges.enumerated().map { (number: $0.offset + 1, exchange: $0.element) }
        state = Mutex(State(remaining: numbered))
    }

    var remainingCount: Int { state.withLock { $0.remaining.count } }

    /// The oldest exchange of such a request.
    func exchange(for request: LanguageModelExecutorGenerationRequest) throws -> Recording.Exchange {
        let request = RecordedRequest(request)
        return try state.withLock { state in
            state.requestCount += 1
            guard let next = state.remaining.first else {
                throw ReplayError.noExchangeLeft(requestCount: state.requestCount)
            }
            let found = state.remaining.firstIndex { differences($0.exchange.request, request).isEmpty }
            guard let found else {
                let differences = differences(next.exchange.request, request)
                throw ReplayError.requestDiffers(exchange: next.number, differences: differences)
            }
            return state.remaining.remove(at: found).exchange
        }
    }

    private func differences(_ recorded: RecordedRequest, _ found: RecordedRequest) -> [String] {
        switch comparison {
        case .wholeRequest: return recorded.differences(from: found)
        case .nothing: return []
        case .newestEntry:
            let newest = (recorded.transcript.last ?? "nothing", found.transcript.last ?? "nothing")
            guard newest.0 != newest.1 else { return [] }
            return ["the newest entry was recorded as \(newest.0), and is \(newest.1)"]
        }
    }
}
