import FoundationModels
import TestSupport
import Testing

@testable import class FoundationModels.PrivateCloudComputeLanguageModel

@Suite("The model on a server beside the system's", .timeLimit(.minutes(1)))
struct PrivateCloudComputeTests {
    @Test
    func `without a server it is unavailable, and says so when it is asked`() async throws {
        let model = PrivateCloudComputeLanguageModel(backend: nil)
        #expect(model.availability == .unavailable(.deviceNotEligible) && !model.isAvailable)
        #expect(!model.quotaUsage.isLimitReached)
        await #expect(throws: PrivateCloudComputeLanguageModel.Error.self) { try await model.supportedLanguages }
        await #expect(throws: PrivateCloudComputeLanguageModel.Error.self) { try await model.supportsLocale() }
        let session = LanguageModelSession(model: model)
        await #expect(throws: PrivateCloudComputeLanguageModel.Error.self) { try await session.respond(to: "Hi") }
    }

    @Test
    func `with a server it is the model there`() async throws {
        let server = try FixtureServer(replies: [.saying("Hello")])
        let model = PrivateCloudComputeLanguageModel(backend: try server.backend())
        #expect(try await model.supportsLocale())
        #expect(model.isAvailable && model.capabilities.contains(.vision))
        #expect(try await LanguageModelSession(model: model).respond(to: "Hi").content == "Hello")
    }
}
