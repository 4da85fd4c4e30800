import Foundation
import TestSupport
import Testing

@testable import FoundationModels
@testable import Inference

/// Options that an app doesn't set come from the recommendations in the model file, even if the app sets others.
@Suite("The defaults of sampling")
struct SamplingDefaultTests {
    private func options(_ generation: GenerationOptions, of file: ParrotModelFile = .saying("Hi")) throws
        -> SamplingOptions
    {
        let url = try file.write()
        defer { try? FileManager.default.removeItem(at: url) }
        return SamplingOptions(generation, recommended: try ModelDescription(contentsOf: url).recommendedSampling)
    }

    @Test
    func `a seed changes nothing but the choice`() throws {
        var seeded = GenerationOptions()
        seeded.seed = 7
        var expected = try options(GenerationOptions())
        #expect(expected.seed == nil && expected.temperature == 0.7)
        expected.seed = 7
        #expect(try options(seeded) == expected)
    }

    @Test
    func `a mode says among which tokens is chosen, and leaves the temperature as it is`() throws {
        #expect(try options(.init(sampling: .random(top: 5, seed: 7))).strategy == .random(top: 5))
        let nucleus = try options(.init(sampling: .random(probabilityThreshold: 0.5, seed: 7)))
        #expect(nucleus.strategy == .random(probability: 0.5))
        #expect(nucleus.temperature == 0.7 && nucleus.seed == 7)
        var file = ParrotModelFile.saying("Hi")
        file.temperature = 0.3
        #expect(try abs(options(.init(sampling: .random(top: 5)), of: file).temperature - 0.3) < 1e-6)
        #expect(try options(.init(sampling: .random(top: 5), temperature: 2), of: file).temperature == 2)
    }

    /// A file with any recommendation doesn't get this default penalty.
    @Test
    func `a file that recommends nothing has what it said lately made less likely`() throws {
        var file = ParrotModelFile.saying("Hi")
        #expect(try options(.init(), of: file).repetition == nil)
        file.repetitionPenalty = nil
        #expect(try options(.init(), of: file).repetition == .mild)
        #expect(try options(.init(sampling: .greedy), of: file).repetition == .mild)
        file.temperature = 0.3
        #expect(try options(.init(), of: file).repetition == nil)
        file.repetitionPenalty = 1.5
        #expect(try options(.init(), of: file).repetition == RepetitionPenalty(factor: 1.5))
    }

    @Test
    func `A model that says the same for ever is brought to say something else, but for a structure's bytes`()
        async throws
    {
        // After "a" comes "a" or "b". Both have the same logit, and greedy sampling takes "a".
        var file = ParrotModelFile()
        file.successors = [UInt8(ascii: "\n"): Array("a".utf8), UInt8(ascii: "a"): Array("ab".utf8)]
        func reply() async throws -> String {
            let fixture = try LocalModelFixture(file)
            let session = LanguageModelSession(model: fixture.model())
            let greedy = GenerationOptions(sampling: .greedy, maximumResponseTokens: 20)
            return try await session.respond(to: "Go", options: greedy).content
        }
        #expect(try await reply() == String(repeating: "a", count: 20))
        file.repetitionPenalty = nil
        #expect(try await reply() == "ab")
    }
}
