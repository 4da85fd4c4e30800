import Foundation
import TestSupport
import Testing

@testable import FoundationModels

@Suite("A model from a file, and the limits of a reply")
struct LocalModelLimitTests {
    /// A model that alternates between a and b and never ends.
    private static let endless: ParrotModelFile = {
        var file = ParrotModelFile()
        file.successors = [10: [97], 97: [98], 98: [97]]
        return file
    }()

    /// A model that chooses a or b at random and never ends.
    private static let undecided: ParrotModelFile = {
        var file = ParrotModelFile()
        file.successors = [10: [97, 98], 97: [97, 98], 98: [97, 98]]
        return file
    }()

    private func reply(_ options: GenerationOptions, of file: ParrotModelFile = undecided) async throws -> String {
        let session = LanguageModelSession(model: try LocalModelFixture(file).model())
        return try await session.respond(to: "Go", options: options).content
    }

    @Test
    func `a prompt that is longer than the context throws exceededContextWindowSize, counted in tokens`() async throws {
        let session = LanguageModelSession(model: try LocalModelFixture(.saying("Hi")).model())
        await expectOverflow(of: 256) { try await session.respond(to: String(repeating: "喫", count: 80)) }
        #expect(session.transcript.isEmpty)
        #expect(try await session.respond(to: "Hello").content == "Hi")
    }

    @Test
    func `A reply that outgrows the context throws exceededContextWindowSize and the turn is taken back`() async throws
    {
        let session = LanguageModelSession(model: try LocalModelFixture(Self.endless).model(), instructions: "Go.")
        await expectOverflow(of: 256) { try await session.respond(to: "Go") }
        #expect(session.transcript.count == 1)
        #expect(!session.isResponding)
    }

    @Test(arguments: [nil, 4000] as [Int?])
    func `a text that outgrows the context does so too where the model might have called a tool`(
        limit: Int?
    ) async throws {
        var file = Self.endless
        file.contextLength = 1 << 11
        let session = LanguageModelSession(model: try LocalModelFixture(file).model(), tools: [CounterTool()])
        let before = session.transcript
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: limit)
        await expectOverflow(of: file.contextLength) { try await session.respond(to: "Go", options: options) }
        #expect(session.transcript == before)
        let short = GenerationOptions(sampling: .greedy, maximumResponseTokens: 5)
        #expect(try await session.respond(to: "Go", options: short).content == "ababa")
    }

    private func expectOverflow<Value>(of contextSize: Int, _ body: () async throws -> Value) async {
        do {
            _ = try await body()
            Issue.record("Nothing was thrown")
        } catch GenerationError.exceededContextWindowSize(let context) {
            #expect(context.debugDescription.contains("\(contextSize)"))
        } catch {
            Issue.record("Expected exceededContextWindowSize, got \(error)")
        }
    }

    @Test
    func `a prompt of thousands of tokens is read, and a reply has no length but the app's`() async throws {
        var file = Self.endless
        file.contextLength = 1 << 13
        let fixture = try LocalModelFixture(file)
        let session = LanguageModelSession(model: fixture.model())
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 1500)
        let prompt = String(repeating: "x", count: 3000)
        #expect(try await session.respond(to: prompt, options: options).content.count == 1500)
        #expect(try await fixture.loaded().engine.statistics.computedTokenCount > 3000)
    }

    @Test
    func `maximumResponseTokens bounds the reply`() async throws {
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 5)
        #expect(try await reply(options, of: Self.endless) == "ababa")
    }

    @Test
    func `the same seed gives the same reply, other seeds other ones, for both kinds of sampling`() async throws {
        let modes: [(UInt64) -> GenerationOptions.SamplingMode] = [
            { .random(top: 2, seed: $0) }, { .random(probabilityThreshold: 0.9, seed: $0) },
        ]
        for mode in modes {
            var replies: [String] = []
            for seed in 1...4 {
                let options = GenerationOptions(sampling: mode(UInt64(seed)), maximumResponseTokens: 40)
                let text = try await reply(options)
                #expect(try await reply(options) == text)
                replies.append(text)
            }
            #expect(Set(replies).count == 4)
            #expect(replies.allSatisfy { $0.allSatisfy("ab".contains) })
        }
    }

    @Test
    func `One of one, and a threshold next to nothing, leave no choice; greedy and a temperature of 0 neither`()
        async throws
    {
        let modes: [GenerationOptions] = [
            .init(sampling: .random(top: 1)), .init(sampling: .random(probabilityThreshold: 0.01)),
            .init(sampling: .greedy), .init(sampling: .random(top: 50), temperature: 0), .init(temperature: 0),
        ]
        for var options in modes {
            options.maximumResponseTokens = 20
            #expect(try await reply(options) == String(repeating: "a", count: 20))
        }
    }

    @Test
    func `a high temperature makes the model stray from what it finds likely`() async throws {
        let calm = GenerationOptions(sampling: .random(top: 200, seed: 1), temperature: 1, maximumResponseTokens: 40)
        #expect(try await reply(calm, of: Self.endless).hasPrefix("ababab"))
        let wild = GenerationOptions(sampling: .random(top: 200, seed: 1), temperature: 50, maximumResponseTokens: 40)
        #expect(try await !reply(wild, of: Self.endless).hasPrefix("ababab"))
    }

    @Test
    func `options that leave sampling open still vary, with the model's own odds in reason`() async throws {
        let options = GenerationOptions(maximumResponseTokens: 60)
        let replies = [try await reply(options), try await reply(options)]
        #expect(Set(replies).count == 2)
        #expect(replies.allSatisfy { $0.allSatisfy("ab".contains) })
    }

    @Test
    func `what an app leaves open is chosen as the file recommends`() async throws {
        var file = Self.undecided
        file.temperature = 0
        let open = GenerationOptions(maximumResponseTokens: 20)
        #expect(try await reply(open, of: file) == String(repeating: "a", count: 20))
        let named = GenerationOptions(temperature: 1, maximumResponseTokens: 40)
        #expect(try await Set(reply(named, of: file)) == ["a", "b"])
    }

    @Test
    func `leaving a stream, or cancelling its task, stops the engine long before the reply would end`() async throws {
        var file = Self.endless
        file.contextLength = 1 << 16
        let fixture = try LocalModelFixture(file)
        let session = LanguageModelSession(model: fixture.model())
        for try await _ in session.streamResponse(to: "Go", options: .init(sampling: .greedy)) { break }
        #expect(!session.isResponding)
        let task = Task {
            for try await snapshot in session.streamResponse(to: "Go", options: .init(sampling: .greedy))
            where snapshot.content.count > 8 { withUnsafeCurrentTask { $0?.cancel() } }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(session.transcript.isEmpty)
        try await session.respond(to: "Go", options: .init(sampling: .greedy, maximumResponseTokens: 1))
        #expect(try await fixture.loaded().engine.statistics.generatedTokenCount < file.contextLength / 2)
    }
}
