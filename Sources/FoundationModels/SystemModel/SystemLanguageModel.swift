import Observation
import Synchronization

/// The model that sessions use unless they name another one.
///
/// On Linux it is the file or the server that the environment variable `KISSA_MODEL` names, or the model that comes
/// with this package. An app should check its availability before it offers features that need it:
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
    ///   - useCase: The purpose of the model; see ``UseCase``.
    ///   - guardrails: Local models have none, so the value has no effect here; see ``Guardrails``.
    public convenience init(useCase: UseCase = .general, guardrails: Guardrails = Guardrails.default) {
        self.init(backend: Self.default.backend, useCase: useCase)
    }

    /// Whether the model can be used; if not, with the reason. The model's file is checked, but not loaded; for a
    /// server it is the last known state, which is refreshed in the background.
    public var availability: Availability { backend.availability }

    /// Whether the model can be used.
    public var isAvailable: Bool { availability == .available }

    /// The number of tokens that the model can read and write in one session. While it is unknown, as for an
    /// unavailable model, it is 4096, the usual size.
    public var contextSize: Int { backend.contextSize }

    /// The context size of Apple's model, used while a model's own is unknown: apps may divide by it.
    static let contextSizeDefault = 4096
}

extension SystemLanguageModel {
    /// The model that sessions use unless they name another one.
    public static var `default`: SystemLanguageModel { standIn ?? installed.withLock { $0 } ?? shared }

    /// A replacement for the model, for tests that run in a scope.
    @TaskLocal package static var standIn: SystemLanguageModel?

    /// A replacement for the model, for a test of the whole program.
    package static let installed = Mutex<SystemLanguageModel?>(nil)

    private static let shared = SystemLanguageModel(backend: ModelLocation.namedBackend())
}
