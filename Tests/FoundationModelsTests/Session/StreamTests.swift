import FoundationModels
import FoundationModelsTesting
import Testing

@Suite("Streaming")
struct StreamTests {
    @Test
    func `snapshots hold all that there is so far, and the last one the whole text`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let session = LanguageModelSession(model: ScriptedLanguageModel("one two three", pace: pace))
        var snapshots: [String] = []
        pace.allow(1)
        for try await snapshot in session.streamResponse(to: "Count") {
            snapshots.append(snapshot.content)
            pace.allow(1)
        }
        #expect(snapshots == ["one ", "one two ", "one two three"])
        #expect(session.transcript.last?.description == "Response: one two three")
        #expect(!session.isResponding)
    }

    @Test
    func `a reader who is slow sees each piece all the same`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let session = LanguageModelSession(model: ScriptedLanguageModel("one two three", pace: pace))
        var iterator = session.streamResponse(to: "Count").makeAsyncIterator()
        pace.allow(1)
        #expect(try await iterator.next()?.content == "one ")
        pace.allowAll()
        var later: [String] = []
        while let snapshot = try await iterator.next() { later.append(snapshot.content) }
        #expect(later == ["one two ", "one two three"])
    }

    @Test
    func `a request begins with the iteration, not before`() async throws {
        let model = ScriptedLanguageModel("Hello")
        let session = LanguageModelSession(model: model)
        let stream = session.streamResponse(to: "Hi")
        #expect(!session.isResponding)
        #expect(model.requests.isEmpty)
        #expect(try await stream.collect().content == "Hello")
    }

    @Test
    func `while a stream is read the prompt is in the transcript and the session is responding`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let session = LanguageModelSession(model: ScriptedLanguageModel("one two", pace: pace))
        var iterator = session.streamResponse(to: "Count").makeAsyncIterator()
        pace.allow(1)
        _ = try await iterator.next()
        #expect(session.isResponding)
        #expect(session.transcript.map(\.description) == ["Prompt: Count"])
        pace.allowAll()
        while try await iterator.next() != nil {}
        #expect(!session.isResponding)
        #expect(session.transcript.count == 2)
    }

    @Test
    func `leaving a stream early stops the model, takes the turn back and frees the session at once`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let model = ScriptedLanguageModel("one two three", "Still here.", pace: pace)
        let session = LanguageModelSession(model: model)
        pace.allow(1)
        let stream = session.streamResponse(to: "Count")
        for try await _ in stream { break }
        #expect(!session.isResponding)
        #expect(session.transcript.isEmpty)
        pace.allowAll()
        #expect(try await session.respond(to: "Hello").content == "Still here.")
        await #expect(throws: CancellationError.self) { try await stream.collect() }
    }

    @Test
    func `collect() gives the whole response, also after an iteration`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel("one two"))
        let stream = session.streamResponse(to: "Count")
        for try await _ in stream {}
        let response = try await stream.collect()
        #expect(response.content == "one two")
        #expect(response.transcriptEntries.count == 2)
        #expect(session.transcript.count == 2)
    }

    @Test
    func `an error comes out of the iteration, and again out of collect()`() async throws {
        let session = LanguageModelSession(
            model: ScriptedLanguageModel(.failing(FailureTests.Broken(), after: "one "), "Fine."))
        let stream = session.streamResponse { "Count" }
        await #expect(throws: FailureTests.Broken.self) { for try await _ in stream {} }
        await #expect(throws: FailureTests.Broken.self) { try await stream.collect() }
        #expect(session.transcript.isEmpty)
        #expect(!session.isResponding)
    }

    @Test
    func `what came before an error is seen before it`() async throws {
        let session = LanguageModelSession(
            model: ScriptedLanguageModel(.failing(FailureTests.Broken(), after: "one two ")))
        var last = ""
        await #expect(throws: FailureTests.Broken.self) {
            for try await snapshot in session.streamResponse(to: "Count") { last = snapshot.content }
        }
        #expect(last == "one two ")
        #expect(session.transcript.isEmpty)
    }

    @Test
    func `a second stream meanwhile throws concurrentRequests out of its iteration`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let session = LanguageModelSession(model: ScriptedLanguageModel("one two", pace: pace))
        var iterator = session.streamResponse(to: Prompt("Count")).makeAsyncIterator()
        pace.allow(1)
        _ = try await iterator.next()
        await #expect(throws: GenerationError.self) { try await session.streamResponse(to: "Again").collect() }
        pace.allowAll()
        #expect(try await iterator.next()?.content == "one two")
        #expect(try await iterator.next() == nil)
        #expect(session.transcript.count == 2)
    }

    @Test
    func `an empty reply is a response without text`() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel(""))
        #expect(try await session.streamResponse(to: "Hello").collect().content == "")
        #expect(session.transcript.count == 2)
    }

    @Test
    func `many sessions answer at once without disturbing each other`() async throws {
        let model = ScriptedLanguageModel { request in "Answer to \(request.transcript.last?.description ?? "")" }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask {
                    let session = LanguageModelSession(model: model)
                    for turn in 0..<5 {
                        let response = try await session.respond(to: "\(number).\(turn)")
                        #expect(response.content == "Answer to Prompt: \(number).\(turn)")
                    }
                    #expect(session.transcript.count == 10)
                }
            }
            try await group.waitForAll()
        }
    }
}
