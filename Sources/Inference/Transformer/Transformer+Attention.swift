import InferenceKernels

/// Attention: every token asks (query) and looks at what the tokens before it and it itself offer (key, value). With fewer
/// key heads than query heads, neighbouring query heads share one (Ainslie et al., "GQA", 2023).
extension Transformer {
    func attend(_ layer: LayerWeights, _ index: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane) {
        let inputs = [
            Projection(layer.query, space.query, .layer(index, .query)),
            Projection(layer.key, space.key, .layer(index, .key)),
            Projection(layer.value, space.value, .layer(index, .value)),
        ]
        let output = [Projection(layer.attentionOutput, space.projected, .layer(index, .attentionOutput))]
        for row in lane.share(of: batch.count) {
            normalize(space.hidden[row], layer.attentionNorm, into: space.normalized[row])
            prepare(space.normalized, row: row, for: inputs, batch.rows[row].adapter, space)
        }
        lane.meet()
        project(inputs, rowCount: batch.count, batch.adapterRuns, space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) { rotateAndStore(layer, batch.rows[row], row, layer: index, space) }
        lane.meet()
        attendHeads(layer: index, batch, space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            prepare(space.attention, row: row, for: output, batch.rows[row].adapter, space)
        }
        lane.meet()
        project(output, rowCount: batch.count, batch.adapterRuns, space, lane)
        lane.meet()
    }

    private func rotateAndStore(
        _ layer: LayerWeights, _ row: Batch.Row, _ index: Int, layer layerIndex: Int, _ space: Workspace
    ) {
        let shape = model.shape
        let query = space.query[index], key = space.key[index], value = space.value[index]
        if let bias = layer.queryBias { kernels.add(query, bias.numbers, bias.count) }
        if let bias = layer.keyBias { kernels.add(key, bias.numbers, bias.count) }
        if let bias = layer.valueBias { kernels.add(value, bias.numbers, bias.count) }
        if let norm = layer.queryNorm { normalizeHeads(query, shape.headCount, norm) }
        if let norm = layer.keyNorm { normalizeHeads(key, shape.keyHeadCount, norm) }
        if isRotated(layerIndex) {
            let hasWindow = shape.window?.covers(layer: layerIndex) ?? false
            let angles = hasWindow ? space.windowAngles[index] : space.angles[index]
            rotate(query, headCount: shape.headCount, angles)
            rotate(key, headCount: shape.keyHeadCount, angles)
        }
        let store =
            switch cacheLayout.format {
            case .half: kernels.store
            case .q8_0: kernels.storeQ8_0
            }
        let block = UnsafeMutablePointer(mutating: row.cache[row.position / CacheLayout.positionsPerBlock])
        for head in 0..<shape.keyHeadCount {
            store(
                key + head * shape.headDimensions, value + head * shape.headDimensions, shape.headDimensions,
                row.position % CacheLayout.positionsPerBlock,
                block + cacheLayout.keyOffset(layer: layerIndex, head: head),
                block + cacheLayout.valueOffset(layer: layerIndex, head: head))
        }
    }

    private func normalizeHeads(_ heads: UnsafeMutablePointer<Float>, _ headCount: Int, _ norm: Vector) {
        for head in 0..<headCount {
            let numbers = heads + head * norm.count
            normalize(numbers, norm, into: numbers)
        }
    }

    private func isRotated(_ layer: Int) -> Bool {
        model.architecture.unrotatedLayerPeriod.map { (layer + 1) % $0 != 0 } ?? true
    }

    private func rotate(
        _ heads: UnsafeMutablePointer<Float>, headCount: Int, _ angles: UnsafeMutablePointer<Float>
    ) {
        rotary.rotate(
            heads, headCount: headCount, headDimensions: model.shape.headDimensions, angles: angles,
            pairing: model.architecture.rotaryPairing)
    }

    /// Later tokens look back over more, so lanes take key heads in turns rather than stretches.
    private func attendHeads(layer: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane) {
        let shape = model.shape
        let attend =
            switch cacheLayout.format {
            case .half: kernels.attend
            case .q8_0: kernels.attendQ8_0
            }
        let window = shape.window.flatMap { $0.covers(layer: layer) ? $0.length : nil } ?? .max
        for item in stride(from: lane.index, to: batch.count * shape.keyHeadCount, by: lane.count) {
            let (row, keyHead) = item.quotientAndRemainder(dividingBy: shape.keyHeadCount)
            let start = keyHead * shape.headsPerKeyHead * shape.headDimensions
            let end = batch.rows[row].position + 1
            let (firstBlock, hiddenCount) = max(0, end - window)
                .quotientAndRemainder(dividingBy: CacheLayout.positionsPerBlock)
            var task = InferenceAttention(
                queries: space.query[row] + start, headCount: shape.headsPerKeyHead,
                blocks: batch.rows[row].cache + firstBlock,
                keyOffset: cacheLayout.keyOffset(layer: layer, head: keyHead),
                valueOffset: cacheLayout.valueOffset(layer: layer, head: keyHead),
                positionCount: end - firstBlock * CacheLayout.positionsPerBlock, hiddenCount: hiddenCount,
                dimensions: shape.headDimensions, scale: shape.attentionScale, cap: shape.attentionCap,
                scores: space.scores[lane.index], output: space.attention[row] + start)
            attend(&task)
        }
    }
}
