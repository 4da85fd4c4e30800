import Foundation
import FoundationModels
import Synchronization
import UniformTypeIdentifiers

/// Wraps a model and records its requests and responses in a file, for a ``ReplayLanguageModel``.
///
/// ```swift
/// let model = RecordingLanguageModel(SystemLanguageModel.default, to: folder.appending(path: "greeting.json"))
/// try await model.asSystemModel { try await greetTheGuest() }
/// ```
///
/// The file is rewritten after each response, so that nothing is lost when a test stops. It contains prompts and
/// responses in plain text.
public struct RecordingLanguageModel: StandInLanguageModel {
    /// Passes requests to the model and records the results. It throws the model's errors, or an error of the file
    /// system if the file can't be written.
    public typealias Executor = StandInExecutor<Self>

    let recorder: Recorder

    /// A model that records another one. An existing file is replaced.
    public init(_ model: some LanguageModel, to file: URL) {
        recorder = Recorder(model, file: file)
    }

    /// The capabilities of the recorded model.
    public var capabilities: LanguageModelCapabilities { recorder.capabilities }

    /// The recorded model's answer.
    public func supportsDataAttachmentType(_ type: UTType) async throws -> Bool {
        try await recorder.model.supportsDataAttachmentType(type)
    }

    /// The recorded model's answer.
    public func supportsDataEntryType(_ type: UTType) async throws -> Bool {
        try await recorder.model.supportsDataEntryType(type)
    }

    /// The recorded model as the system's model. If it has no context size of its own, it is 4096 tokens.
    public var systemModel: SystemLanguageModel { SystemLanguageModel(backend: recorder) }
}

/// The recorded model and its file.
final class Recorder: Sendable {
    private let runner: ModelRunner
    private let systemModelBackend: (any SystemModelBackend)?
    private let file: URL
    private let recording: Mutex<Recording>

    init(_ model: some LanguageModel, file: URL) {
        runner = ModelRunner(model)
        systemModelBackend = (model as? SystemLanguageModel)?.backend
        self.file = file
        recording = Mutex(
            Recording(
                contextSize: systemModelBackend?.contextSize ?? 4096, capabilities: model.capabilities.names))
    }

    var model: any LanguageModel { runner.answering }

    private func write(_ exchange: Recording.Exchange) throws {
        try recording.withLock { recording in
            recording.exchanges.append(exchange)
            try recording.write(to: file)
        }
    }

    /// Passes the events of a response on, and returns them.
    private func events(
        of request: LanguageModelExecutorGenerationRequest, into channel: LanguageModelExecutorGenerationChannel
    ) async -> (events: [RecordedEvent], failure: (any Error)?) {
        let inner = LanguageModelExecutorGenerationChannel()
        async let failure = failure(of: request, into: inner)
        var events: [RecordedEvent] = []
        for await event in inner.events {
            if let recorded = RecordedEvent(event) { events.append(recorded) }
            await channel.send(event)
        }
        return (events, await failure)
    }

    private func failure(
        of request: LanguageModelExecutorGenerationRequest, into inner: LanguageModelExecutorGenerationChannel
    ) async -> (any Error)? {
        defer { inner.finish() }
        do {
            try await runner.respond(to: request, streamingInto: inner)
            return nil
        } catch {
            return error
        }
    }
}

extension Recorder: SystemModelBackend {
    var capabilities: LanguageModelCapabilities { runner.capabilities }
    var availability: SystemLanguageModel.Availability { systemModelBackend?.availability ?? .available }
    var displayName: String { systemModelBackend?.displayName ?? "\(type(of: runner.answering))" }
    var contextSize: Int { recording.withLock { $0.contextSize } }
    var supportedLanguages: Set<Locale.Language> { systemModelBackend?.supportedLanguages ?? [] }

    func tokenCount(of text: String) async throws -> Int {
        try await systemModelBackend?.tokenCount(of: text) ?? ScriptedTokenizer.tokens(of: text).count
    }

    func tokenCount(of transcript: Transcript) async throws -> Int {
        if let systemModelBackend { return try await systemModelBackend.tokenCount(of: transcript) }
        return ScriptedTokenizer.tokenCount(of: transcript)
    }

    func prewarm(_ transcript: Transcript) {
        runner.prewarm(transcript)
    }

    func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        let (events, failure) = await events(of: request, into: channel)
        let wasCancelled = Task.isCancelled
        let ending = wasCancelled ? CancellationError() : failure
        try write(.init(request: .init(request), events: events, failure: ending.map(RecordedFailure.init)))
        if let ending { throw ending }
    }
}
