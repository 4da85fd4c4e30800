import Foundation

@testable import Inference

/// A model with random weights, small enough to be written and computed by hand, as it were.
struct TinyModel {
    var seed: UInt64 = 1
    var type: TensorType = .f32
    var layerCount = 2
    var width = 64
    var feedForwardWidth = 96
    var headCount = 4
    var keyHeadCount = 2
    var isTied = true
    var contextLength = 256
    var rotaryBase: Float = 10000
    var preTokenizer = "gpt-2"
    var chatTemplate: String? = "{{ '<|im_start|>' }}"
    /// Texts of two or more bytes that the vocabulary has besides the 256 bytes and the control tokens, as merges.
    var merges = [("h", "e"), ("l", "l"), ("he", "ll"), ("hell", "o"), ("Ġ", "w"), ("ã", "ģ")]

    static let controlTokens = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]

    var headDimensions: Int { width / headCount }

    /// Token texts in the byte alphabet, the bytes first.
    var tokenTexts: [String] {
        ByteAlphabet.scalars.map { String(Unicode.Scalar($0)!) } + merges.map { $0.0 + $0.1 } + Self.controlTokens
    }

    var vocabularySize: Int { tokenTexts.count }

    func token(_ text: String) -> Token { Token(tokenTexts.firstIndex(of: text)!) }

    /// Every tensor of the model by its name.
    var tensors: [GGUFWriter.Tensor] {
        var generator = SeededGenerator(seed: seed)
        func tensor(
            _ name: String, _ dimensions: [Int], type: TensorType? = nil, around center: Float = 0
        ) -> GGUFWriter.Tensor {
            let spread = dimensions.count == 1 ? 0.1 : 1.5 / Float(dimensions[0]).squareRoot()
            let numbers = (0..<dimensions.reduce(1, *)).map { _ in
                center + spread * Float.random(in: -1...1, using: &generator)
            }
            return GGUFWriter.Tensor(name: name, type: type ?? self.type, dimensions: dimensions, numbers: numbers)
        }
        let queryWidth = headCount * headDimensions, keyWidth = keyHeadCount * headDimensions
        var tensors = [
            tensor("token_embd.weight", [width, vocabularySize]),
            tensor("output_norm.weight", [width], type: .f32, around: 1),
        ]
        if !isTied { tensors.append(tensor("output.weight", [width, vocabularySize])) }
        for layer in 0..<layerCount {
            tensors += [
                tensor("blk.\(layer).attn_norm.weight", [width], type: .f32, around: 1),
                tensor("blk.\(layer).attn_q.weight", [width, queryWidth]),
                tensor("blk.\(layer).attn_k.weight", [width, keyWidth]),
                tensor("blk.\(layer).attn_v.weight", [width, keyWidth]),
                tensor("blk.\(layer).attn_output.weight", [queryWidth, width]),
                tensor("blk.\(layer).ffn_norm.weight", [width], type: .f32, around: 1),
                tensor("blk.\(layer).ffn_gate.weight", [width, feedForwardWidth]),
                tensor("blk.\(layer).ffn_up.weight", [width, feedForwardWidth]),
                tensor("blk.\(layer).ffn_down.weight", [feedForwardWidth, width]),
            ]
        }
        return tensors
    }

    var writer: GGUFWriter {
        var writer = GGUFWriter()
        let kinds = tokenTexts.map { Self.controlTokens.contains($0) ? Int32(3) : 1 }
        writer.metadata = [
            ("general.architecture", .string("llama")),
            ("general.name", .string("Tiny")),
            ("llama.block_count", .uint32(UInt32(layerCount))),
            ("llama.embedding_length", .uint32(UInt32(width))),
            ("llama.feed_forward_length", .uint32(UInt32(feedForwardWidth))),
            ("llama.context_length", .uint32(UInt32(contextLength))),
            ("llama.attention.head_count", .uint32(UInt32(headCount))),
            ("llama.attention.head_count_kv", .uint32(UInt32(keyHeadCount))),
            ("llama.attention.layer_norm_rms_epsilon", .float32(1e-5)),
            ("llama.rope.freq_base", .float32(rotaryBase)),
            ("tokenizer.ggml.model", .string("gpt2")),
            ("tokenizer.ggml.pre", .string(preTokenizer)),
            ("tokenizer.ggml.tokens", .strings(tokenTexts.map { Array($0.utf8) })),
            ("tokenizer.ggml.token_type", .integers(kinds)),
            ("tokenizer.ggml.merges", .strings(merges.map { Array("\($0.0) \($0.1)".utf8) })),
            ("tokenizer.ggml.eos_token_id", .uint32(UInt32(token("<|im_end|>")))),
        ]
        if let chatTemplate { writer.metadata.append(("tokenizer.chat_template", .string(chatTemplate))) }
        writer.tensors = tensors
        return writer
    }

    func load() throws -> Model { try writer.withFile { try Model(contentsOf: $0) } }
}
