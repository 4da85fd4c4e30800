import Foundation
import TestSupport
import Testing

@testable import Inference

/// An adapter file is untrusted input. Errors in it are reported with names and numbers.
struct AdapterFileTests {
    private static let shape = TinyModel(layerCount: 1, width: 32, feedForwardWidth: 48, headCount: 2, keyHeadCount: 1)

    private func error(_ change: (inout GGUFWriter) -> Void) throws -> ModelFileError? {
        var writer = TinyAdapter().writer(for: Self.shape)
        change(&writer)
        let model = try Self.shape.load()
        do {
            _ = try writer.withFile { try Adapter(contentsOf: $0, for: model) }
            return nil
        } catch {
            return try #require(error as? ModelFileError)
        }
    }

    /// Replaces a tensor.
    private func replace(_ name: String, in writer: inout GGUFWriter, as newName: String? = nil, _ dimensions: [Int]) {
        let index = writer.tensors.firstIndex { $0.name == name }!
        writer.tensors[index] = GGUFWriter.Tensor(
            name: newName ?? name, type: .f32, dimensions: dimensions,
            numbers: Array(repeating: 0.1, count: dimensions.reduce(1, *)))
    }

    private func set(_ key: String, _ value: GGUFWriter.Value?, in writer: inout GGUFWriter) {
        writer.metadata.removeAll { $0.key == key }
        if let value { writer.metadata.append((key, value)) }
    }

