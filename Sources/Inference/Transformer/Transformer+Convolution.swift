/// Short convolutions: each number of a token is mixed with those of the previous tokens, by constant factors. The convolution's
/// inputs are stored in the cache's blocks, like keys and values, so that conversations can continue from any token.
extension Transformer {
    func convolve(
        _ weights: ConvolutionWeights, _ norm: Vector?, _ index: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane
    ) {
        let inputs = [
            Projection(weights.first, space.mixed[0], nil), Projection(weights.second, space.mixed[1], nil),
            Projection(weights.third, space.mixed[2], nil),
        ]
        let output = [Projection(weights.output, space.projected, nil)]
        projectInput(norm, by: inputs, batch, space, lane)
        for row in lane.share(of: batch.count) {
            let kept = keptNumbers(batch.rows[row], batch.rows[row].position, layer: index)
            let first = space.mixed[0][row], third = space.mixed[2][row]
            for number in 0..<model.shape.width { kept[number] = first[number] * third[number] }
        }
        lane.meet()
        for row in lane.share(of: batch.count) {
            mix(weights, batch.rows[row], layer: index, gate: space.mixed[1][row], into: space.mixed[0][row])
            prepare(space.mixed[0], row: row, for: output, nil, space)
        }
        lane.meet()
        project(output, rowCount: batch.count, [], space, lane)
        lane.meet()
    }

    private func mix(
        _ weights: ConvolutionWeights, _ row: Batch.Row, layer: Int, gate: UnsafeMutablePointer<Float>,
        into target: UnsafeMutablePointer<Float>
    ) {
        let width = model.shape.width, length = weights.factors.count
        target.update(repeating: 0, count: width)
        // Positions before the beginning count as zero.
        for token in max(0, length - 1 - row.position)..<length {
            let kept = keptNumbers(row, row.position - (length - 1 - token), layer: layer)
            let factors = weights.factors[token].numbers
            for number in 0..<width { target[number] += kept[number] * factors[number] }
        }
        for number in 0..<width { target[number] *= gate[number] }
    }

    /// The stored numbers of a token in a layer.
    private func keptNumbers(_ row: Batch.Row, _ position: Int, layer: Int) -> UnsafeMutablePointer<Float> {
        let (block, slot) = position.quotientAndRemainder(dividingBy: CacheLayout.positionsPerBlock)
        let bytes = UnsafeMutableRawPointer(mutating: row.cache[block]) + cacheLayout.convolutionOffset(layer: layer)
        return bytes.assumingMemoryBound(to: Float.self) + slot * model.shape.width
    }
}
