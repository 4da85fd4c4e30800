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
    package let backend: any SystemModelBackend
    let useCase: UseCase

    package init(backend: any SystemModelBackend, useCase: UseCase = .general) {
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

    /// Whether the model can be used, and if not, why. The model's file is looked at, but not loaded; of a server it is what
    /// that said last, asked anew in the background.
    public var availability: Availability { backend.availability }

    /// Whether the model can be used.
    public var isAvailable: Bool { availability == .available }

    /// The number of tokens that the model can read and write in one session; 4096, the usual size, while that isn't
    /// known, as of a model that is unavailable.
    public var contextSize: Int { backend.contextSize }

    /// What Apple's model has, where a model's own size isn't known: apps divide by it.
    static let contextSizeDefault = 4096
}

extension SystemLanguageModel {
    /// The model that sessions use unless they name another one.
    public static var `default`: SystemLanguageModel { standIn ?? installed.withLock { $0 } ?? shared }

    /// Another model in its place, for the tests that run in a scope.
    @TaskLocal package static var standIn: SystemLanguageModel?

    /// Another model in its place, for a test of the whole program.
    package static let installed = Mutex<SystemLanguageModel?>(nil)

    private static let shared = SystemLanguageModel(backend: ModelLocation.namedBackend())
}
