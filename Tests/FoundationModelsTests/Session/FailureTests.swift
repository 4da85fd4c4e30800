import FoundationModels
import FoundationModelsTesting
import Testing

@Suite("Failing and being cancelled")
struct FailureTests {
    struct Broken: Error {}

    @Test
    func `a failed turn is taken back from the transcript and the session goes on`() async throws {
        let model = ScriptedLanguageModel("One.", .failing(Broken(), after: "Half a "), "Three.")
        let session = LanguageModelSession(model: model, instructions: "Count.")
        try await session.respond(to: "First")
        let before = session.transcript
        await #expect(throws: Broken.self) { try await session.respond(to: "Second") }
        #expect(session.transcript == before)
        #expect(!session.isResponding)
        #expect(try await session.respond(to: "Third").content == "Three.")
        #expect(model.requests[2].transcript.count == 4)
    }

    @Test
    func `a transcript that is set is what the next request goes on from`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let model = ScriptedLanguageModel("One.", "Two.", "Three.", pace: pace)
        let session = LanguageModelSession(model: model)
        pace.allowAll()
        try await session.respond(to: "First")
        try await session.respond(to: "Second")
        session.transcript = Transcript(entries: session.transcript.suffix(2))
        #expect(session.transcript.map(\.description) == ["Prompt: Second", "Response: Two."])
        try await session.respond(to: "Third")
        #expect(
            model.requests[2].transcript.map(\.description) == ["Prompt: Second", "Response: Two.", "Prompt: Third"])
    }

    @Test
    func `while a request is answered, a transcript that is set changes nothing, and ends it`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let session = LanguageModelSession(model: ScriptedLanguageModel("Hello", pace: pace))
        async let first = session.respond(to: "First")
        await pace.waitUntilAsked()
        session.transcript = Transcript()
        #expect(session.transcript.map(\.description) == ["Prompt: First"])
        do {
            _ = try await first
            Issue.record("It was answered")
        } catch LanguageModelSession.Error.transcriptMutationWhileResponding {}
        #expect(session.transcript.isEmpty)
    }

    @Test
    func `a second request meanwhile throws concurrentRequests and leaves the first one alone`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let session = LanguageModelSession(model: ScriptedLanguageModel("Hello there", pace: pace))
        async let first = session.respond(to: "First")
        await pace.waitUntilAsked()
        let error = await #expect(throws: GenerationError.self) { try await session.respond(to: "Second") }
        guard case .concurrentRequests? = error else {
            Issue.record("Expected concurrentRequests, got \(String(describing: error))")
            return
        }
        #expect(session.isResponding)
        pace.allowAll()
        #expect(try await first.content == "Hello there")
        #expect(session.transcript.map(\.description) == ["Prompt: First", "Response: Hello there"])
    }

    @Test
    func `a session that is not responding any more can be asked at once`() async throws {
        for _ in 0..<200 {
            let pace = ScriptedLanguageModel.Pace()
            let session = LanguageModelSession(model: ScriptedLanguageModel("One.", "Two.", pace: pace))
            let first = Task { try await session.respond(to: "First") }
            await pace.waitUntilAsked()
            let second = Task {
                while session.isResponding { await Task.yield() }
                return try await session.respond(to: "Second").content
            }
            pace.allowAll()
            #expect(try await second.value == "Two.")
            #expect(try await first.value.content == "One.")
        }
    }

    @Test
    func `cancelling the task stops the model, takes the turn back and throws CancellationError`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let model = ScriptedLanguageModel("one two three", "Back again.", pace: pace)
        let session = LanguageModelSession(model: model)
        let task = Task { try await session.respond(to: "Count") }
        pace.allow(1)
        await pace.waitUntilAsked(2)
        task.cancel()
        // The session is idle as soon as `cancel()` returns, before the task notices the cancellation.
        #expect(session.transcript.isEmpty)
        #expect(!session.isResponding)
        pace.allowAll()
        #expect(try await session.respond(to: "Again").content == "Back again.")
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(session.transcript.count == 2)
        // The model notices the cancellation in its own task, which nothing awaits.
        while model.cancelledReplyCount == 0 { await Task.yield() }
        #expect(model.cancelledReplyCount == 1)
    }

    @Test
    func `a request in a task that is cancelled already never stays`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel("Never read.", "Fine."))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await session.respond(to: "Count")
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(session.transcript.isEmpty)
        #expect(!session.isResponding)
    }

    @Test
    func `an executor that ignores cancellation does not hold the session`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let gate = AsyncStream<Void>.makeStream()
        let model = ScriptedLanguageModel(pace: pace) { request in
            if request.transcript.count == 1 {
                // Waits in a detached task, which isn't canceled.
                await Task.detached { for await _ in gate.stream { return } }.value
            }
            return "Done."
        }
        let session = LanguageModelSession(model: model)
        pace.allowAll()
        let task = Task { try await session.respond(to: "First") }
        while !session.isResponding { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!session.isResponding)
        gate.continuation.finish()
        #expect(try await session.respond(to: "Second").content == "Done.")
        #expect(session.transcript.count == 2)
    }

    @Test
    func `A conversation that outgrows the context throws exceededContextWindowSize, before and while it is answered`()
        async throws
    {
        let session = LanguageModelSession(
            model: ScriptedLanguageModel("one two", "three four five six", "seven", contextSize: 8),
            instructions: "Count up.")
        try await session.respond(to: "First")
        await expectOverflow { try await session.respond(to: "Second") }
        #expect(session.transcript.count == 3)
        await expectOverflow { try await session.respond(to: "much too long a prompt") }
        #expect(session.transcript.count == 3)
    }

    private func expectOverflow(_ body: () async throws -> Void) async {
        do {
            try await body()
            Issue.record("Nothing was thrown")
        } catch GenerationError.exceededContextWindowSize(let context) {
            #expect(context.debugDescription.contains("8"))
        } catch {
            Issue.record("Expected exceededContextWindowSize, got \(error)")
        }
    }

    @Test(arguments: [
        (GenerationOptions(temperature: -1), GenerationOptionsError.temperature(-1)),
        (GenerationOptions(temperature: .infinity), .temperature(.infinity)),
        (GenerationOptions(maximumResponseTokens: 0), .maximumResponseTokens(0)),
        (GenerationOptions(sampling: .random(top: 0)), .top(0)),
        (GenerationOptions(sampling: .random(probabilityThreshold: 1.5)), .probabilityThreshold(1.5)),
    ])
    func `options that mean nothing are refused before the model is asked`(
        options: GenerationOptions, expected: GenerationOptionsError
    ) async {
        let model = ScriptedLanguageModel("Never said.")
        let session = LanguageModelSession(model: model)
        await #expect(throws: expected) { try await session.respond(to: "Hello", options: options) }
        #expect(model.requests.isEmpty)
        #expect(!session.isResponding)
        #expect(session.transcript.isEmpty)
        #expect(expected.errorDescription?.isEmpty == false)
    }

    @Test
    func `a prompt's closure that throws throws, and the session is free`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel("Fine."))
        func broken() throws -> String { throw Broken() }
        await #expect(throws: Broken.self) { try await session.respond { try broken() } }
        #expect(try await session.respond(to: "Hello").content == "Fine.")
    }

    @Test
    func `a refusal is explained by the model that refused`() async throws {
        let entries = [Transcript.Entry.prompt(.init(segments: [.text(.init(content: "Sell me tea."))]))]
        let refusal = GenerationError.Refusal(transcriptEntries: entries)
        let model = ScriptedLanguageModel(
            .failing(GenerationError.refusal(refusal, .init(debugDescription: "No tea."))), "We only serve coffee.")
        let session = LanguageModelSession(model: model)
        do {
            try await session.respond(to: "Sell me tea.")
            Issue.record("Nothing was thrown")
        } catch GenerationError.refusal(let refusal, _) {
            #expect(try await refusal.explanation.content == "We only serve coffee.")
            #expect(model.requests[1].transcript.first == entries[0])
        }
    }

    @Test
    func `a script without a reply left says so`() async {
        let session = LanguageModelSession(model: ScriptedLanguageModel())
        await #expect(throws: ScriptedLanguageModelError.noReplyLeft(requestCount: 1)) {
            try await session.respond(to: "Hello")
        }
    }
}
