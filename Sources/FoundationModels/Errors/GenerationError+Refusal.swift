extension LanguageModelSession.GenerationError {
    /// A model's refusal to answer. It can be asked why.
    public struct Refusal: Sendable {
        private let transcript: Transcript
        private var model: (any LanguageModel)?
        /// The model's explanation, if it has given one already.
        private var told: String?

        /// A refusal after these entries of the conversation.
        public init(transcriptEntries: [Transcript.Entry]) {
            transcript = Transcript(entries: transcriptEntries)
        }

        /// A refusal with the model's explanation.
        init(told: String) {
            self.init(transcriptEntries: [])
            self.told = told
        }

        /// The refusal of a specific model, which is asked for the explanation; by default the system's model is asked.
        func refused(by model: any LanguageModel) -> Refusal {
            var refusal = self
            refusal.model = refusal.model ?? model
            return refusal
        }

        /// The model's explanation. It is generated now, unless the model has given one already.
        nonisolated(nonsending) public var explanation: LanguageModelSession.Response<String> {
            get async throws { try await explanationStream.collect() }
        }

        /// The model's explanation as a stream.
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
        /// Why the model refused, as far as it is known, for a developer.
        public var debugDescription: String
        /// Further details from the model, by name.
        public var metadata: [String: any Sendable]
        /// The equivalent refusal of OS 26.
        private(set) var earlier: LanguageModelSession.GenerationError.Refusal

        /// A refusal with the model's explanation.
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

        /// The model's explanation. It is generated now, unless the model has given one already.
        nonisolated(nonsending) public var explanation: LanguageModelSession.Response<String> {
            get async throws { try await earlier.explanation }
        }

        /// The model's explanation as a stream.
        public var explanationStream: LanguageModelSession.ResponseStream<String> { earlier.explanationStream }

        /// The refusal of a specific model, which is asked for the explanation; by default the system's model is asked.
        func refused(by model: any LanguageModel) -> Refusal {
            var refusal = self
            refusal.earlier = earlier.refused(by: model)
            return refusal
        }
    }
}

/// A model that responds with a fixed text: a refusal's explanation that was given already.
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
