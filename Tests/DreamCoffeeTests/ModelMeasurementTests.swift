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

    @Test func `windows that open the settings together, or soon after, share one measurement`() async throws {
        let shared = SharedMeasurement()
        let calls = Calls()
        let windows = (0..<3).map { _ in Task { try await shared.value { await calls.measure() } } }
        for window in windows { #expect(try await window.value.letterCount == 1) }
        #expect(try await shared.value { await calls.measure() }.letterCount == 1)
        #expect(calls.count == 1)
    }

    @MainActor
    private final class Calls {
        private(set) var count = 0

        func measure() async -> ModelMeasurement {
            count += 1
            await Task.yield()
            return ModelMeasurement(seconds: 1, letterCount: count)
        }
    }

    @Test func `a measurement that failed is made again`() async throws {
        struct Broken: Error {}
        let shared = SharedMeasurement()
        await #expect(throws: Broken.self) { try await shared.value { throw Broken() } }
        let expected = ModelMeasurement(seconds: 1, letterCount: 2)
        #expect(try await shared.value { expected } == expected)
    }
}
