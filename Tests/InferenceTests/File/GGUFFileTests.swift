import Foundation
import Testing

@testable import Inference

/// Reads valid files and reports the errors of invalid ones.
struct GGUFFileTests {
    private func error(_ change: (inout GGUFWriter) -> Void) -> ModelFileError? {
        var writer = TinyModel().writer
        change(&writer)
        do {
            _ = try writer.withFile { try Model(contentsOf: $0) }
            return nil
        } catch {
            return error as? ModelFileError
        }
    }

    private func error(_ bytes: [UInt8]) -> ModelFileError? {
        do {
            _ = try withTemporaryFile(Data(bytes)) { try Model(contentsOf: $0) }
            return nil
        } catch {
            return error as? ModelFileError
        }
    }

    @Test func `a model says what it is`() throws {
        let model = try TinyModel(contextLength: 123).load()
        #expect(model.name == "Tiny")
        #expect(model.contextLength == 123)
        #expect(model.vocabularySize == TinyModel().vocabularySize)
    }

    @Test func `version two is read too`() throws {
        var writer = TinyModel().writer
        writer.version = 2
        #expect(try writer.withFile { try Model(contentsOf: $0) }.name == "Tiny")
    }

    @Test func `what is no model file is said so`() {
        #expect(error(Array("PK zip".utf8)) == .notGGUF(found: Array("PK z".utf8)))
        #expect(error { $0.version = 1 } == .unsupportedVersion(1))
        #expect(error(Array("GGU".utf8)) == .truncated(what: "magic", offset: 0, needed: 4, available: 3))
        #expect(throws: ModelFileError.self) { try Model(contentsOf: URL(fileURLWithPath: "/nonexistent.gguf")) }
        #expect(throws: ModelFileError.self) { try Model(contentsOf: URL(fileURLWithPath: "/tmp")) }
    }

    @Test func `a model's address in the program leads nowhere unless one is linked`() {
        #expect(LinkedModel.byteCount == nil && !LinkedModel.url.isFileURL)
        #expect(throws: ModelFileError.self) { try Model(contentsOf: LinkedModel.url) }
    }

    @Test func `every place where a file may end is noticed`() throws {
        let whole = Array(TinyModel(layerCount: 1, width: 32, feedForwardWidth: 32, headCount: 2).writer.data())
        // The last tensor's padding may be missing.
        for count in stride(from: 0, to: whole.count - 32, by: 97) { #expect(error(Array(whole[..<count])) != nil) }
    }

    @Test func `tensors must fit their shapes`() {
        let name = "blk.0.attn_q.weight"
        let missing = error { $0.tensors.removeAll { $0.name == name } }
        #expect(missing == .missingTensor(name))
        let wrong = error { writer in
            let index = writer.tensors.firstIndex { $0.name == name }!
            let tensor = writer.tensors[index]
            writer.tensors[index] = GGUFWriter.Tensor(
                name: name, type: .f32, dimensions: [32, 128], numbers: tensor.numbers)
        }
        #expect(wrong == .tensorShapeMismatch(name: name, expected: [64, 64], found: [32, 128]))
        let extra = error { writer in
            writer.tensors.append(
                GGUFWriter.Tensor(name: "blk.0.attn_q_norm.weight", type: .f32, dimensions: [1], numbers: [0]))
        }
        #expect(extra == .unexpectedTensor("blk.0.attn_q_norm.weight"))
    }

    @Test func `what this engine does not run is named`() {
        func replacing(_ key: String, _ value: GGUFWriter.Value) -> ModelFileError? {
            error { $0.metadata[$0.metadata.firstIndex { $0.key == key }!].value = value }
        }
        #expect(replacing("general.architecture", .string("rwkv")) == .unsupported(what: "architecture", value: "rwkv"))
        #expect(replacing("tokenizer.ggml.model", .string("bert")) == .unsupported(what: "tokenizer", value: "bert"))
        #expect(replacing("tokenizer.ggml.pre", .string("xy")) == .unsupported(what: "pre-tokenizer", value: "xy"))
        let heads = replacing("llama.attention.head_count_kv", .uint32(3))
        #expect(heads == .invalidValue(key: "llama.attention.head_count", reason: "4 query heads over 3 key heads"))
        let width = replacing("llama.embedding_length", .string("64"))
        #expect(width == .invalidValue(key: "llama.embedding_length", reason: "not an integer"))
    }

    @Test func `sizes that overflow are refused`() {
        let huge = error { writer in
            writer.metadata.append(("llama.expert_count", .uint64(.max)))
        }
        #expect(huge == .invalidValue(key: "llama.expert_count", reason: "not an integer"))
        var bytes = Array(GGUFWriter().data())
        // A metadata count with all bits set: the file ends long before that.
        bytes.replaceSubrange(16..<24, with: [UInt8](repeating: 0xFF, count: 8))
        #expect(error(bytes) != nil)
    }
}
