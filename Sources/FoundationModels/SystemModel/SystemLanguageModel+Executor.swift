extension SystemLanguageModel: LanguageModel {
    /// The model's capabilities besides text.
    public var capabilities: LanguageModelCapabilities { backend.capabilities }

    /// Equal for system models that run the same file.
    public var executorConfiguration: Executor.Configuration { Executor.Configuration(backend: backend) }

    /// The executor of the system's model, which uses the same interface as any other.
    public struct Executor: LanguageModelExecutor {
        /// The configuration of an executor.
        public struct Configuration: Hashable, Sendable {
            package let backend: any SystemModelBackend

            /// Equal if they have the same backend.
            public static func == (left: Configuration, right: Configuration) -> Bool {
                left.backend === right.backend
            }

            /// Hashes the identity of the backend.
            public func hash(into hasher: inout Hasher) {
                hasher.combine(ObjectIdentifier(backend))
            }
        }

        private let backend: any SystemModelBackend

        /// An executor. Nothing is loaded yet.
        public init(configuration: Configuration) throws {
            backend = configuration.backend
        }

        /// Loads the model in the background, and reads the transcript ahead.
        public func prewarm(model: SystemLanguageModel, transcript: Transcript) {
            backend.prewarm(transcript.prefaced(by: model.useCase))
        }

        /// Generates one response.
        ///
        /// - Throws: ``LanguageModelSession/GenerationError``.
        nonisolated(nonsending) public func respond(
            to request: LanguageModelExecutorGenerationRequest, model: SystemLanguageModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            var request = request
            request.transcript = request.transcript.prefaced(by: model.useCase)
            try await backend.respond(to: request, streamingInto: channel)
        }
    }
}

extension Transcript {
    /// The transcript with the instructions of a use case before an app's own.
    fileprivate func prefaced(by useCase: SystemLanguageModel.UseCase) -> Transcript {
        guard let preface = useCase.preface else { return self }
        var prefaced = self
        let segment = Segment.text(.init(content: preface))
        if case .instructions(var instructions)? = first {
            instructions.segments.insert(segment, at: 0)
            prefaced[0] = .instructions(instructions)
        } else {
            prefaced.entries.insert(.instructions(.init(segments: [segment], toolDefinitions: [])), at: 0)
        }
        return prefaced
    }
}