    @Test func `shapes that do not fit are named with their numbers`() throws {
        #expect(
            try error { replace("blk.0.attn_k.weight.lora_b", in: &$0, [4, 32]) }
                == .tensorShapeMismatch(name: "blk.0.attn_k.weight.lora_b", expected: [4, 16], found: [4, 32]))
        #expect(
            try error { replace("blk.0.attn_k.weight.lora_b", in: &$0, [5, 16]) }
                == .tensorShapeMismatch(name: "blk.0.attn_k.weight.lora_a", expected: [32, 5], found: [32, 4]))
        #expect(
            try error { replace("blk.0.ffn_up.weight.lora_a", in: &$0, [4, 32]) }
                == .tensorShapeMismatch(name: "blk.0.ffn_up.weight.lora_a", expected: [32, 4], found: [4, 32]))
    }

    @Test func `tensors without a place are named`() throws {
        let name = "blk.0.ffn_up.weight.lora_a"
        #expect(try error { $0.tensors.removeAll { $0.name == name } } == .missingTensor(name))
        #expect(
            try error { $0.tensors.removeAll { $0.name == "blk.0.ffn_up.weight.lora_b" } }
                == .missingTensor("blk.0.ffn_up.weight.lora_b"))
        #expect(
            try error { replace(name, in: &$0, as: "blk.1.ffn_up.weight.lora_a", [32, 4]) }
                == .missingTensor("blk.0.ffn_up.weight.lora_a"))
        for stranger in ["blk.0.attn_norm.weight", "blk.7.attn_q.weight.lora_a", "blk.0.attn_norm.weight.lora_a", ""] {
            let found = try error {
                $0.tensors.append(
                    GGUFWriter.Tensor(name: stranger, type: .f32, dimensions: [4], numbers: [1, 2, 3, 4]))
            }
            #expect(found == .unexpectedTensor(stranger))
        }
    }

    @Test func `what is no adapter for this model says so`() throws {
        #expect(
            try error { set("general.architecture", .string("gemma3"), in: &$0) }
                == .wrongArchitecture(expected: "llama", found: "gemma3"))
        #expect(
            try error { set("general.type", .string("model"), in: &$0) }
                == .invalidValue(key: "general.type", reason: "model is no adapter"))
        #expect(try error { set("general.type", nil, in: &$0) } == .missingKey("general.type"))
        #expect(try error { set("adapter.type", nil, in: &$0) } == .missingKey("adapter.type"))
        #expect(
            try error { set("adapter.type", .string("alora"), in: &$0) }
                == .unsupported(what: "adapter type", value: "alora"))
        #expect(
            try error { set("adapter.lora.alpha", .float32(.nan), in: &$0) }
                == .invalidValue(key: "adapter.lora.alpha", reason: "nan"))
        #expect(
            try error { set("adapter.alora.invocation_tokens", .integers([1, 2]), in: &$0) }
                == .unsupported(what: "adapter with", value: "adapter.alora.invocation_tokens"))
    }

    @Test func `an adapter of a tied embedding is refused`() throws {
        let model = try Self.shape.load()
        let writer = TinyAdapter(names: ["token_embd.weight"]).writer(for: Self.shape)
        let expected = ModelFileError.unsupported(what: "adapter of a tied embedding,", value: "token_embd.weight")
        #expect(throws: expected) { try writer.withFile { try Adapter(contentsOf: $0, for: model) } }
    }

    @Test(arguments: TensorType.all.map(\.name))
    func `weights that are no numbers are named with their row`(_ name: String) throws {
        let type = TensorType.all.first { $0.name == name }!
        let shape = TinyModel(type: type, layerCount: 1, width: 256, feedForwardWidth: 256)
        let writer = shape.writer
        let index = writer.tensors.firstIndex { $0.name == "blk.0.ffn_up.weight" }!
        let tensor = writer.tensors[index]
        let row = 77, columns = 256
        let rowBytes = columns / type.blockCount * type.blockBytes
        let data = writer.data()
        let place = try #require(data.range(of: Data(Quantized.encode(tensor.numbers, type)))?.lowerBound)
        // A quantized type can't encode these numbers itself, but its scales can.
        let scales: [TensorType: Int] = [.q2_k: 80, .q3_k: 108, .q6_k: 208, .tq1_0: 52, .tq2_0: 64, .iq1_m: 48]
        let offset = place + row * rowBytes + (scales[type] ?? 0)
        for number in [Float.nan, .infinity] {
            let wrong: [UInt8] =
                switch type {
                case .f32: Quantized.littleEndian(number.bitPattern)
                case .mxfp4: [255]
                case .iq1_m: Array(repeating: 255, count: 8)
                case .bf16: Quantized.littleEndian(UInt16(number.bitPattern >> 16))
                default: Quantized.littleEndian(Float16(number).bitPattern)
                }
            var broken = data
            broken.replaceSubrange(offset..<offset + wrong.count, with: wrong)
            #expect(throws: ModelFileError.notFinite(tensor: "blk.0.ffn_up.weight", row: row)) {
                try withTemporaryFile(broken) { try Model(contentsOf: $0) }
            }
        }
    }

    @Test func `mutated adapters never crash`() throws {
        let model = try Self.shape.load()
        var writer = TinyAdapter(type: .f16).writer(for: Self.shape)
        // Metadata that may be mutated freely, so that some of the files remain valid adapters.
        set("general.description", .string(String(repeating: "Speaks of coffee. ", count: 100)), in: &writer)
        let whole = Array(writer.data())
        let weightCount = writer.tensors.reduce(0) { $0 + $1.numbers.count * 2 }
        var generator = SeededGenerator(seed: 20_261_128)
        var outcomes = (adapters: 0, errors: 0)
        let roundCount = FuzzRounds.count(inTests: 3000)
        for _ in 0..<roundCount {
            var mutated = whole
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                FileMutation.apply(to: &mutated, within: whole.count - weightCount, &generator)
            }
            let adapter: Adapter? = try withTemporaryFile(Data(mutated)) { url in
                do throws(ModelFileError) { return try Adapter(contentsOf: url, for: model) } catch { return nil }
            }
            guard let adapter else {
                outcomes.errors += 1
                continue
            }
            outcomes.adapters += 1
            if outcomes.adapters.isMultiple(of: 20) {
                #expect(Passes(model).logits(after: [1, 2, 3], adapter: adapter).count == 3)
            }
        }
        #expect(outcomes.adapters > roundCount / 50 && outcomes.errors > roundCount / 20)
    }
}
