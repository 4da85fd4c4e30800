/// Reads pairs of matrices from an adapter's file, by the names of the model's matrices.
struct AdapterLoader: ~Copyable {
    private let file: GGUFFile
    private let alpha: Double?
    private var loader: TensorLoader
    private var rankMax = 0

    init(_ file: GGUFFile, alpha: Double?) {
        self.file = file
        self.alpha = alpha
        loader = TensorLoader(file) { _ in }
    }

    /// The product for a matrix; nil if the file has neither matrix of the pair.
    mutating func product(_ name: String, _ matrix: PackedMatrix) throws(ModelFileError) -> LowRankProduct? {
        guard let rank = try rank(name) else { return nil }
        return try product(name, rank: rank, columns: matrix.columns, narrowingRows: rank, rows: matrix.rows)
    }

    /// The product for an embedding, whose first matrix has a row for each token.
    ///
    /// - Parameter isTied: whether the model also computes its logits with the embedding. llama.cpp has no rule for that case.
    mutating func embedding(
        _ name: String, _ matrix: PackedMatrix, isTied: Bool
    ) throws(ModelFileError) -> LowRankProduct? {
        guard let rank = try rank(name) else { return nil }
        guard !isTied else { throw .unsupported(what: "adapter of a tied embedding,", value: name) }
        return try product(name, rank: rank, columns: rank, narrowingRows: matrix.rows, rows: matrix.columns)
    }

    private func rank(_ name: String) throws(ModelFileError) -> Int? {
        let first = "\(name).lora_a", second = "\(name).lora_b"
        switch (loader.contains(first), loader.contains(second)) {
        case (false, false): return nil
        case (true, false): throw .missingTensor(second)
        case (false, true): throw .missingTensor(first)
        case (true, true): return file.tensors[second]!.columns
        }
    }

    private mutating func product(
        _ name: String, rank: Int, columns: Int, narrowingRows: Int, rows: Int
    ) throws(ModelFileError) -> LowRankProduct {
        rankMax = max(rankMax, rank)
        return LowRankProduct(
            narrowing: try loader.matrix("\(name).lora_a", columns: columns, rows: narrowingRows),
            widening: try loader.matrix("\(name).lora_b", columns: rank, rows: rows),
            scale: alpha.map { $0 == 0 ? 1 : Float($0) / Float(rank) } ?? 1)
    }

    /// The largest rank.
    ///
    /// - Throws: ``ModelFileError/unexpectedTensor(_:)`` if the file has tensors that match nothing in the model.
    consuming func finish() throws(ModelFileError) -> Int {
        try loader.finish()
        return rankMax
    }
}
