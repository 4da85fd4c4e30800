import FoundationModels
import FoundationModelsTesting
import TestSupport
import Testing

/// Invariants of a session whatever a model does, checked with random models and random readers.
@Suite("A session's invariants")
struct SessionInvariantTests {
    /// A model that sends random events, valid or not.
    private struct Anything: LanguageModel {
        struct Executor: LanguageModelExecutor {
            struct Configuration: Hashable, Sendable {}
            init(configuration: Configuration) throws {}

            nonisolated(nonsending) func respond(
                to request: LanguageModelExecutorGenerationRequest, model: Anything,
                streamingInto channel: LanguageModelExecutorGenerationChannel
            ) async throws {
                var random = SeededRandom(seed: model.seed &+ UInt64(request.transcript.count))
                for _ in 0..<Int.random(in: 0...12, using: &random) { await model.sendEvent(into: channel, &random) }
                if Int.random(in: 0..<6, using: &random) == 0 { throw FailureTests.Broken() }
            }
        }

        let seed: UInt64
        var capabilities: LanguageModelCapabilities { .init([.guidedGeneration, .toolCalling]) }
        var executorConfiguration: Executor.Configuration { .init() }

        private static let pieces = [
            "", " ", #"{"drink": "#, #""latte", "shots": 2}"#, "}", "[", "7", "喫", "\u{0}", #"{"drink": "tea"}"#,
            "null",
        ]

        func sendEvent(into channel: LanguageModelExecutorGenerationChannel, _ random: inout SeededRandom) async {
            let piece = Self.pieces.randomElement(using: &random) ?? ""
            let id = ["a", "b", nil].randomElement(using: &random) ?? nil
            let tool = ["price", "price", "price", "nothing"].randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<6: await channel.send(.response(action: .appendText(piece, segmentID: id, tokenCount: 1)))
            case 6: await channel.send(.response(action: .replaceTextSegment(piece, segmentID: id, tokenCount: 1)))
            case 7: await channel.send(.reasoning(action: .appendText(piece, tokenCount: 1)))
            case 8: await channel.send(.response(entryID: "e", action: .updateUsage(input: .init(), output: .init())))
            case 9:
                await channel.send(
                    .toolCalls(
                        action: .toolCall(
                            id: id ?? "c", name: tool, action: .appendArguments(piece, tokenCount: 1))))
            default: break
            }
        }
    }

    @Test(arguments: 0..<300)
    func `whatever a model sends, a turn is whole or taken back, and the session is free`(seed: UInt64) async throws {
        let session = LanguageModelSession(
            model: Anything(seed: seed), tools: [CounterTool()], instructions: "Be kind.")
        for turn in 0..<4 {
            let before = session.transcript
            do {
                let entries =
                    turn % 2 == 0
                    ? try await session.respond(to: "Hello").transcriptEntries
                    : try await session.respond(to: "An order", generating: DrinkOrder.self).transcriptEntries
                #expect(Array(session.transcript) == Array(before) + entries)
                guard case .prompt? = entries.first, case .response? = entries.last else {
                    Issue.record("A turn that is no turn: \(entries)")
                    return
                }
            } catch {
                #expect(session.transcript == before)
            }
            #expect(!session.isResponding)
        }
    }

    @Test(arguments: 0..<100)
    func `wherever a reader leaves or is cancelled, the session is free at once and as it was`(
        seed: UInt64
    ) async throws {
        var random = SeededRandom(seed: seed)
        let model = ScriptedLanguageModel { request in
            guard case .toolOutput? = request.transcript.last else {
                return .toolCalls([.price(of: "latte", id: "1"), .price(of: "tea", id: "2")], after: "one two three")
            }
            return "four five six seven"
        }
        let session = LanguageModelSession(model: model, tools: [CounterTool()], instructions: "Be kind.")
        for _ in 0..<5 {
            let before = session.transcript
            let patience = Int.random(in: 0...8, using: &random)
            let isCancelled = Bool.random(using: &random)
            let task = Task {
                var count = 0
                for try await _ in session.streamResponse(to: "Hello") {
                    count += 1
                    guard count > patience else { continue }
                    if isCancelled { withUnsafeCurrentTask { $0?.cancel() } } else { return false }
                }
                return true
            }
            let isWhole = (try? await task.value) ?? false
            #expect(!session.isResponding)
            #expect(session.transcript.count == (isWhole ? before.count + 6 : before.count))
        }
        #expect(try await session.respond(to: "Hello").content == "four five six seven")
    }
}
