import Synchronization

/// A model with its executor, whatever their types are. The executor is made when it is first needed.
final class ModelRunner: Sendable {
    private let model: any LanguageModel
    private let prewarmModel: @Sendable (Transcript) -> Void
    private let respondWithModel:
        @Sendable (LanguageModelExecutorGenerationRequest, LanguageModelExecutorGenerationChannel) async throws -> Void

    init<Model: LanguageModel>(_ model: Model) {
        let executor = Lazy { try Model.Executor(configuration: model.executorConfiguration) }
        self.model = model
        prewarmModel = { transcript in
            // An executor that cannot be made has nothing to get ready; the first request says why.
            try? executor.value().prewarm(model: model, transcript: transcript)
        }
        respondWithModel = { request, channel in
            try await executor.value().respond(to: request, model: model, streamingInto: channel)
        }
    }

    var capabilities: LanguageModelCapabilities { model.capabilities }

    func prewarm(_ transcript: Transcript) {
        prewarmModel(transcript)
    }

    func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        typealias GenerationError = LanguageModelSession.GenerationError
        do {
            try await respondWithModel(request, channel)
        } catch GenerationError.refusal(let refusal, let context) {
            throw GenerationError.refusal(refusal.refused(by: model), context)
        }
    }
}

/// A value that is made once, when it is first needed; if that fails it is tried again the next time.
private final class Lazy<Value: Sendable>: Sendable {
    private let make: @Sendable () throws -> Value
    private let made = Mutex<Value?>(nil)

    init(_ make: @escaping @Sendable () throws -> Value) {
        self.make = make
    }

    func value() throws -> Value {
        try made.withLock { made in
            if let value = made { return value }
            let value = try make()
            made = value
            return value
        }
    }
}
