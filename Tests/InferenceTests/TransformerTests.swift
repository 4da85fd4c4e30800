import Foundation
import InferenceKernels
import Testing

@testable import Inference

/// The engine's numbers against the same transformer written slowly.
struct TransformerTests {
    /// A model, and what the reference implementation says about it.
    struct Case: Sendable, CustomTestStringConvertible {
        let model: TinyModel
        let logits: [[Double]]
        /// An activation that lies between two quants may be rounded either way, which shows in the logits; a wrong
        /// formula shows a hundred times more.
        var tolerance: Double { model.type == .q8_0 ? 3e-2 : 2e-3 }
        var testDescription: String {
            "\(model.type.name), \(model.headCount) heads of \(model.headDimensions) over \(model.keyHeadCount)"
        }

        init(_ model: TinyModel) {
            self.model = model
            logits = ReferenceTransformer(model).logits(after: tokens)
        }
    }

    private static let tokens: [Token] = (0..<36).map { Token(($0 * 37 + 11) % 262) }

    static let cases: [Case] = [
        TinyModel(type: .f32),
        TinyModel(type: .f16, keyHeadCount: 1),
        TinyModel(type: .q8_0, keyHeadCount: 4, isTied: false),
        TinyModel(type: .q8_0, width: 96, headCount: 3, keyHeadCount: 1, rotaryBase: 500_000),
        TinyModel(type: .f32, width: 72, feedForwardWidth: 50, headCount: 2, keyHeadCount: 1, isTied: false),
    ].map(Case.init)

    @Test(arguments: [InferenceInstructionSet.baseline, .AVX2, .AVX512], cases)
    func logitsEqualTheReferenceImplementationWithEveryInstructionSet(
        _ set: InferenceInstructionSet, _ example: Case
    ) throws {
        guard let kernels = Kernels.supporting(set) else { return }
        let found = Passes(try example.model.load(), kernels: kernels).logits(after: Self.tokens)
        for (found, expected) in zip(found, example.logits) {
            #expect(relativeError(found, expected) < example.tolerance)
        }
    }

    @Test(arguments: cases)
    func aTokenDoesNotDependOnTheBatchThatItComesIn(_ example: Case) throws {
        let model = try example.model.load()
        let together = Passes(model).logits(after: Self.tokens)
        #expect(Passes(model).logits(after: Self.tokens, batchCount: 1) == together)
        #expect(Passes(model).logits(after: Self.tokens, batchCount: 7) == together)
        #expect(Passes(model, laneCount: 3).logits(after: Self.tokens, batchCount: 19) == together)
    }
}

/// The greatest difference, relative to the greatest number.
func relativeError(_ found: [Float], _ expected: [Double]) -> Double {
    let scale = expected.map(abs).max()!
    return zip(found, expected).map { abs(Double($0) - $1) }.max()! / scale
}
