import AppIntents
import SwiftUI
import SwiftUICore
import Testing
import ViewTesting

private struct AskIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask"

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        try await requestConfirmation()
        return .result(value: true)
    }
}

@MainActor @Suite("Intents in windows that have ended") struct EndedWindowTests {
    @Test(.timeLimit(.minutes(1))) func `a question that comes too late is refused`() async throws {
        let window = TestWindow(portrait: Text(verbatim: "ended"))
        window.graph.teardown()
        var asking: Task<Bool, any Error>?
        window.graph.inContext { asking = Task { try await AskIntent()() } }
        let task = try #require(asking)
        await #expect(throws: AppIntentError.self) { _ = try await task.value }
    }
}
