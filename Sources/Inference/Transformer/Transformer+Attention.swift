import Glibc
import InferenceKernels

/// Attention: every token's query is compared with the keys of previous tokens and its own, and weights their values. With fewer
/// key heads than query heads, neighboring query heads share one (Ainslie et al., "GQA", 2023).
extension Transformer {
    func attend(
        _ layer: AttentionWeights, _ norm: Vector?, _ index: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane
    ) {
        let inputs = [
            Projection(layer.query, isGated ? space.gatedQuery : space.query, .layer(index, .query)),
            layer.key.map { Projection($0, space.key, .layer(index, .key)) },
            layer.value.map { Projection($0, space.value, .layer(index, .value)) },
        ].compactMap { $0 }
        let output = [Projection(layer.output, space.projected, .layer(index, .attentionOutput))]
        projectInput(norm, by: inputs, batch, space, lane)
        for row in lane.share(of: batch.count) {
            if isGated { partGate(row, index, space) }
            rotateAndStore(layer, batch.rows[row], row, layer: index, space)
        }
        lane.meet()
        attendHeads(sinks: layer.sinks, index, batch, space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            if isGated { gateAttention(row, index, space) }
            prepare(space.attention, row: row, for: output, batch.rows[row].adapter, space)
        }
        lane.meet()
        project(output, rowCount: batch.count, batch.adapterRuns, space, lane)
        lane.meet()
    }

    private var isGated: Bool { model.architecture.gatesAttention }

    /// Separates each head's query from its gate.
    private func partGate(_ row: Int, _ layer: Int, _ space: Workspace) {
        let heads = model.shape.heads[layer], size = heads.headDimensions
        for head in 0..<heads.headCount {
            let both = space.gatedQuery[row] + 2 * head * size
            (space.query[row] + head * size).update(from: both, count: size)
            (space.attentionGate[row] + head * size).update(from: both + size, count: size)
        }
    }

    private func gateAttention(_ row: Int, _ layer: Int, _ space: Workspace) {
        let numbers = space.attention[row], gate = space.attentionGate[row]
        for index in 0..<model.shape.heads[layer].queryWidth { numbers[index] /= 1 + expf(-gate[index]) }
    }

    private func rotateAndStore(
        _ layer: AttentionWeights, _ row: Batch.Row, _ index: Int, layer layerIndex: Int, _ space: Workspace
    ) {
        let shape = model.shape, heads = shape.heads[layerIndex], hasKeys = layer.key != nil
        let query = space.query[index], key = space.key[index], value = space.value[index]
        if let bias = layer.queryBias { kernels.add(query, bias.numbers, bias.count) }
        if let bias = layer.keyBias { kernels.add(key, bias.numbers, bias.count) }
        if let bias = layer.valueBias { kernels.add(value, bias.numbers, bias.count) }
        if hasKeys, layer.value == nil { value.update(from: key, count: heads.keyWidth) }
        let isNormalizedLate = model.architecture.headNorm == .eachHeadAfterRotation
        if !isNormalizedLate { normalizeHeads(layer, heads, query, key, value) }
        if isRotated(layerIndex) {
            rotate(query, headCount: heads.headCount, index, layerIndex, space)
            if hasKeys { rotate(key, headCount: heads.keyHeadCount, index, layerIndex, space) }
        }
        if isNormalizedLate { normalizeHeads(layer, heads, query, key, value) }
        if let temperature = shape.temperature {
            scale(query, heads.queryWidth, by: temperature.factor(at: row.position))
        }
        if model.architecture.scalesQueries { scale(query, heads.queryWidth, by: shape.attentionScale) }
        if hasKeys { store(key, value, row, layerIndex) }
    }

