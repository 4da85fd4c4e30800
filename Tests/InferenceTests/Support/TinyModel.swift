import Foundation

@testable import Inference

/// A model with random weights, small enough to write and compute by hand.
struct TinyModel {
    var seed: UInt64 = 1
    var architecture = "llama"
    var type: TensorType = .f32
    var layerCount = 2
    var width = 64
    var feedForwardWidth = 96
    var headCount = 4
    var keyHeadCount = 2
    var isTied = true
    /// The number of experts in a layer's network, and how many of them process a token; nil for a dense network.
    var experts: (count: Int, used: Int)?
    /// The inner width of a network that processes every token besides the experts.
    var sharedWidth = 0
    /// The number of positions that layers with a window attend to; nil for the architecture's default.
    var window: Int?
    var contextLength = 256
    var rotaryBase: Float = 10000
    /// The YaRN factor and the original context length; nil for no stretching.
    var stretch: (factor: Float, contextLength: Int)?
    /// The model's original context length, if the file gives it.
    var originalContextLength: Int?
    var preTokenizer = "gpt-2"
    /// Uses SentencePiece's pairs rather than byte-level ones.
    var hasSentencePieces = false
    var chatTemplate: String? =
        "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}"
        + "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
    /// Merges for texts of two or more bytes that the vocabulary has besides the 256 bytes and the control tokens.
    var merges = [("h", "e"), ("l", "l"), ("he", "ll"), ("hell", "o"), ("Ġ", "w"), ("ã", "ģ")]

