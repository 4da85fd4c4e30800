extension LanguageModelSession.GenerationError {
    /// A model's refusal to answer. It can be asked why.
    public struct Refusal: Sendable {
        private let transcript: Transcript
        private var model: (any LanguageModel)?
        /// What the model has said of it already.
        private var told: String?

        /// A refusal at the end of this conversation.
        public init(transcriptEntries: [Transcript.Entry]) {
            transcript = Transcript(entries: transcriptEntries)
        }

        /// A refusal with the model's explanation.
        init(told: String) {
            self.init(transcriptEntries: [])
            self.told = told
        }

        /// The refusal of a certain model; without it the system's model is asked why.
        func refused(by model: any LanguageModel) -> Refusal {
            var refusal = self
            refusal.model = refusal.model ?? model
            return refusal
        }

        /// The model's own explanation, which it generates now if it hasn't given one.
        nonisolated(nonsending) public var explanation: LanguageModelSession.Response<String> {
            get async throws { try await explanationStream.collect() }
        }

        /// The model's own explanation, while it grows.
        public var explanationStream: LanguageModelSession.ResponseStream<String> {
            let model = told.map(ToldModel.init) ?? model ?? SystemLanguageModel.default
            let session = LanguageModelSession(model: model, transcript: transcript)
            return session.streamResponse(to: "Explain in one or two sentences why you did not answer.")
        }
    }
}

extension LanguageModelError {
    /// Details of a model that declined.
    public struct Refusal: Sendable {
        /// Why the model declined, as far as it told, for a developer.
        public var debugDescription: String
        /// What else the model told, by name.
        public var metadata: [String: any Sendable]
        /// The refusal in OS 26's words.
        private(set) var earlier: LanguageModelSession.GenerationError.Refusal

        /// A refusal with what the model says of it.
        public init(explanation: String, debugDescription: String, metadata: [String: any Sendable] = [:]) {
            self.init(asking: .init(told: explanation), debugDescription: debugDescription, metadata: metadata)
        }

        init(
            asking refusal: LanguageModelSession.GenerationError.Refusal, debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            earlier = refusal
            self.debugDescription = debugDescription
            self.metadata = metadata
        }

        /// The model's own explanation, which it generates now if it hasn't given one.
        nonisolated(nonsending) public var explanation: LanguageModelSession.Response<String> {
            get async throws { try await earlier.explanation }
        }

        /// The model's own explanation, while it grows.
        public var explanationStream: LanguageModelSession.ResponseStream<String> { earlier.explanationStream }

        /// The refusal of a certain model; without it the system's model is asked why.
        func refused(by model: any LanguageModel) -> Refusal {
            var refusal = self
            refusal.earlier = earlier.refused(by: model)
            return refusal
        }
    }
}

/// Says what has been said already: a refusal's explanation as the response of a session.
private struct ToldModel: LanguageModel {
    let text: String

    var capabilities: LanguageModelCapabilities { LanguageModelCapabilities([]) }
    var executorConfiguration: String { text }

    struct Executor: LanguageModelExecutor {
        private let text: String

        init(configuration: String) { text = configuration }

        nonisolated(nonsending) func respond(
            to request: LanguageModelExecutorGenerationRequest, model: ToldModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            await channel.send(.response(action: .appendText(text, tokenCount: 0)))
        }
    }
}
