/// Each layer's own input for a token, in addition to the hidden numbers (Gemma 3n and 4).
extension Transformer {
    /// Computes all layers' inputs from the tokens themselves and their embeddings.
    func fillTokenInputs(_ batch: Batch, _ space: Workspace, _ lane: Lane) {
        guard let weights = model.weights.tokenInputs else { return }
        let projections = [Projection(weights.projection, space.tokenInputs, nil)]
        for row in lane.share(of: batch.count) { prepare(space.hidden, row: row, for: projections, nil, space) }
        lane.meet()
        project(projections, rowCount: batch.count, [], space, lane)
        lane.meet()
        let width = model.shape.layerInputWidth, all = width * model.shape.layerCount
        for row in lane.share(of: batch.count) {
            let numbers = space.tokenInputs[row], own = space.tokenEmbeddings[row]
            weights.embedding.copyRow(Int(batch.rows[row].token), to: own)
            kernels.scale(own, all, Float(width).squareRoot())
            kernels.scale(numbers, all, 1 / Float(model.shape.width).squareRoot())
            for layer in 0..<model.shape.layerCount {
                normalize(numbers + layer * width, weights.norm, into: numbers + layer * width)
            }
            kernels.add(numbers, own, all)
            kernels.scale(numbers, all, 1 / Float(2).squareRoot())
        }
        lane.meet()
    }

    /// Adds the result of a layer's own input, and scales the layer's result.
    func addTokenInput(_ layer: LayerWeights, _ index: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane) {
        if let weights = layer.tokenInput {
            project(weights, from: space.hidden, index, batch, space, lane)
            for row in lane.share(of: batch.count) { addResult(row, bias: nil, norm: weights.norm, space) }
        }
        for row in lane.share(of: batch.count) { scale(space.hidden[row], model.shape.width, by: layer.scale) }
    }

    /// Computes the result of a layer's own input in the space's projected rows.
    func project(
        _ weights: LayerInputWeights, from input: Workspace.Rows, _ index: Int, _ batch: Batch, _ space: Workspace,
        _ lane: Lane
    ) {
        let gate = [Projection(weights.gate, space.tokenGate, nil)]
        let output = [Projection(weights.output, space.projected, nil)]
        let width = model.shape.layerInputWidth
        for row in lane.share(of: batch.count) { prepare(input, row: row, for: gate, nil, space) }
        lane.meet()
        project(gate, rowCount: batch.count, [], space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            kernels.gateWithGELU(space.tokenGate[row], space.tokenInputs[row] + index * width, width)
            prepare(space.tokenGate, row: row, for: output, nil, space)
        }
        lane.meet()
        project(output, rowCount: batch.count, [], space, lane)
        lane.meet()
    }
}
