import Foundation
import Observation
import Synchronization

/// The model that sessions use unless they name another one.
///
/// On Linux it is the file or the server that the environment variable `KISSA_MODEL` names, or the model that comes with
/// this package.
/// An app asks whether it is there before it offers what needs it:
///
/// ```swift
/// switch SystemLanguageModel.default.availability {
/// case .available: showNewGame()
/// case .unavailable(let reason): explain(reason)
/// }
/// ```
public final class SystemLanguageModel: Sendable, Observable {
    let backend: any SystemModelBackend
    let useCase: UseCase

    init(backend: any SystemModelBackend, useCase: UseCase = .general) {
        self.backend = backend
        self.useCase = useCase
    }

    /// The system's model for a use case.
    ///
    /// - Parameters:
    ///   - useCase: What the model is for; see ``UseCase``.
    ///   - guardrails: Local models have none, so there is no difference between them here; see ``Guardrails``.
    public convenience init(useCase: UseCase = .general, guardrails: Guardrails = Guardrails.default) {
        self.init(backend: Self.default.backend, useCase: useCase)
    }

    /// Whether the model can be used, and if not, why. The model's file is looked at, but not loaded.
    public var availability: Availability { backend.availability }

    /// Whether the model can be used.
    public var isAvailable: Bool { availability == .available }

    /// The number of tokens that the model can read and write in one session, 0 if it is unavailable.
    public var contextSize: Int { backend.contextSize }

    /// The languages that the model knows, by its own account; empty if its file does not tell.
    public var supportedLanguages: Set<Locale.Language> { backend.supportedLanguages }

    /// Whether the model knows a locale's language. A model that does not tell its languages is given the benefit of doubt.
    public func supportsLocale(_ locale: Locale = Locale.current) -> Bool {
        let languages = supportedLanguages
        guard !languages.isEmpty else { return isAvailable }
        return languages.contains { $0.languageCode == locale.language.languageCode }
    }
}

extension SystemLanguageModel {
    /// The model that sessions use unless they name another one.
    public static var `default`: SystemLanguageModel { standIn ?? installed.withLock { $0 } ?? shared }

    /// Another model in its place, for the tests that run in a scope.
    @TaskLocal static var standIn: SystemLanguageModel?

    /// Another model in its place, for a test of the whole program.
    static let installed = Mutex<SystemLanguageModel?>(nil)

    private static let shared = SystemLanguageModel(backend: ModelLocation.named().backend)
}
