import FoundationModels
import KissaTesting
import Testing

@MainActor
@Suite("A chat with a scripted model, as a stranger tests it")
struct ChatTests {
    @Test func `a message is answered`() async throws {
        let model = ScriptedLanguageModel("Welcome!", "Tea it is.")
        try await model.asSystemModel {
            let window = TestWindow(Chat())
            try window.type("Hello\n", into: "Message")
            try await window.wait(for: "Welcome!")
            try window.type("Tea, please", into: "Message")
            try window.tap("Send")
            try await window.wait(for: "Tea it is.")
            #expect(window.all(.row()).map { $0.texts.first } == ["Hello", "Welcome!", "Tea, please", "Tea it is."])
        }
        #expect(model.requests.count == 2)
    }

    @Test func `a model that fails is apologised for`() async throws {
        let busy = LanguageModelSession.GenerationError.rateLimited(.init(debugDescription: "Too many guests."))
        try await ScriptedLanguageModel(.failing(busy)).asSystemModel {
            let window = TestWindow(Chat())
            try window.type("Hello\n", into: "Message")
            try await window.wait(for: .containing("away"))
        }
    }

    @Test func `what is waited for in vain is told with what there is`() async throws {
        let window = TestWindow(Counter())
        let error = await #expect(throws: WindowError.self) { try await window.wait(for: "5", limit: .zero) }
        #expect(error?.description.hasPrefix("There is no element \"5\". There is: ") == true)
    }
}
