import Foundation

@testable import Inference

/// An adapter with random weights for a ``TinyModel``, as a file.
struct TinyAdapter {
    var seed: UInt64 = 2
    var type: TensorType = .f32
    var rank = 4
    /// Nil if the file has none.
    var alpha: Float? = 6
    /// The names of the tensors that it adapts; nil for all supported ones.
    var names: [String]?

    var scale: Double {
        guard let alpha, alpha != 0 else { return 1 }
        return Double(alpha / Float(rank))
    }

    /// A pair of tensors for each matrix.
    func tensors(for model: TinyModel) -> [GGUFWriter.Tensor] {
        var generator = SeededGenerator(seed: seed)
        func tensor(_ name: String, columns: Int, rows: Int, spread: Float) -> GGUFWriter.Tensor {
            let numbers = (0..<columns * rows).map { _ in spread * Float.random(in: -1...1, using: &generator) }
            return GGUFWriter.Tensor(name: name, type: type, dimensions: [columns, rows], numbers: numbers)
        }
        let matrices = model.tensors.filter { $0.dimensions.count == 2 }
        return matrices.flatMap { matrix -> [GGUFWriter.Tensor] in
            let name = matrix.name, columns = matrix.dimensions[0], rows = matrix.dimensions[1]
            let isMeant = names.map { $0.contains(name) } ?? !(model.isTied && name == "token_embd.weight")
            guard isMeant else { return [] }
            let isEmbedding = name == "token_embd.weight"
            return [
                tensor(
                    "\(name).lora_a", columns: isEmbedding ? rank : columns, rows: isEmbedding ? rows : rank,
                    spread: isEmbedding ? 1 : 1.5 / Float(columns).squareRoot()),
                tensor(
                    "\(name).lora_b", columns: rank, rows: isEmbedding ? columns : rows,
                    spread: 0.7 / Float(rank).squareRoot()),
            ]
        }
    }

    func writer(for model: TinyModel) -> GGUFWriter {
        var writer = GGUFWriter()
        writer.metadata = [
            ("general.type", .string("adapter")), ("general.architecture", .string(model.architecture)),
            ("general.name", .string("Tiny adapter")), ("adapter.type", .string("lora")),
        ]
        if let alpha { writer.metadata.append(("adapter.lora.alpha", .float32(alpha))) }
        writer.tensors = tensors(for: model)
        return writer
    }

    func load(for shape: TinyModel, _ model: Model) throws -> Adapter {
        try writer(for: shape).withFile { try Adapter(contentsOf: $0, for: model) }
    }
}
