import AuthenticationServices
import Foundation
import JSONSyntax
import Testing

@MainActor
@Suite("Requests for passkeys, one after the other", .timeLimit(.minutes(1)))
struct PasskeyDeskTests {
    private let window = PasskeyWindow()

    @Test func `the second request waits for the answer to the first`() throws {
        let first = window.perform(Sample.registration), second = window.perform(Sample.assertion)
        #expect(window.request?["serial"] == .number(1) && window.request?["action"] == .string("create"))
        try window.answer(Sample.registered)
        #expect(first.credential != nil && second.credential == nil)
        #expect(window.request?["serial"] == .number(2) && window.request?["action"] == .string("get"))
        try window.answer(Sample.asserted)
        #expect(second.credential is ASAuthorizationPlatformPublicKeyCredentialAssertion)
        #expect(window.request == nil)
    }

    @Test func `an answer to another request is none`() throws {
        let performance = window.perform(Sample.assertion)
        for serial in [0, 2, -1, .max] { try window.answer(Sample.asserted, serial: serial) }
        #expect(performance.credential == nil && window.request != nil)
        try window.answer(Sample.asserted)
        #expect(performance.credential != nil)
        try window.answer(#""error": "NotAllowedError""#, serial: 1)
        #expect(performance.error == nil)
    }

    @Test func `what an app cancels is withdrawn, and its delegate is told`() async throws {
        let first = window.perform(Sample.assertion), second = window.perform(Sample.registration)
        first.controller?.cancel()
        #expect(window.request?["action"] == .string("create"))
        #expect(try await first.failure().code == .canceled)
        second.controller?.cancel()
        #expect(window.request == nil)
        #expect(try await second.failure().code == .canceled)
        #expect(first.controller == nil && second.controller == nil)
    }

    @Test func `passkeys in fields give way to a question`() async throws {
        let fields = window.perform(Sample.assertion, autoFill: true)
        _ = window.perform(Sample.assertion)
        #expect(window.request?["isConditional"] == .bool(false))
        #expect(try await fields.failure().code == .canceled)
    }

    @Test func `a request ends with its window`() async throws {
        let first = window.perform(Sample.assertion), second = window.perform(Sample.registration)
        window.graph.teardown()
        #expect(try await first.failure().code == .canceled)
        #expect(try await second.failure().code == .canceled)
        #expect(try await window.perform(Sample.assertion).failure().code == .failed)
    }

    @Test func `no page is asked outside of windows`() async throws {
        let error = try await Performance([Sample.assertion]).failure()
        #expect(error.code == .failed && error.localizedDescription.contains("no window"))
    }
}
