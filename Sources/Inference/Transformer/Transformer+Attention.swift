import Glibc
import InferenceKernels

/// Attention: every token asks (query) and looks at what the tokens before it and it itself offer (key, value). With fewer
/// key heads than query heads, neighbouring query heads share one (Ainslie et al., "GQA", 2023).
extension Transformer {
    func attend(
        _ layer: AttentionWeights, _ norm: Vector?, _ index: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane
    ) {
        let inputs = [
            Projection(layer.query, isGated ? space.gatedQuery : space.query, .layer(index, .query)),
            Projection(layer.key, space.key, .layer(index, .key)),
            Projection(layer.value, space.value, .layer(index, .value)),
        ]
        let output = [Projection(layer.output, space.projected, .layer(index, .attentionOutput))]
        for row in lane.share(of: batch.count) {
            fillInput(row, norm, space)
            prepare(
                input(norm, space), row: row, for: inputs, batch.rows[row].adapter, space)
        }
        lane.meet()
        project(inputs, rowCount: batch.count, batch.adapterRuns, space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            if isGated { partGate(row, space) }
            rotateAndStore(layer, batch.rows[row], row, layer: index, space)
        }
        lane.meet()
        attendHeads(layer, index, batch, space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            if isGated { gateAttention(row, space) }
            prepare(space.attention, row: row, for: output, batch.rows[row].adapter, space)
        }
        lane.meet()
        project(output, rowCount: batch.count, batch.adapterRuns, space, lane)
        lane.meet()
    }

    private var isGated: Bool { model.architecture.gatesAttention }

    /// Parts each head's query from its gate.
    private func partGate(_ row: Int, _ space: Workspace) {
        let size = model.shape.headDimensions
        for head in 0..<model.shape.headCount {
            let both = space.gatedQuery[row] + 2 * head * size
            (space.query[row] + head * size).update(from: both, count: size)
            (space.attentionGate[row] + head * size).update(from: both + size, count: size)
        }
    }

    private func gateAttention(_ row: Int, _ space: Workspace) {
        let numbers = space.attention[row], gate = space.attentionGate[row]
        for index in 0..<model.shape.queryWidth { numbers[index] /= 1 + expf(-gate[index]) }
    }

    private func rotateAndStore(
        _ layer: AttentionWeights, _ row: Batch.Row, _ index: Int, layer layerIndex: Int, _ space: Workspace
    ) {
        let shape = model.shape
        let query = space.query[index], key = space.key[index], value = space.value[index]
        if let bias = layer.queryBias { kernels.add(query, bias.numbers, bias.count) }
        if let bias = layer.keyBias { kernels.add(key, bias.numbers, bias.count) }
        if let bias = layer.valueBias { kernels.add(value, bias.numbers, bias.count) }
        let isNormalizedLate = model.architecture.headNorm == .eachHeadAfterRotation
        if !isNormalizedLate { normalizeHeads(layer, query, key) }
        if isRotated(layerIndex) {
            let angles = hasWindow(layerIndex) ? space.windowAngles[index] : space.angles[index]
            rotate(query, headCount: shape.headCount, angles)
            rotate(key, headCount: shape.keyHeadCount, angles)
        }
        if isNormalizedLate { normalizeHeads(layer, query, key) }
        if let temperature = shape.temperature {
            scale(query, shape.queryWidth, by: temperature.factor(at: row.position))
        }
        if model.architecture.scalesQueries { scale(query, shape.queryWidth, by: shape.attentionScale) }
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

    private func normalizeHeads(
        _ layer: AttentionWeights, _ query: UnsafeMutablePointer<Float>, _ key: UnsafeMutablePointer<Float>
    ) {
        for (numbers, width, norm) in [
            (query, model.shape.queryWidth, layer.queryNorm), (key, model.shape.keyWidth, layer.keyNorm),
        ] {
            guard let norm else { continue }
            for start in stride(from: 0, to: width, by: norm.count) {
                normalize(numbers + start, norm, into: numbers + start)
            }
        }
    }

    private func hasWindow(_ layer: Int) -> Bool { model.shape.window?.covers(layer: layer) ?? false }

    private func isRotated(_ layer: Int) -> Bool {
        switch model.architecture.unrotated {
        case .none: true
        case .each(let period): (layer + 1) % period != 0
        case .withoutWindow: model.shape.window == nil || hasWindow(layer)
        }
    }

    private func rotate(
        _ heads: UnsafeMutablePointer<Float>, headCount: Int, _ angles: UnsafeMutablePointer<Float>
    ) {
        rotary.rotate(
            heads, headCount: headCount, headDimensions: model.shape.headDimensions, angles: angles,
            pairing: model.architecture.rotaryPairing)
    }

    /// Later tokens look back over more, so lanes take key heads in turns rather than stretches.
    private func attendHeads(
        _ weights: AttentionWeights, _ layer: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane
    ) {
        let shape = model.shape
        let attend =
            switch cacheLayout.format {
            case .half: kernels.attend
            case .q8_0: kernels.attendQ8_0
            }
        let window = hasWindow(layer) ? shape.window!.length : .max
        for item in stride(from: lane.index, to: batch.count * shape.keyHeadCount, by: lane.count) {
            let (row, keyHead) = item.quotientAndRemainder(dividingBy: shape.keyHeadCount)
            let firstHead = keyHead * shape.headsPerKeyHead
            let start = firstHead * shape.headDimensions
            let end = batch.rows[row].position + 1
            let (firstBlock, hiddenCount) = max(0, end - window)
                .quotientAndRemainder(dividingBy: CacheLayout.positionsPerBlock)
            var task = InferenceAttention(
                queries: space.query[row] + start, headCount: shape.headsPerKeyHead,
                blocks: batch.rows[row].cache + firstBlock,
                keyOffset: cacheLayout.keyOffset(layer: layer, head: keyHead),
                valueOffset: cacheLayout.valueOffset(layer: layer, head: keyHead),
                positionCount: end - firstBlock * CacheLayout.positionsPerBlock, hiddenCount: hiddenCount,
                dimensions: shape.headDimensions, scale: model.architecture.scalesQueries ? 1 : shape.attentionScale,
                cap: shape.attentionCap,
                sinks: weights.sinks.map { UnsafePointer($0.numbers + firstHead) }, scores: space.scores[lane.index],
                output: space.attention[row] + start)
            attend(&task)
        }
    }
}
