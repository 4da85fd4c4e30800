import Foundation
import Observation

/// The model on a server that an app asks for beside the one on the device.
///
/// Apple's servers can't be reached from here. Where `KISSA_MODEL` names a server, this is the model there; else it is
/// unavailable at run time, as on a device that isn't eligible, and an app that asks ``isAvailable`` uses another one.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public final class PrivateCloudComputeLanguageModel: Sendable, Observable {
    /// Nil where there is no server.
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

    /// Whether the model can be used, and if not, why.
    public var availability: Availability {
        guard let backend else { return .unavailable(.deviceNotEligible) }
        return backend.availability == .available ? .available : .unavailable(.systemNotReady)
    }

    /// Whether the model can be used.
    public var isAvailable: Bool { availability == .available }

    /// How much of what a user may ask is left. Servers that the environment names don't tell, so it is never reached.
    public var quotaUsage: QuotaUsage { QuotaUsage(status: .belowLimit(.init(isApproachingLimit: false))) }

    /// The number of tokens that the model can read and write in one session.
    ///
    /// - Throws: ``Error/serviceUnavailable(_:)``.
    nonisolated(nonsending) public var contextSize: Int {
        get async throws { try available().contextSize }
    }

    /// The languages of the model, as far as the server tells.
    ///
    /// - Throws: ``Error/serviceUnavailable(_:)``.
    nonisolated(nonsending) public var supportedLanguages: Set<Locale.Language> {
        get async throws { try available().supportedLanguages }
    }

    /// Whether the model knows a language.
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
    /// What the model can do besides text. Without a server it is what servers can do: a request is told that there is none,
    /// whatever it asks for.
    public var capabilities: LanguageModelCapabilities { backend?.capabilities ?? ServerAddress.capabilities }

    /// Equal for models on the same server.
    public var executorConfiguration: Executor.Configuration { .init(backend: backend.map(ObjectIdentifier.init)) }

    /// Asks the server.
    public struct Executor: LanguageModelExecutor {
        /// The model that it runs.
        public typealias Model = PrivateCloudComputeLanguageModel

        /// What an executor is made from.
        public struct Configuration: Hashable, Sendable {
            let backend: ObjectIdentifier?
        }

        /// An executor; nothing is asked yet.
        public init(configuration: Configuration) {}

        /// Asks whether the server is there.
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
