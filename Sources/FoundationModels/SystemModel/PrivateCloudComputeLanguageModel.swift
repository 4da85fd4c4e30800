import Foundation
import Observation

/// A model on a server, as an alternative to the one on the device.
///
/// Apple's servers aren't accessible here. If `KISSA_MODEL` names a server, this is its model; otherwise it is
/// unavailable, as on a device that isn't eligible, and an app that checks ``isAvailable`` can use another one.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public final class PrivateCloudComputeLanguageModel: Sendable, Observable {
    /// Nil if there is no server.
    let backend: (any SystemModelBackend)?

    init(backend: (any SystemModelBackend)?) {
        self.backend = backend
    }

    /// The model on the server, if the environment names one.
    public convenience init() {
        self.init(backend: Self.named)
    }

    private static let named: (any SystemModelBackend)? = {
        guard case .server(let address) = ModelLocation.named() else { return nil }
        return ServerModel(address)
    }()

    /// Whether the model can be used; if not, with the reason.
    public var availability: Availability {
        guard let backend else { return .unavailable(.deviceNotEligible) }
        return backend.availability == .available ? .available : .unavailable(.systemNotReady)
    }

    /// Whether the model can be used.
    public var isAvailable: Bool { availability == .available }

    /// The state of the user's quota. Servers don't report one here, so the limit is never reached.
    public var quotaUsage: QuotaUsage { QuotaUsage(status: .belowLimit(.init(isApproachingLimit: false))) }

    /// The number of tokens that the model can read and write in one session.
    ///
    /// - Throws: ``Error/serviceUnavailable(_:)``.
    nonisolated(nonsending) public var contextSize: Int {
        get async throws { try available().contextSize }
    }

    /// The model's languages, if the server reports them.
    ///
    /// - Throws: ``Error/serviceUnavailable(_:)``.
    nonisolated(nonsending) public var supportedLanguages: Set<Locale.Language> {
        get async throws { try available().supportedLanguages }
    }

    /// Whether the model supports a language.
    ///
    /// - Throws: ``Error/serviceUnavailable(_:)``.
    nonisolated(nonsending) public func supportsLocale(_ locale: Locale = Locale.current) async throws -> Bool {
        SystemLanguageModel(backend: try available()).supportsLocale(locale)
    }

    fileprivate func available() throws -> any SystemModelBackend {
        guard let backend else {
            throw Error.serviceUnavailable(
                .init(
                    debugDescription:
                        "Apple's servers can't be reached from here, and \(ModelLocation.variable) names no other server."
                ))
        }
        return backend
    }
}

extension PrivateCloudComputeLanguageModel: LanguageModel {
    /// The model's capabilities besides text. Without a server they are those of servers in general, so that a request
    /// fails because there is none, and not because of a missing capability.
    public var capabilities: LanguageModelCapabilities { backend?.capabilities ?? ServerAddress.capabilities }

    /// Equal for models on the same server.
    public var executorConfiguration: Executor.Configuration { .init(backend: backend.map(ObjectIdentifier.init)) }

    /// The executor, which sends requests to the server.
    public struct Executor: LanguageModelExecutor {
        /// The type of the model.
        public typealias Model = PrivateCloudComputeLanguageModel

        /// The configuration of an executor.
        public struct Configuration: Hashable, Sendable {
            let backend: ObjectIdentifier?
        }

        /// An executor. Nothing is requested yet.
        public init(configuration: Configuration) {}

        /// Requests the server's state.
        public func prewarm(model: Model, transcript: Transcript) {
            model.backend?.prewarm(transcript)
        }

        /// Generates one response.
        ///
        /// - Throws: ``PrivateCloudComputeLanguageModel/Error``, or what the server's model throws.
        nonisolated(nonsending) public func respond(
            to request: LanguageModelExecutorGenerationRequest, model: PrivateCloudComputeLanguageModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            try await model.available().respond(to: request, streamingInto: channel)
        }
    }
}
