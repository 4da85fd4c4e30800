import Foundation

/// A model in this process, run from a GGUF file.
final class LocalModel: SystemModelBackend {
    private let location: ModelLocation

    init(_ location: ModelLocation) {
        self.location = location
    }

    var availability: SystemLanguageModel.Availability { .unavailable(.modelNotReady) }

    var contextSize: Int { 0 }

    var supportedLanguages: Set<Locale.Language> { [] }

    func tokenCount(of text: String) async throws -> Int { throw unavailable }

    func tokenCount(of transcript: Transcript) async throws -> Int { throw unavailable }

    func prewarm(_ transcript: Transcript) {}

    func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        throw unavailable
    }

    private var unavailable: any Error {
        let reason: String
        switch location {
        case .file(let url): reason = "This build cannot run \(url.path) yet."
        case .none(let why): reason = why
        }
        return LanguageModelSession.GenerationError.assetsUnavailable(.init(debugDescription: reason))
    }
}
