import AuthenticationServices
import Foundation
import JSONSyntax
import SwiftUICore
import Testing

@MainActor
@Suite("Signing in with a passkey in a view", .timeLimit(.minutes(1)))
struct AuthorizationControllerTests {
    private let window = PasskeyWindow()

    /// What a view gets from its environment.
    private var controller: AuthorizationController {
        var controller: AuthorizationController?
        window.graph.inContext { controller = EnvironmentValues().authorizationController }
        return controller!
    }

    private func perform(_ requests: ASAuthorizationRequest...) -> Task<ASAuthorizationResult, any Error> {
        let controller = controller
        return Task { try await controller.performRequests(requests) }
    }

    @Test func `a view makes a passkey`() async throws {
        let task = perform(Sample.registration)
        _ = try await window.waitForRequest()
        try window.answer(Sample.registered)
        guard case .passkeyRegistration(let passkey) = try await task.value else {
            Issue.record("another result")
            return
        }
        #expect(passkey.credentialID == Data([1, 2, 3]))
    }

    @Test func `of several requests, the one for a passkey is performed`() async throws {
        let task = perform(
            ASAuthorizationPasswordProvider().createRequest(), ASAuthorizationAppleIDProvider().createRequest(),
            Sample.assertion)
        #expect(try await window.waitForRequest()["action"] == .string("get"))
        try window.answer(Sample.asserted)
        guard case .passkeyAssertion(let passkey) = try await task.value else {
            Issue.record("another result")
            return
        }
        #expect(passkey.userID == Data("ada".utf8))
    }

    @Test func `a person who cancels is an error that can be told apart`() async throws {
        let task = perform(Sample.assertion)
        _ = try await window.waitForRequest()
        try window.answer(#""error": "NotAllowedError""#)
        do {
            _ = try await task.value
            Issue.record("no error")
        } catch ASAuthorizationError.canceled {}
    }

    @Test func `a task that is canceled closes the browser's question`() async throws {
        let task = perform(Sample.assertion)
        _ = try await window.waitForRequest()
        task.cancel()
        await #expect(throws: ASAuthorizationError(.canceled)) { try await task.value }
        #expect(window.request == nil)
    }

    @Test func `a password alone is not known here`() async {
        let task = perform(ASAuthorizationPasswordProvider().createRequest())
        await #expect(throws: ASAuthorizationError(.failed)) { try await task.value }
    }
}
