import Synchronization
import UniformTypeIdentifiers

/// A model with its executor, both type-erased. The executor is created on first use.
package final class ModelRunner: Sendable {
    private let model: any LanguageModel
    private let prewarmModel: @Sendable (Transcript) -> Void
    private let respondWithModel:
        @Sendable (LanguageModelExecutorGenerationRequest, LanguageModelExecutorGenerationChannel) async throws -> Void

    /// A runner with its own executor cache.
    package convenience init(_ model: some LanguageModel) { self.init(model, executors: ExecutorCache()) }

    /// - Parameter executors: The cache through which models with equal configurations share executors.
    init<Model: LanguageModel>(_ model: Model, executors: ExecutorCache) {
        self.model = model
        prewarmModel = { transcript in
            // An error when creating the executor is ignored here; the first request throws it.
            try? executors.executor(of: model).prewarm(model: model, transcript: transcript)
        }
        respondWithModel = { request, channel in
            try await executors.executor(of: model).respond(to: request, model: model, streamingInto: channel)
        }
    }

    package var capabilities: LanguageModelCapabilities { model.capabilities }

    /// The wrapped model.
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
    /// Checks, before the request is sent, that the model supports all attachments.
    ///
    /// - Throws: ``LanguageModelError/unsupportedCapability(_:)`` or
    ///   ``LanguageModelError/unsupportedTranscriptContent(_:)``.
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

    /// Checks that the model has declared that it produces entries of this format.
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

/// A cache of executors by configuration, so that models with equal configurations share expensive resources. It is
/// limited, because a profile may create a model with another configuration each time it is evaluated.
final class ExecutorCache: Sendable {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        // Sendable, because configurations are.
        nonisolated(unsafe) let configuration: AnyHashable
    }

    private static let countMax = 8

    /// The most recently used one is last.
    private let executors = Mutex<[(key: Key, executor: any LanguageModelExecutor)]>([])

    /// The number of cached executors.
    var count: Int { executors.withLock { $0.count } }

    /// The executor of a model. If creating it fails, the next call tries again.
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
