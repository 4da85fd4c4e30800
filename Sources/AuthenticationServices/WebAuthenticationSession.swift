import Foundation
import SwiftUI

/// Signs a person in at a web page, in a view: an environment value. A page can't catch the app's own address, to which the
/// sign-in leads: so each call throws an error. Let the sign-in lead to the app's server.
///
/// See [WebAuthenticationSession](https://developer.apple.com/documentation/authenticationservices/webauthenticationsession).
@MainActor
public struct WebAuthenticationSession: Sendable {
    /// What the sign-in page shares with the browser. No effect here.
    public enum BrowserSession: Hashable, Sendable {
        /// Nothing.
        case ephemeral
    }

    nonisolated init() {}

    /// Throws an `ASWebAuthenticationSessionError`: no session can start.
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        try await address {
            ASWebAuthenticationSession(url: url, callbackURLScheme: callbackURLScheme, completionHandler: $0)
        }
    }

    /// Throws an `ASWebAuthenticationSessionError`: no session can start.
    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String]
    ) async throws -> URL {
        try await address { ASWebAuthenticationSession(url: url, callback: callback, completionHandler: $0) }
    }

    private func address(
        _ session: (@escaping ASWebAuthenticationSession.CompletionHandler) -> ASWebAuthenticationSession
    ) async throws -> URL {
        try await withCheckedThrowingContinuation { continuation in
            session { url, error in
                if let url {
                    continuation.resume(returning: url)
                } else {
                    continuation.resume(throwing: error ?? ASWebAuthenticationSessionError(.canceledLogin))
                }
            }
            .start()
        }
    }
}

private struct WebAuthenticationSessionKey: EnvironmentKey {
    static var defaultValue: WebAuthenticationSession { WebAuthenticationSession() }
}

extension EnvironmentValues {
    /// Signs a person in at a web page.
    public var webAuthenticationSession: WebAuthenticationSession { self[WebAuthenticationSessionKey.self] }
}
