import SwiftUI
@_spi(Nodes) import ViewTree

/// Lets a person sign in with a passkey, in a view: an environment value. If the task is canceled, the browser's question is
/// closed.
///
/// Of several requests, the first one for a passkey or a security key is performed; without one the call throws
/// `ASAuthorizationError`. See
/// [AuthorizationController](https://developer.apple.com/documentation/authenticationservices/authorizationcontroller).
@MainActor
public struct AuthorizationController {
    private weak var window: ViewGraph?

    nonisolated init(window: ViewGraph?) { self.window = window }

    /// Lets the browser ask the person.
    public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        try await perform([request], isConditional: false)
    }

    /// The same: the options make no difference.
    public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions
    ) async throws -> ASAuthorizationResult { try await perform([request], isConditional: false) }

    /// Lets the browser ask the person.
    public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        try await perform(requests, isConditional: false)
    }

    /// The same: the options make no difference.
    public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions
    ) async throws -> ASAuthorizationResult { try await perform(requests, isConditional: false) }

    /// Lets the browser offer passkeys in fields for user names, until the person chooses one.
    public func performAutoFillAssistedRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult
    {
        try await perform([request], isConditional: true)
    }

    /// Lets the browser offer passkeys in fields for user names, until the person chooses one.
    public func performAutoFillAssistedRequests(
        _ requests: [ASAuthorizationRequest]
    ) async throws -> ASAuthorizationResult { try await perform(requests, isConditional: true) }

    private func perform(
        _ requests: [ASAuthorizationRequest], isConditional: Bool
    ) async throws -> ASAuthorizationResult {
        let result = PendingResult()
        let ceremony = Ceremony(requests, isConditional: isConditional) { result.take($0) }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                result.continuation = continuation
                ceremony.begin(in: window ?? ViewGraph.current)
            }
        } onCancel: {
            Task { @MainActor in ceremony.cancel() }
        }
    }
}

/// Resumes a call with its result.
@MainActor
private final class PendingResult {
    var continuation: CheckedContinuation<ASAuthorizationResult, any Error>?

    func take(_ result: Result<ASAuthorization, ASAuthorizationError>) {
        continuation?.resume(with: result.mapError { $0 as any Error }.flatMap(Self.value))
        continuation = nil
    }

    private static func value(_ authorization: ASAuthorization) -> Result<ASAuthorizationResult, any Error> {
        ASAuthorizationResult(authorization.credential).map(Result.success)
            ?? .failure(ASAuthorizationError(.invalidResponse))
    }
}

extension EnvironmentValues {
    /// Lets a person sign in with a passkey.
    public var authorizationController: AuthorizationController {
        AuthorizationController(window: ViewGraph.current)
    }
}
