/// The feed-forward network: two projections up, one gating the other, and one down (Shazeer, "GLU Variants Improve
/// Transformer", 2020). It also takes both residual sums of its layer, each just before the row is needed.
extension Transformer {
    func feedForward(_ layer: LayerWeights, _ batch: Batch, _ space: Workspace, _ lane: Lane) {
        let width = model.shape.feedForwardWidth
        let gate =
            switch model.architecture.gate {
            case .silu: kernels.gateWithSiLU
            case .gelu: kernels.gateWithGELU
            }
        for row in lane.share(of: batch.count) {
            addResult(row, bias: layer.attentionOutputBias, norm: layer.attentionResultNorm, space)
            normalize(space.hidden[row], layer.feedForwardNorm, into: space.normalized[row])
            prepare(space.normalized, row: row, for: layer.feedForwardActivations, space)
        }
        lane.meet()
        multiply([(layer.gate, space.gate), (layer.up, space.up)], rowCount: batch.count, space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            gate(space.gate[row], space.up[row], width)
            prepare(space.gate, row: row, for: [layer.down.format.activation], columns: width, space)
        }
        lane.meet()
        multiply([(layer.down, space.projected)], rowCount: batch.count, space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            addResult(row, bias: nil, norm: layer.feedForwardResultNorm, space)
        }
    }
}
