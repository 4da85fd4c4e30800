import Foundation
import FoundationModels
import Synchronization
import UniformTypeIdentifiers

/// A model that replays what a ``RecordingLanguageModel`` has recorded: the same pieces, tool calls, token counts and
/// errors.
///
/// ```swift
/// let model = try ReplayLanguageModel(contentsOf: folder.appending(path: "greeting.json"))
/// try await model.asSystemModel { try await greetTheGuest() }
/// #expect(model.remainingExchangeCount == 0)
/// ```
///
/// A request must be one that was recorded; otherwise it throws ``ReplayError/requestDiffers(exchange:differences:)``,
/// with the differences. Requests of several sessions can come in another order than in the recording.
public struct ReplayLanguageModel: StandInLanguageModel {
    /// Plays the recording. It throws ``ReplayError``, or the error with which the recorded response ended.
    public typealias Executor = StandInExecutor<Self>

    /// Which parts of a request must match the recording.
    public enum Comparison: Sendable {
        /// Everything that the model reads: transcript, tools, schema, options, metadata.
        case wholeRequest
        /// The last entry of the transcript, for apps whose instructions contain the date.
        case newestEntry
        /// Nothing: the responses come in the order in which they were recorded.
        case nothing
    }

    private let tape: Tape
    private let script: ScriptedLanguageModel

    /// A model that plays a recording.
    ///
    /// - Parameters:
    ///   - file: The file of the recording.
    ///   - comparison: Which parts of a request must match the recording.
    ///   - pace: Determines when each piece is sent; nil sends them at once.
    /// - Throws: An error of the file system, or `DecodingError` if the file isn't a recording.
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

    /// The number of recorded requests that haven't been made yet.
    public var remainingExchangeCount: Int { tape.remainingCount }

    /// The capabilities of the recorded model. For recordings of older versions, which don't store them: guided
    /// generation and tool calling.
    public var capabilities: LanguageModelCapabilities { script.capabilities }

    /// Always true: whatever was recorded can be replayed.
    public func supportsDataAttachmentType(_ type: UTType) async throws -> Bool { true }

    /// Always true: whatever was recorded can be replayed.
    public func supportsDataEntryType(_ type: UTType) async throws -> Bool { true }

    /// The recording as the system's model. Tokens are counted as in ``ScriptedLanguageModel``.
    public var systemModel: SystemLanguageModel { script.systemModel }
}

/// The recorded exchanges, each of which is used once.
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

    /// The oldest unused exchange that matches the request.
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
