import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

@MainActor
@Suite("How fast the model is")
struct ModelMeasurementTests {
    @Test func `an answer is measured by its letters and its time`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel("Hello you."))
        #expect(try await ModelMeasurement(of: session, greetedWith: "Hello!").letterCount == 10)
        #expect(ModelMeasurement(seconds: 2, letterCount: 10).lettersPerSecond == 5)
    }

    @Test func `a model that fails is not a fast one`() async {
        struct Broken: Error {}
        let session = LanguageModelSession(model: ScriptedLanguageModel(.failing(Broken())))
        await #expect(throws: (any Error).self) { try await ModelMeasurement(of: session, greetedWith: "Hello!") }
    }
}
