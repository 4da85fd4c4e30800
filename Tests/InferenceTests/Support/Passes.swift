import InferenceKernels

@testable import Inference

/// Runs tokens through a model without an engine.
struct Passes {
    let transformer: Transformer
    let cache: KeyValueCache
    let space: Workspace
    let pool: LanePool

    init(_ model: Model, cacheFormat: CacheFormat = .half, kernels: Kernels = .best, laneCount: Int = 1) {
        transformer = Transformer(model, cacheFormat: cacheFormat, kernels: kernels)
        cache = KeyValueCache(
            layout: transformer.cacheLayout, blockCountMax: CacheLayout.blockCount(positions: model.contextLength) + 1)
        space = Workspace(model, rowCountMax: 64, logitsCountMax: 64, laneCount: laneCount)
        pool = LanePool(laneCountMax: laneCount, niceness: 0)
    }

    /// The logits after each token, computed in batches of at most `batchCount`.
    func logits(after tokens: [Token], batchCount: Int = 64, adapter: Adapter? = nil) -> [[Float]] {
        let sequence = cache.open([], adapter: adapter?.id, reusing: 0, positionsMax: transformer.model.contextLength)
        defer { sequence.close() }
        var result: [[Float]] = []
        var rest = tokens[...]
        while !rest.isEmpty {
            let part = rest.prefix(batchCount)
            sequence.reserve(part.count)
            var batch = Batch()
            for (index, token) in part.enumerated() {
                batch.append(
                    Batch.Row(
                        token: token, position: sequence.count + index, cache: UnsafePointer(sequence.table),
                        wantsLogits: true, state: sequence.state?.pointer(), adapter: adapter))
            }
            space.makeRoom(for: batch)
            pool.run(laneCount: pool.laneCountMax) { transformer.run(batch, space, $0) }
            for index in part.indices {
                let row = space.logits[part.distance(from: part.startIndex, to: index)]
                result.append(Array(UnsafeBufferPointer(start: row, count: transformer.model.vocabularySize)))
            }
            sequence.commit(part)
            rest = rest.dropFirst(part.count)
        }
        return result
    }
}
