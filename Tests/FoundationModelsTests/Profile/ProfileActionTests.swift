import FoundationModels
import FoundationModelsTesting
import Synchronization
import TestSupport
import Testing

@Suite("Actions of profiles")
struct ProfileActionTests {
    /// Records events in order.
    final class Log: Sendable {
        private let lines = Mutex<[String]>([])

        var all: [String] { lines.withLock { $0 } }

        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    final class Switch: Sendable {
        private let isOn = Mutex(true)

        var value: Bool {
            get { isOn.withLock { $0 } }
            set { isOn.withLock { $0 = newValue } }
        }
    }

    private struct Watched: LanguageModelSession.DynamicProfile {
        let model: ScriptedLanguageModel
        let log: Log
        let isDay: Switch

        var body: some DynamicProfile {
            if isDay.value {
                Profile { CounterTool() }
                    .model(model)
                    .onPrompt { log.add("prompt \($0.segments.count)") }
                    .onReasoning { log.add("\($0)") }
                    .onToolCall { log.add("call \($0.toolName)") }
                    .onToolOutput { call, output in log.add("output of \(call.id): \(output.segments.count)") }
                    .onResponse { log.add("response \($0.segments.count)") }
                    .onActivate { log.add("day begins") }
                    .onDeactivate { log.add("day ends") }
                    .onPrompt { log.add("outer prompt") }
            } else {
                Profile { Instructions("It is night.") }.model(model).onActivate { log.add("night begins") }
            }
        }
    }

