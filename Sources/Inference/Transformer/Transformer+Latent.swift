/// Latent attention; see ``LatentShape``.
extension Transformer {
    func attend(
        _ weights: LatentWeights, _ norm: Vector?, _ index: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane
    ) {
        let latent = space.latent!, shape = model.shape.latent!, heads = model.shape.heads[index]
        fillQueries(weights, norm, batch, space, lane)
        for row in lane.share(of: batch.count) { rememberVector(weights, row, index, batch, space) }
        lane.meet()
        // A head's plain dimensions are folded into those of the vector.
        multiplyHeads(
            weights.keyFolds, from: (latent.query, shape.queryDimensions), into: (space.query, heads.headDimensions),
            batch, latent, lane)
        lane.meet()
        attendHeads(sinks: nil, index, batch, space, lane)
        lane.meet()
        multiplyHeads(
            weights.values, from: (space.attention, heads.headDimensions), into: (latent.values, shape.valueDimensions),
            batch, latent, lane)
        lane.meet()
        let output = [Projection(weights.output, space.projected, nil)]
        for row in lane.share(of: batch.count) { prepare(latent.values, row: row, for: output, nil, space) }
        lane.meet()
        project(output, rowCount: batch.count, [], space, lane)
        lane.meet()
    }

    /// Computes the heads' queries, and the input of keys and values, in the latent space.
    private func fillQueries(
        _ weights: LatentWeights, _ norm: Vector?, _ batch: Batch, _ space: Workspace, _ lane: Lane
    ) {
        let latent = space.latent!, queries = Projection(weights.query, latent.query, nil)
        let vector = weights.queryVector.map { Projection($0, latent.queryVector, nil) }
        let inputs = [vector ?? queries, Projection(weights.keyVector, latent.keyVector, nil)]
        projectInput(norm, by: inputs, batch, space, lane)
        guard let queryNorm = weights.queryNorm else { return }
        for row in lane.share(of: batch.count) {
            normalize(latent.queryVector[row], queryNorm, into: latent.queryVector[row])
            prepare(latent.queryVector, row: row, for: [queries], nil, space)
        }
        lane.meet()
        project([queries], rowCount: batch.count, [], space, lane)
        lane.meet()
    }

    /// Rotates the positional dimensions, and stores a token's vector: together with those as its key, and alone as its value.
    private func rememberVector(
        _ weights: LatentWeights, _ row: Int, _ index: Int, _ batch: Batch, _ space: Workspace
    ) {
        let latent = space.latent!, shape = model.shape.latent!, heads = model.shape.heads[index]
        let key = space.key[row], value = space.value[row], vector = latent.keyVector[row]
        normalize(vector, weights.keyNorm, into: key)
        value.update(from: key, count: shape.rank)
        (value + shape.rank).update(repeating: 0, count: shape.rotaryDimensions)
        turn(vector + shape.rank, into: key + shape.rank, row, space)
        for head in 0..<heads.headCount {
            let query = latent.query[row] + head * shape.queryDimensions + shape.plainDimensions
            turn(query, into: space.query[row] + head * heads.headDimensions + shape.rank, row, space)
        }
        store(key, value, batch.rows[row], index)
    }

    private func turn(
        _ numbers: UnsafePointer<Float>, into target: UnsafeMutablePointer<Float>, _ row: Int, _ space: Workspace
    ) {
        let count = model.shape.rotaryDimensions
        target.update(from: numbers, count: count)
        rotary.rotate(
            target, headCount: 1, headDimensions: count, angles: space.angles[row],
            pairing: model.architecture.rotaryPairing)
    }

    /// Multiplies each head's matrix by its part of the rows. Lanes take whole heads, so that no barriers are needed in between.
    private func multiplyHeads(
        _ matrices: [PackedMatrix], from source: (rows: Workspace.Rows, width: Int),
        into target: (rows: Workspace.Rows, width: Int), _ batch: Batch, _ latent: LatentSpace, _ lane: Lane
    ) {
        for head in lane.share(of: matrices.count) {
            let matrix = matrices[head]
            let prepared = latent.prepared(matrix.format.activation, columns: matrix.columns, lane: lane.index)
            for row in 0..<batch.count {
                matrix.format.activation.prepare(kernels)(
                    source.rows[row] + head * source.width, matrix.columns, prepared.bytes + row * prepared.stride)
            }
            matrix.multiply(
                blocks: 0..<matrix.blockCount, by: prepared, tokenCount: batch.count,
                into: target.rows.numbers + head * target.width, stride: target.rows.stride, kernels: kernels)
        }
    }
}
