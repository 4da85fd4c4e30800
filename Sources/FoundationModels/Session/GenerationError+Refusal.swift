extension LanguageModelSession.GenerationError {
    /// A model's refusal to answer. It can be asked why.
    public struct Refusal: Sendable {
        private let transcript: Transcript
        private var model: (any LanguageModel)?

        /// A refusal at the end of this conversation.
        public init(transcriptEntries: [Transcript.Entry]) {
            transcript = Transcript(entries: transcriptEntries)
        }

        /// The refusal of a certain model; without it the system's model is asked why.
        func refused(by model: any LanguageModel) -> Refusal {
            var refusal = self
            refusal.model = refusal.model ?? model
            return refusal
        }

        /// The model's own explanation, which it generates now.
        public var explanation: LanguageModelSession.Response<String> {
            get async throws { try await explanationStream.collect() }
        }

        /// The model's own explanation, while it grows.
        public var explanationStream: LanguageModelSession.ResponseStream<String> {
            let model = model ?? SystemLanguageModel.default
            let session = LanguageModelSession(model: model, transcript: transcript)
            return session.streamResponse(to: "Explain in one or two sentences why you did not answer.")
        }
    }
}