    @Test
    func `actions run in the order in which things happen, the outermost first`() async throws {
        let call = Transcript.ToolCall.price(of: "tea", id: "1")
        let model = ScriptedLanguageModel(.thinking("Hm.", then: .toolCalls([call])), "A smile.", "Zzz.", "Morning.")
        let log = Log()
        let isDay = Switch()
        let session = LanguageModelSession(profile: Watched(model: model, log: log, isDay: isDay))
        try await session.respond(to: "What does tea cost?")
        #expect(
            log.all == [
                "day begins", "outer prompt", "prompt 1", "Reasoning: Hm.", "call price", "output of 1: 1",
                "response 1",
            ])
        isDay.value = false
        try await session.respond(to: "And now?")
        isDay.value = true
        try await session.respond(to: "And now?")
        #expect(
            log.all.dropFirst(7) == [
                "day ends", "night begins", "day begins", "outer prompt", "prompt 1", "response 1",
            ])
    }

    private struct Denied: Error {}

    private struct Denying: LanguageModelSession.DynamicProfile {
        let model: ScriptedLanguageModel
        let tool: CounterTool
        var policy: TranscriptErrorHandlingPolicy?

        var body: some DynamicProfile {
            Profile { tool }
                .model(model)
                .onToolCall { throw Denied() }
                .transcriptErrorHandlingPolicy(policy)
        }
    }

    @Test
    func `what an action throws ends the request before the tool is called`() async throws {
        let tool = CounterTool()
        let model = ScriptedLanguageModel(.toolCalls([.price(of: "tea", id: "1")]))
        let session = LanguageModelSession(profile: Denying(model: model, tool: tool))
        await #expect(throws: Denied.self) { try await session.respond(to: "Tea?") }
        #expect(tool.log.asked.isEmpty)
        #expect(session.transcript.history.isEmpty)
        #expect(!session.isResponding)
    }

    @Test
    func `a profile's policy keeps what a failed request said`() async throws {
        let model = ScriptedLanguageModel(.toolCalls([.price(of: "tea", id: "1")]))
        let profile = Denying(model: model, tool: CounterTool(), policy: .preserveTranscript)
        let session = LanguageModelSession(profile: profile)
        await #expect(throws: Denied.self) { try await session.respond(to: "Tea?") }
        #expect(session.transcript.history.map(\.description) == ["Prompt: Tea?"])
    }

    private struct Trimming: LanguageModelSession.DynamicProfileModifier {
        @SessionProperty(\.history) private var history

        func body(content: Content) -> some DynamicProfile {
            content
                .onPrompt { history = history.suffix(1) }
                .onResponse { history.append(.response(.init(segments: [.text(.init(content: "(noted)"))]))) }
        }
    }

    private struct Forgetful: LanguageModelSession.DynamicProfile {
        let model: ScriptedLanguageModel

        var body: some DynamicProfile {
            Profile { Instructions("Be kind.") }.model(model).modifier(Trimming())
        }
    }

    @Test
    func `an action changes the history for good, and the model reads it so`() async throws {
        let model = ScriptedLanguageModel("One.", "Two.")
        let session = LanguageModelSession(profile: Forgetful(model: model))
        try await session.respond(to: "First")
        let second = try await session.respond(to: "Second")
        #expect(
            model.requests[1].transcript.map(\.description) == ["Instructions: Be kind.", "Prompt: Second"])
        #expect(
            session.transcript.history.map(\.description) == [
                "Prompt: Second", "Response: Two.", "Response: (noted)",
            ])
        #expect(second.transcriptEntries.map(\.description) == ["Prompt: Second", "Response: Two."])
    }

    /// A profile whose first action waits for `door`, ignores cancellation, and opens `through` when it is finished.
    private struct Slow: LanguageModelSession.DynamicProfile {
        let model: ScriptedLanguageModel
        let tool = CounterTool()
        let log = Log()
        let began = FixtureGate()
        let door = FixtureGate()
        let through = FixtureGate()
        var waitsAtTools = false
        @SessionProperty(\.history) private var history

        var body: some DynamicProfile {
            Profile { tool }
                .model(model)
                .onPrompt { _ in log.add("second action") }
                .onPrompt { if !waitsAtTools, "\($0)".contains("first") { await pass() } }
                .onToolCall { if waitsAtTools { await pass() } }
                .onResponse { log.add("response") }
        }

        private nonisolated(nonsending) func pass() async {
            began.open()
            await Task.detached { [door] in try? await door.wait() }.value
            history = []
            // Anything the session does with a late action happens before its next turn ends.
            through.open()
        }
    }

    /// Cancels a first request while its action waits for `door`.
    private func cancelFirst(of session: LanguageModelSession, _ profile: Slow) async throws {
        let first = Task { try await session.respond(to: "first") }
        try await profile.began.wait()
        first.cancel()
        await #expect(throws: CancellationError.self) { _ = try await first.value }
        #expect(session.transcript.history.isEmpty)
    }

    @Test
    func `what comes late of a cancelled request stands in no transcript, and nothing of it begins`() async throws {
        let profile = Slow(model: ScriptedLanguageModel("One.", "Two.", "Three."))
        let session = LanguageModelSession(profile: profile)
        try await cancelFirst(of: session, profile)
        try await session.respond(to: "second")
        let (before, log) = (session.transcript, profile.log.all)
        profile.door.open()
        try await profile.through.wait()
        try await session.respond(to: "third")
        #expect(Array(session.transcript.prefix(before.count)) == Array(before))
        #expect(before.history.count == 2 && session.transcript.history.count == 4)
        #expect(log == ["second action", "response"])
        #expect(profile.log.all == log + ["second action", "response"])
    }

    @Test
    func `a tool of a request that was cancelled before it is not called`() async throws {
        let model = ScriptedLanguageModel(.toolCalls([.price(of: "tea", id: "1")]), "Two.", "Three.")
        let profile = Slow(model: model, waitsAtTools: true)
        let session = LanguageModelSession(profile: profile)
        try await cancelFirst(of: session, profile)
        profile.door.open()
        try await profile.through.wait()
        try await session.respond(to: "second")
        try await session.respond(to: "third")
        #expect(profile.tool.log.asked.isEmpty)
        #expect(session.transcript.history.count == 4)
    }

    @Test
    func `a history that a late action sets doesn't touch the request that runs`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let profile = Slow(model: ScriptedLanguageModel("One two.", pace: pace))
        let session = LanguageModelSession(profile: profile)
        try await cancelFirst(of: session, profile)
        var iterator = session.streamResponse(to: "second").makeAsyncIterator()
        pace.allow(1)
        _ = try await iterator.next()
        profile.door.open()
        try await profile.through.wait()
        pace.allow(9)
        while try await iterator.next() != nil {}
        #expect(session.transcript.history.map(\.description) == ["Prompt: second", "Response: One two."])
    }
}