    func store(
        _ key: UnsafePointer<Float>, _ value: UnsafePointer<Float>, _ row: Batch.Row, _ layerIndex: Int
    ) {
        let heads = model.shape.heads[layerIndex]
        let store =
            switch cacheLayout.format {
            case .half: kernels.store
            case .q8_0: kernels.storeQ8_0
            }
        let block = UnsafeMutablePointer(mutating: row.cache[row.position / CacheLayout.positionsPerBlock])
        for head in 0..<heads.keyHeadCount {
            store(
                key + head * heads.headDimensions, value + head * heads.headDimensions, heads.headDimensions,
                row.position % CacheLayout.positionsPerBlock,
                block + cacheLayout.keyOffset(layer: layerIndex, head: head),
                block + cacheLayout.valueOffset(layer: layerIndex, head: head))
        }
    }

    private func normalizeHeads(
        _ layer: AttentionWeights, _ heads: HeadShape, _ query: UnsafeMutablePointer<Float>,
        _ key: UnsafeMutablePointer<Float>, _ value: UnsafeMutablePointer<Float>
    ) {
        for (numbers, width, norm) in [
            (query, heads.queryWidth, layer.queryNorm), (key, heads.keyWidth, layer.keyNorm),
            (value, heads.keyWidth, layer.valueNorm),
        ] {
            guard let norm, layer.key != nil || numbers == query else { continue }
            for start in stride(from: 0, to: width, by: norm.count) {
                normalize(numbers + start, norm, into: numbers + start)
            }
        }
    }

    private func hasWindow(_ layer: Int) -> Bool { model.shape.hasWindow(layer: layer) }

    private func isRotated(_ layer: Int) -> Bool {
        switch model.architecture.unrotated {
        case .none: true
        case .each(let period): (layer + 1) % period != 0
        case .withoutWindow: model.shape.window == nil || hasWindow(layer)
        }
    }

    private func rotate(
        _ heads: UnsafeMutablePointer<Float>, headCount: Int, _ row: Int, _ layer: Int, _ space: Workspace
    ) {
        let table = hasWindow(layer) ? windowRotary! : rotary
        table.rotate(
            heads, headCount: headCount, headDimensions: model.shape.heads[layer].headDimensions,
            angles: hasWindow(layer) ? space.windowAngles[row] : space.angles[row],
            pairing: model.architecture.rotaryPairing)
    }

    /// Later tokens attend to more positions, so key heads are assigned to lanes in rotation rather than in ranges.
    func attendHeads(
        sinks: Vector?, _ layer: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane
    ) {
        let shape = model.shape, heads = shape.heads[layer]
        let attend =
            switch cacheLayout.format {
            case .half: kernels.attend
            case .q8_0: kernels.attendQ8_0
            }
        let window = hasWindow(layer) ? shape.window!.length : .max
        for item in stride(from: lane.index, to: batch.count * heads.keyHeadCount, by: lane.count) {
            let (row, keyHead) = item.quotientAndRemainder(dividingBy: heads.keyHeadCount)
            let firstHead = keyHead * heads.headsPerKeyHead
            let start = firstHead * heads.headDimensions
            let end = batch.rows[row].position + 1
            let (firstBlock, hiddenCount) = max(0, end - window)
                .quotientAndRemainder(dividingBy: CacheLayout.positionsPerBlock)
            var task = InferenceAttention(
                queries: space.query[row] + start, headCount: heads.headsPerKeyHead,
                blocks: batch.rows[row].cache + firstBlock,
                keyOffset: cacheLayout.keyOffset(layer: layer, head: keyHead),
                valueOffset: cacheLayout.valueOffset(layer: layer, head: keyHead),
                positionCount: end - firstBlock * CacheLayout.positionsPerBlock, hiddenCount: hiddenCount,
                dimensions: heads.headDimensions, scale: model.architecture.scalesQueries ? 1 : shape.attentionScale,
                cap: shape.attentionCap,
                sinks: sinks.map { UnsafePointer($0.numbers + firstHead) }, scores: space.scores[lane.index],
                output: space.attention[row] + start)
            attend(&task)
        }
    }
}
