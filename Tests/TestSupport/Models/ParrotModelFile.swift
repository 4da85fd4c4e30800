import Foundation

/// A GGUF file with the simplest possible model: the next byte depends only on the last byte.
///
/// Its one layer adds nothing. The embedding of a token is a one-hot vector, and the output matrix gives each of its successors
/// the same high logit. So a test knows the output and its probabilities.
package struct ParrotModelFile {
    /// The bytes that may follow a byte. A byte without successors ends the reply.
    package var successors: [UInt8: [UInt8]] = [:]
    package var contextLength = 256
    package var architecture = "llama"
    package var languages = ["en", "ja"]
    /// The recommended temperature (`general.sampling.temp`).
    package var temperature: Float?
    /// The recommended `general.sampling.penalty_repeat`. 1 means none, so that tests see an undecided model's plain
    /// probabilities.
    package var repetitionPenalty: Float? = 1
    package var chatTemplate: String? =
        "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}"
        + "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
    /// Whether the file lacks a tensor, which is found only when it is loaded.
    package var isBroken = false

    package init() {}

    /// A model that writes a text without repeated letters, after the line break with which a template opens a reply.
    package static func saying(_ text: String) -> ParrotModelFile {
        var file = ParrotModelFile()
        for (byte, next) in zip(Array("\n".utf8) + text.utf8, text.utf8) { file.successors[byte] = [next] }
        return file
    }

    private static let names = ["<|im_start|>", "<|im_end|>"]
    private static let endOfTurn = 257
    package static let vocabularySize = 258
    package static let width = 320
    private static let feedForwardWidth = 32

    /// Writes the file and returns its URL. The caller removes it.
    package func write(to directory: URL = FileManager.default.temporaryDirectory) throws -> URL {
        let url = directory.appendingPathComponent("parrot-\(UUID().uuidString).gguf")
        try data.write(to: url)
        return url
    }

    package var data: Data {
        var file = GGUFBytes()
        let tensors = tensors
        file.append(Array("GGUF".utf8))
        file.append(UInt32(3))
        file.append(UInt64(tensors.count))
        file.append(UInt64(metadata.count))
        for (key, value) in metadata { file.append(key: key, value) }
        var offset = 0
        for (name, dimensions, _) in tensors {
            file.append(name: name, dimensions: dimensions, offset: offset)
            offset += dimensions.reduce(4, *)
        }
        file.align()
        for (_, _, numbers) in tensors { file.append(numbers) }
        return Data(file.bytes)
    }

    private var metadata: [(String, GGUFBytes.Value)] {
        let template = chatTemplate.map { [("tokenizer.chat_template", GGUFBytes.Value.string($0))] } ?? []
        let sampling = temperature.map { [("general.sampling.temp", GGUFBytes.Value.float($0))] } ?? []
        let penalty = repetitionPenalty.map { [("general.sampling.penalty_repeat", GGUFBytes.Value.float($0))] } ?? []
        let tokens = GGUFBytes.byteAlphabet + Self.names
        return template + sampling + penalty + [
            ("general.architecture", .string(architecture)), ("general.name", .string("Parrot")),
            ("general.languages", .strings(languages)),
            ("llama.block_count", .number(1)), ("llama.embedding_length", .number(Self.width)),
            ("llama.feed_forward_length", .number(Self.feedForwardWidth)),
            ("llama.context_length", .number(contextLength)), ("llama.attention.head_count", .number(5)),
            ("llama.attention.head_count_kv", .number(5)), ("llama.attention.layer_norm_rms_epsilon", .float(1e-5)),
            ("tokenizer.ggml.model", .string("gpt2")), ("tokenizer.ggml.pre", .string("gpt-2")),
            ("tokenizer.ggml.tokens", .strings(tokens)), ("tokenizer.ggml.merges", .strings([])),
            ("tokenizer.ggml.token_type", .integers(tokens.map { Self.names.contains($0) ? 3 : 1 })),
            ("tokenizer.ggml.eos_token_id", .number(Self.endOfTurn)),
        ]
    }

    /// Names, dimensions (fastest-varying first), and values.
    private var tensors: [(String, [Int], [Float])] {
        let width = Self.width
        func zeros(_ name: String, _ dimensions: [Int]) -> (String, [Int], [Float]) {
            (name, dimensions, Array(repeating: 0, count: dimensions.reduce(1, *)))
        }
        func ones(_ name: String) -> (String, [Int], [Float]) { (name, [width], Array(repeating: 1, count: width)) }
        var tensors = [
            ones("output_norm.weight"),
            ("token_embd.weight", [width, Self.vocabularySize], embedding),
            ("output.weight", [width, Self.vocabularySize], output),
            ones("blk.0.attn_norm.weight"), ones("blk.0.ffn_norm.weight"),
        ]
        tensors += ["attn_q", "attn_k", "attn_v", "attn_output"].map { zeros("blk.0.\($0).weight", [width, width]) }
        tensors += ["ffn_gate", "ffn_up"].map { zeros("blk.0.\($0).weight", [width, Self.feedForwardWidth]) }
        if !isBroken { tensors.append(zeros("blk.0.ffn_down.weight", [Self.feedForwardWidth, width])) }
        return tensors
    }

    private var embedding: [Float] {
        var numbers = [Float](repeating: 0, count: Self.width * Self.vocabularySize)
        for token in 0..<Self.vocabularySize { numbers[token * Self.width + token] = 1 }
        return numbers
    }

    private var output: [Float] {
        var numbers = [Float](repeating: 0, count: Self.width * Self.vocabularySize)
        for token in 0..<Self.vocabularySize {
            let next = token < 256 ? successors[UInt8(token)]?.map(Int.init) ?? [Self.endOfTurn] : [Self.endOfTurn]
            for successor in next { numbers[successor * Self.width + token] = 2 }
        }
        return numbers
    }
}
