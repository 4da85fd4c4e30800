import InferenceKernels

/// Attention: every token asks (query) and looks at what the tokens before it and it itself offer (key, value). With fewer
/// key heads than query heads, neighbouring query heads share one (Ainslie et al., "GQA", 2023).
extension Transformer {
    func attend(_ layer: LayerWeights, _ index: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane) {
        for row in lane.share(of: batch.count) {
            normalize(space.hidden[row], layer.attentionNorm, into: space.normalized[row])
            prepare(space.normalized, row: row, for: layer.attentionActivations, space)
        }
        lane.meet()
        multiply(
            [(layer.query, space.query), (layer.key, space.key), (layer.value, space.value)],
            rowCount: batch.count, space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) { rotateAndStore(batch.rows[row], row, layer: index, space) }
        lane.meet()
        attendHeads(layer: index, batch, space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            prepare(
                space.attention, row: row, for: [layer.attentionOutput.format.activation],
                columns: model.shape.queryWidth, space)
        }
        lane.meet()
        multiply([(layer.attentionOutput, space.projected)], rowCount: batch.count, space, lane)
        lane.meet()
    }

    private func rotateAndStore(_ row: Batch.Row, _ index: Int, layer: Int, _ space: Workspace) {
        let shape = model.shape
        rotate(space.query[index], headCount: shape.headCount, space.angles[index])
        rotate(space.key[index], headCount: shape.keyHeadCount, space.angles[index])
        let block = UnsafeMutablePointer(mutating: row.cache[row.position / CacheLayout.positionsPerBlock])
        for head in 0..<shape.keyHeadCount {
            kernels.store(
                space.key[index] + head * shape.headDimensions, space.value[index] + head * shape.headDimensions,
                shape.headDimensions, row.position % CacheLayout.positionsPerBlock,
                block + cacheLayout.keyOffset(layer: layer, head: head),
                block + cacheLayout.valueOffset(layer: layer, head: head))
        }
    }

    private func rotate(
        _ heads: UnsafeMutablePointer<Float>, headCount: Int, _ angles: UnsafeMutablePointer<Float>
    ) {
        switch model.architecture.rotaryPairing {
        case .neighbours:
            rotary.rotateNeighbours(
                heads, headCount: headCount, headDimensions: model.shape.headDimensions, angles: angles)
        }
    }

    /// Later tokens look back over more, so lanes take key heads in turns rather than stretches.
    private func attendHeads(layer: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane) {
        let shape = model.shape
        let scale = 1 / Float(shape.headDimensions).squareRoot()
        for item in stride(from: lane.index, to: batch.count * shape.keyHeadCount, by: lane.count) {
            let (row, keyHead) = item.quotientAndRemainder(dividingBy: shape.keyHeadCount)
            let start = keyHead * shape.headsPerKeyHead * shape.headDimensions
            var task = InferenceAttention(
                queries: space.query[row] + start, headCount: shape.headsPerKeyHead, blocks: batch.rows[row].cache,
                keyOffset: cacheLayout.keyOffset(layer: layer, head: keyHead),
                valueOffset: cacheLayout.valueOffset(layer: layer, head: keyHead),
                positionCount: batch.rows[row].position + 1, dimensions: shape.headDimensions, scale: scale,
                scores: space.scores[lane.index], output: space.attention[row] + start)
            kernels.attend(&task)
        }
    }
}

extension LayerWeights {
    /// The forms that the query, key and value matrices read, each once.
    var attentionActivations: [ActivationFormat] {
        [query, key, value].map(\.format.activation).unique
    }

    var feedForwardActivations: [ActivationFormat] {
        [gate, up].map(\.format.activation).unique
    }
}

extension [ActivationFormat] {
    fileprivate var unique: [ActivationFormat] {
        ActivationFormat.allCases.filter(contains)
    }
}
