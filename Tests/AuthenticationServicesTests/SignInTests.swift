import AuthenticationServices
import Foundation
import Testing

@MainActor
private final class Listener: NSObject, ASAuthorizationControllerDelegate {
    var error: (any Error)?
    var heard: (() -> Void)?

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        self.error = error
        heard?()
    }
}

@MainActor
@Suite("Signing in with Apple")
struct SignInTests {
    @Test func `a request ends with an error that can be told apart`() async {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let listener = Listener()
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = listener
        await withCheckedContinuation { continuation in
            listener.heard = { continuation.resume() }
            controller.performRequests()
        }
        #expect((listener.error as? ASAuthorizationError)?.code == .failed)
        #expect((listener.error as NSError?)?.code == 1004)
        #expect(listener.error?.localizedDescription == "Signing in with Apple isn't available on this system.")
    }

    @Test func `nobody is signed in`() async throws {
        let state = try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "somebody")
        #expect(state == .notFound)
    }

    @Test func `a session in the web doesn't start, and says so`() async throws {
        let address = try #require(URL(string: "https://example.org/login"))
        let error: (any Error)? = await withCheckedContinuation { continuation in
            let session = ASWebAuthenticationSession(url: address, callbackURLScheme: "app") { url, error in
                continuation.resume(returning: url == nil ? error : nil)
            }
            #expect(!session.start())
        }
        #expect(error is ASWebAuthenticationSessionError)
    }

    @Test func `a session of a view throws the error of a session`() async throws {
        let address = try #require(URL(string: "https://example.org/login"))
        let session = EnvironmentValues().webAuthenticationSession
        await #expect(throws: ASWebAuthenticationSessionError.self) {
            try await session.authenticate(
                using: address, callbackURLScheme: "app", preferredBrowserSession: .ephemeral)
        }
        await #expect(throws: ASWebAuthenticationSessionError.self) {
            try await session.authenticate(using: address, callback: .customScheme("app"), additionalHeaderFields: [:])
        }
    }

    @Test func `a callback knows the addresses with which it deals`() throws {
        let own = try #require(URL(string: "App://done")), page = try #require(URL(string: "https://example.org/done"))
        #expect(ASWebAuthenticationSession.Callback.customScheme("app").matchesURL(own))
        #expect(!ASWebAuthenticationSession.Callback.customScheme("app").matchesURL(page))
        #expect(ASWebAuthenticationSession.Callback.https(host: "example.org", path: "/done").matchesURL(page))
        #expect(!ASWebAuthenticationSession.Callback.https(host: "example.org", path: "/").matchesURL(page))
    }
}
