import Synchronization
import UniformTypeIdentifiers

/// A model with its executor, whatever their types are. The executor is made when it is first needed.
package final class ModelRunner: Sendable {
    private let model: any LanguageModel
    private let prewarmModel: @Sendable (Transcript) -> Void
    private let respondWithModel:
        @Sendable (LanguageModelExecutorGenerationRequest, LanguageModelExecutorGenerationChannel) async throws -> Void

    /// With executors of its own.
    package convenience init(_ model: some LanguageModel) { self.init(model, executors: ExecutorCache()) }

    /// - Parameter executors: Where executors are kept that models of equal configurations share.
    init<Model: LanguageModel>(_ model: Model, executors: ExecutorCache) {
        self.model = model
        prewarmModel = { transcript in
            // An executor that cannot be made has nothing to get ready; the first request says why.
            try? executors.executor(of: model).prewarm(model: model, transcript: transcript)
        }
        respondWithModel = { request, channel in
            try await executors.executor(of: model).respond(to: request, model: model, streamingInto: channel)
        }
    }

    package var capabilities: LanguageModelCapabilities { model.capabilities }

    /// The model, for questions that only it can answer.
    package var answering: any LanguageModel { model }

    package func prewarm(_ transcript: Transcript) {
        prewarmModel(transcript)
    }

    package func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        typealias GenerationError = LanguageModelSession.GenerationError
        do {
            try await respondWithModel(request, channel)
        } catch LanguageModelError.refusal(let refusal) {
            throw LanguageModelError.refusal(refusal.refused(by: model))
        } catch GenerationError.refusal(let refusal, let context) {
            throw GenerationError.refusal(refusal.refused(by: model), context)
        }
    }
}

// MARK: - What the model reads and makes

extension ModelRunner {
    /// Checks, before the request is sent, that the model can read all attachments.
    ///
    /// - Throws: ``LanguageModelError/unsupportedCapability(_:)`` or ``LanguageModelError/unsupportedTranscriptContent(_:)``.
    func checkContent(of transcript: Transcript) async throws {
        for (entry, content) in transcript.attachments {
            switch content {
            case .image: try capabilities.require(.vision, for: "an image")
            case .data(let data):
                guard try await !model.supportsDataAttachmentType(data.contentType) else { continue }
                throw unsupported(data.contentType, in: entry, by: "does not read")
            }
        }
    }

    /// Finds what the model should not have made.
    ///
    /// - Throws: ``LanguageModelError/unsupportedTranscriptContent(_:)``.
    func check(_ entry: Transcript.DataEntry) async throws {
        guard try await !model.supportsDataEntryType(entry.contentType) else { return }
        throw unsupported(entry.contentType, in: .data(entry), by: "does not say that it makes")
    }

    private func unsupported(
        _ type: UTType, in entry: Transcript.Entry, by verb: String
    ) -> LanguageModelError {
        .unsupportedTranscriptContent(
            .init(
                unsupportedContent: [entry],
                debugDescription: "The model \(Swift.type(of: model)) \(verb) content of the type \(type.identifier)."))
    }
}

/// Executors by their configurations: models of equal ones share what is expensive. Only the last few are kept: a profile may
/// make a model of another configuration whenever it is evaluated.
final class ExecutorCache: Sendable {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        // Sendable, because configurations are.
        nonisolated(unsafe) let configuration: AnyHashable
    }

    private static let countMax = 8

    /// The latest used one last.
    private let executors = Mutex<[(key: Key, executor: any LanguageModelExecutor)]>([])

    /// How many are kept.
    var count: Int { executors.withLock { $0.count } }

    /// The executor of a model. One that can't be made is tried again the next time.
    func executor<Model: LanguageModel>(of model: Model) throws -> Model.Executor {
        let configuration = model.executorConfiguration
        let key = Key(type: ObjectIdentifier(Model.self), configuration: AnyHashable(configuration))
        return try executors.withLock { executors in
            let place = executors.firstIndex { $0.key == key }
            let known = place.map { executors.remove(at: $0).executor } as? Model.Executor
            let executor = try known ?? Model.Executor(configuration: configuration)
            executors.append((key, executor))
            if executors.count > Self.countMax { executors.removeFirst() }
            return executor
        }
    }
}
