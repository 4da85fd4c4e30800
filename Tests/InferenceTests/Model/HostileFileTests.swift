import Foundation
import TestSupport
import Testing

@testable import Inference

/// A model file is untrusted input. Whatever its bytes, loading gives a model that runs or a typed error, and uses no more memory
/// than the file could fill.
///
/// `KISSA_FUZZ_ROUNDS` sets the number of files; `make verify` tries a million.
struct HostileFileTests {
    private static let roundCount = FuzzRounds.count(inTests: 8000)

    static let models: [TinyModel] = [
        TinyModel(layerCount: 1, width: 8, feedForwardWidth: 8, headCount: 2, keyHeadCount: 1),
        TinyModel(
            architecture: "gemma3", type: .q4_0, layerCount: 2, width: 32, feedForwardWidth: 32, headCount: 2,
            window: 4, hasSentencePieces: true),
        TinyModel(architecture: "qwen2", type: .q5_1, layerCount: 1, width: 32, feedForwardWidth: 32, headCount: 2),
        TinyModel(
            architecture: "gemma2", type: .q6_k, layerCount: 1, width: 256, feedForwardWidth: 256, headCount: 2,
            hasSentencePieces: true),
        TinyModel(
            architecture: "gpt-oss", type: .mxfp4, layerCount: 2, width: 32, feedForwardWidth: 32, headCount: 2,
            experts: (4, 2), window: 4),
        TinyModel(
            architecture: "deepseek2", layerCount: 2, width: 32, feedForwardWidth: 32, headCount: 2, keyHeadCount: 1,
            experts: (4, 2), sharedWidth: 32),
        TinyModel(
            architecture: "gemma4", layerCount: 4, width: 32, feedForwardWidth: 32, headCount: 2, experts: (4, 2),
            window: 4),
        TinyModel(
            architecture: "lfm2", type: .q4_0, layerCount: 3, width: 32, feedForwardWidth: 32, headCount: 2),
        TinyModel(
            architecture: "qwen35", type: .q4_0, layerCount: 4, width: 32, feedForwardWidth: 32, headCount: 2),
        TinyModel(
            architecture: "gemma", type: .iq2_s, layerCount: 1, width: 256, feedForwardWidth: 256, headCount: 2),
        TinyModel(
            architecture: "apertus", type: .q2_k, layerCount: 1, width: 256, feedForwardWidth: 256, headCount: 2),
        TinyModel(
            architecture: "phi3", type: .iq4_nl, layerCount: 1, width: 32, feedForwardWidth: 32, headCount: 2,
            originalContextLength: 64),
    ]

    @Test(arguments: models.indices)
    func `mutated files never crash`(_ index: Int) throws {
        let model = Self.models[index]
        let writer = model.writer
        let whole = Array(writer.data())
        // Nearly all of the file is weights, which are valid with any bytes. Mutate the bytes before them.
        let weightCount = writer.tensors.reduce(0) { $0 + Quantized.encode($1.numbers, $1.type).count }
        var generator = SeededGenerator(seed: 20_261_121 + UInt64(index))
        let url = temporaryURL()
        defer { try? FileManager.default.removeItem(at: url) }
        var outcomes = (models: 0, errors: 0)
        let roundCount = Self.roundCount / Self.models.count
        for round in 0..<roundCount {
            var mutated = whole
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                FileMutation.apply(to: &mutated, within: whole.count - weightCount, &generator)
            }
            try Data(mutated).write(to: url)
            // Packing and running weights takes most of the time and carries the least risk.
            if isModel(url, byteCount: mutated.count, runs: round.isMultiple(of: 20)) {
                outcomes.models += 1
            } else {
                outcomes.errors += 1
            }
        }
        #expect(outcomes.models > roundCount / 200 && outcomes.errors > roundCount / 20)
    }

    /// Reads everything that can be invalid. The test looks for crashes; the compiler ensures that every error is a
    /// `ModelFileError`.
    private func isModel(_ url: URL, byteCount: Int, runs: Bool) -> Bool {
        do throws(ModelFileError) {
            guard !runs else {
                run(try Model(contentsOf: url))
                return true
            }
            let file = try GGUFFile(contentsOf: url)
            _ = try ModelShape(file, try Architecture.of(file))
            let tokenizer = try Tokenizer(file)
            _ = tokenizer.tokens(forBytes: [0x68, 0x65, 0x6C, 0xFF, 0x20, 0xE3, 0x81], parsingSpecialTokens: true)
            #expect(file.tensors.values.reduce(0) { $0 + $1.range.count } <= byteCount)
            return true
        } catch {
            return false
        }
    }

    private func run(_ model: Model) {
        let tokens = [0, Token(model.vocabularySize - 1), 0].prefix(model.contextLength)
        let logits = Passes(model).logits(after: Array(tokens))
        #expect(logits.count == tokens.count)
        _ = try? model.chatTemplate.tokens(
            for: [ChatMessage(role: .user, content: "hello")], addingGenerationPrompt: true, tokenizer: model.tokenizer)
    }
}
