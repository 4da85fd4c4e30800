import FoundationModels
import Synchronization
import TestSupport

@testable import DreamCoffee

/// A system model with seeded responses, so that a test gets the same ones every time.
struct SeededModel: LanguageModel {
    let base: SystemLanguageModel
    private let seeds: Seeds

    init(_ base: SystemLanguageModel = .default, seeds: Seeds) {
        (self.base, self.seeds) = (base, seeds)
    }

    var capabilities: LanguageModelCapabilities { base.capabilities }
    var executorConfiguration: SystemLanguageModel.Executor.Configuration { base.executorConfiguration }

    /// The seeds of the responses, shared by several models.
    final class Seeds: Sendable {
        private let random: Mutex<SeededRandom>

        init(_ seed: UInt64) { random = Mutex(SeededRandom(seed: seed)) }

        fileprivate func next() -> UInt64 { random.withLock { $0.next() } }
    }

    struct Executor: LanguageModelExecutor {
        private let base: SystemLanguageModel.Executor

        init(configuration: SystemLanguageModel.Executor.Configuration) throws {
            base = try SystemLanguageModel.Executor(configuration: configuration)
        }

        func prewarm(model: SeededModel, transcript: Transcript) {
            base.prewarm(model: model.base, transcript: transcript)
        }

        nonisolated(nonsending) func respond(
            to request: LanguageModelExecutorGenerationRequest, model: SeededModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            var request = request
            request.generationOptions.seed = model.seeds.next()
            try await base.respond(to: request, model: model.base, streamingInto: channel)
        }
    }
}

extension ReplyDeadline {
    /// A reader without a deadline, so that the result doesn't depend on the machine.
    static let never = ReplyDeadline(pause: { _ in try await Task.sleep(for: .seconds(86_400)) })
}

extension EncounterEngine {
    /// Reproducible guests and verdicts of the embedded model.
    static func seeded(_ seed: UInt64, language: GameLanguage) -> EncounterEngine {
        let model = SeededModel(seeds: SeededModel.Seeds(seed))
        var random = SeededRandom(seed: seed)
        let engine = EncounterEngine(language: language, deadline: .never, patience: .never) {
            LanguageModelSession(model: model, tools: $0, instructions: $1)
        }
        engine.choose = { $0.randomElement(using: &random) }
        return engine
    }
}

extension DialogEngine {
    /// Reproducible conversations, with the models that the game uses for them.
    static func seeded(
        _ seed: UInt64, language: GameLanguage,
        noting note: @escaping @MainActor (LanguageModelSession) -> Void = { _ in }
    ) -> DialogEngine {
        let seeds = SeededModel.Seeds(seed)
        return DialogEngine(language: language, deadline: .never) { request in
            let session = request.session(of: SeededModel(request.model, seeds: seeds))
            note(session)
            return session
        }
    }
}
