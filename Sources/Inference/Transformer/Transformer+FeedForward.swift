/// The feed-forward network: two projections up, one gating the other, and one down (Shazeer, "GLU Variants Improve
/// Transformer", 2020). It also takes both residual sums of its layer, each just before the row is needed.
extension Transformer {
    func feedForward(_ layer: LayerWeights, _ index: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane) {
        let inputs = [
            Projection(layer.gate, space.gate, .layer(index, .gate)),
            Projection(layer.up, space.up, .layer(index, .up)),
        ]
        let output = [Projection(layer.down, space.projected, .layer(index, .down))]
        let gate =
            switch model.architecture.gate {
            case .silu: kernels.gateWithSiLU
            case .gelu: kernels.gateWithGELU
            }
        for row in lane.share(of: batch.count) {
            addResult(row, bias: layer.attentionOutputBias, norm: layer.attentionResultNorm, space)
            normalize(space.hidden[row], layer.feedForwardNorm, into: space.normalized[row])
            prepare(space.normalized, row: row, for: inputs, batch.rows[row].adapter, space)
        }
        lane.meet()
        project(inputs, rowCount: batch.count, batch.adapterRuns, space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            gate(space.gate[row], space.up[row], model.shape.feedForwardWidth)
            prepare(space.gate, row: row, for: output, batch.rows[row].adapter, space)
        }
        lane.meet()
        project(output, rowCount: batch.count, batch.adapterRuns, space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            addResult(row, bias: nil, norm: layer.feedForwardResultNorm, space)
        }
    }
}