    static let controlTokens = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]

    var headDimensions: Int { width / headCount }

    /// Token texts in the byte alphabet, starting with the bytes.
    var tokenTexts: [String] {
        if hasSentencePieces { return Self.sentencePieces }
        return ByteAlphabet.scalars.map { String(Unicode.Scalar($0)!) } + merges.map { $0.0 + $0.1 }
            + Self.controlTokens
    }

    private static let sentencePieces =
        ["<unk>", "<s>", "<|im_end|>"] + (0..<256).map { String(format: "<0x%02X>", $0) }
        + ["▁", "h", "e", "l", "o", "he", "ll", "llo", "hello", "▁hello"]

    var vocabularySize: Int { tokenTexts.count }

    func token(_ text: String) -> Token { Token(tokenTexts.firstIndex(of: text)!) }

    /// All tensors of the model.
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
        var tensors = [
            tensor("token_embd.weight", [width, vocabularySize]),
            tensor(
                architecture.hasPrefix("lfm2") ? "token_embd_norm.weight" : "output_norm.weight", [width], type: .f32,
                around: 1
            ),
        ]
        if !isTied { tensors.append(tensor("output.weight", [width, vocabularySize])) }
        for layer in 0..<layerCount {
            if family.inputNorms {
                for name in ["attn_norm", family.feedForwardNorm] {
                    tensors.append(tensor("blk.\(layer).\(name).weight", [width], type: .f32, around: 1))
                }
            }
            for (name, dimensions) in layerMatrices(layer) {
                let isPlain =
                    name.hasSuffix("bias") || name.hasPrefix("ffn_gate_inp") || name.contains("conv.")
                    || name.contains("conv1d")
                tensors.append(tensor("blk.\(layer).\(name)", dimensions, type: isPlain ? .f32 : nil))
            }
            for (name, count) in layerVectors(layer) {
                let center: Float = name.hasSuffix("bias") ? 0 : name == "ssm_a" ? -0.7 : 1
                tensors.append(tensor("blk.\(layer).\(name)", [count], type: .f32, around: center))
            }
        }
        for (name, dimensions, center) in sharedTensors {
            tensors.append(tensor(name, dimensions, type: dimensions.count == 1 ? .f32 : nil, around: center))
        }
        return tensors + rotaryTensors
    }

    private var rotaryTensors: [GGUFWriter.Tensor] {
        guard family.rotaryFactors else { return [] }
        return [("short", false), ("long", true)].map { name, isLong in
            let numbers = rotaryFactors(isLong: isLong)
            return GGUFWriter.Tensor(
                name: "rope_factors_\(name).weight", type: .f32, dimensions: [numbers.count], numbers: numbers)
        }
    }

    private var keyHeadCounts: GGUFWriter.Value {
        guard family.attentionPeriod != nil else { return .uint32(UInt32(keyHeadCount)) }
        return .integers((0..<layerCount).map { isConvolution(layer: $0) ? 0 : Int32(keyHeadCount) })
    }

    var writer: GGUFWriter {
        var writer = GGUFWriter()
        let kinds = tokenTexts.map { Self.controlTokens.contains($0) ? Int32(3) : 1 }
        writer.metadata = [
            ("general.architecture", .string(architecture)),
            ("general.name", .string("Tiny")),
            ("\(architecture).block_count", .uint32(UInt32(layerCount))),
            ("\(architecture).embedding_length", .uint32(UInt32(width))),
            ("\(architecture).feed_forward_length", .uint32(UInt32(feedForwardWidth))),
            ("\(architecture).context_length", .uint32(UInt32(contextLength))),
            ("\(architecture).attention.head_count", .uint32(UInt32(headCount))),
            ("\(architecture).attention.head_count_kv", keyHeadCounts),
            ("\(architecture).attention.layer_norm_rms_epsilon", .float32(1e-5)),
            ("\(architecture).rope.freq_base", .float32(rotaryBase)),
            ("tokenizer.ggml.tokens", .strings(tokenTexts.map { Array($0.utf8) })),
            ("tokenizer.ggml.eos_token_id", .uint32(UInt32(token("<|im_end|>")))),
        ]
        if hasSentencePieces {
            writer.metadata += [
                ("tokenizer.ggml.model", .string("llama")),
                ("tokenizer.ggml.token_type", .integers(tokenTexts.indices.map { $0 < 3 ? 3 : $0 < 259 ? 6 : 1 })),
                ("tokenizer.ggml.scores", .numbers(tokenTexts.indices.map { Float($0) })),
            ]
        } else {
            writer.metadata += [
                ("tokenizer.ggml.model", .string("gpt2")),
                ("tokenizer.ggml.pre", .string(preTokenizer)),
                ("tokenizer.ggml.token_type", .integers(kinds)),
                ("tokenizer.ggml.merges", .strings(merges.map { Array("\($0.0) \($0.1)".utf8) })),
            ]
        }
        if let window { writer.metadata.append(("\(architecture).attention.sliding_window", .uint32(UInt32(window)))) }
        if let originalContextLength, stretch == nil {
            writer.metadata += [
                ("\(architecture).rope.scaling.type", .string("longrope")),
                ("\(architecture).rope.scaling.original_context_length", .uint32(UInt32(originalContextLength))),
            ]
        }
        if let stretch {
            writer.metadata += [
                ("\(architecture).rope.scaling.type", .string("yarn")),
                ("\(architecture).rope.scaling.factor", .float32(stretch.factor)),
                ("\(architecture).rope.scaling.original_context_length", .uint32(UInt32(stretch.contextLength))),
            ]
        }
        writer.metadata += familyMetadata
        if architecture == "gemma2" {
            // Lower than Gemma's own caps, so that they have an effect.
            writer.metadata.append(("gemma2.attn_logit_softcapping", .float32(ReferenceTransformer.attentionCap)))
            writer.metadata.append(("gemma2.final_logit_softcapping", .float32(ReferenceTransformer.logitsCap)))
        }
        if let chatTemplate { writer.metadata.append(("tokenizer.chat_template", .string(chatTemplate))) }
        writer.tensors = tensors
        return writer
    }

    func load() throws -> Model { try writer.withFile { try Model(contentsOf: $0) } }
}
