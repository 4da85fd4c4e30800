import Dispatch
import FoundationModels
import FoundationModelsTesting
import Observation
import Synchronization
import Testing

@Suite("Observing a session")
struct ObservationTests {
    @Test
    @MainActor
    func `isResponding and the transcript are told when a request begins and when it ends`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let session = LanguageModelSession(model: ScriptedLanguageModel("Hello", pace: pace))
        let changes = Mutex(0)
        func observe<Value>(_ read: () -> Value) -> Value {
            withObservationTracking(read) { changes.withLock { $0 += 1 } }
        }
        #expect(!observe { session.isResponding })
        let task = Task { try await session.respond(to: "Hi") }
        await pace.waitUntilAsked()
        #expect(changes.withLock { $0 } == 1)
        #expect(observe { session.isResponding })
        #expect(observe { session.transcript }.count == 1)
        pace.allowAll()
        _ = try await task.value
        #expect(changes.withLock { $0 } == 3)
        #expect(!session.isResponding)
    }

    @Test(arguments: [false, true])
    @MainActor
    func `a session that is awaited on the main actor changes on the main actor`(isStreaming: Bool) async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel("one two three"))
        // The main actor runs on the main queue, but on Linux not always on the main thread.
        let isMain = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: isMain, value: true)
        let wasMain = Mutex<[Bool]>([])
        func observe() {
            withObservationTracking {
                _ = session.isResponding
            } onChange: {
                wasMain.withLock { $0.append(DispatchQueue.getSpecific(key: isMain) == true) }
            }
        }
        observe()
        if isStreaming {
            for try await _ in session.streamResponse(to: "Count") { observe() }
        } else {
            try await session.respond(to: "Count")
        }
        #expect(!wasMain.withLock { $0 }.isEmpty)
        #expect(wasMain.withLock { $0 }.allSatisfy { $0 })
    }

    @Test
    func `a session is Sendable and Observable, as Apple declares it`() {
        func accepts<Value: AnyObject & Sendable & Observable>(_ value: Value) -> Bool { true }
        #expect(accepts(LanguageModelSession(model: ScriptedLanguageModel())))
        #expect(accepts(SystemLanguageModel.default))
    }
}
