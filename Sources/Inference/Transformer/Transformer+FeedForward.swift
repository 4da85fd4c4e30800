/// The feed-forward network: two projections up, one of which gates the other, and one down (Shazeer, "GLU Variants Improve
/// Transformer", 2020). It also computes both residual sums of its layer, each just before the row is needed.
extension Transformer {
    func feedForward(_ layer: LayerWeights, _ index: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane) {
        for row in lane.share(of: batch.count) {
            addResult(row, bias: layer.attention?.outputBias, norm: layer.mixerResultNorm, space)
            if layer.versions != nil { addLaurel(row, space) }
            fillInput(row, layer.feedForwardNorm, space)
        }
        let input = input(layer.feedForwardNorm, space)
        switch layer.feedForward {
        case .whole(let network): run(network, layer: index, input, batch, space, lane)
        case .experts(let experts): run(experts, input, routedBy: input, batch, space, lane)
        case .both(let both): run(both, layer: index, input, batch, space, lane)
        }
        for row in lane.share(of: batch.count) {
            addResult(row, bias: layer.feedForward.network?.downBias, norm: layer.feedForwardResultNorm, space)
        }
    }

    /// Computes the network's result, without its last bias, in the space's projected rows.
    ///
    /// - Parameter index: the layer's index, if adapters may add to the network.
    func run(
        _ network: NetworkWeights, layer index: Int?, _ input: Workspace.Rows, _ batch: Batch, _ space: Workspace,
        _ lane: Lane
    ) {
        func site(_ matrix: LayerMatrix) -> AdapterSite? { index.map { .layer($0, matrix) } }
        let inputs =
            (network.gate.map { [Projection($0, space.gate, site(.gate))] } ?? [])
            + [Projection(network.up, space.up, site(.up))]
        let inner = network.gate == nil ? space.up : space.gate
        let output = [Projection(network.down, space.projected, site(.down))]
        for row in lane.share(of: batch.count) {
            prepare(input, row: row, for: inputs, batch.rows[row].adapter, space)
        }
        lane.meet()
        project(inputs, rowCount: batch.count, batch.adapterRuns, space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            bend(network, gate: space.gate[row], up: space.up[row])
            prepare(inner, row: row, for: output, batch.rows[row].adapter, space)
        }
        lane.meet()
        project(output, rowCount: batch.count, batch.adapterRuns, space, lane)
        lane.meet()
    }

    /// Runs the network first; its result is kept until the experts are done.
    private func run(
        _ both: NetworkBesideExperts, layer index: Int, _ input: Workspace.Rows, _ batch: Batch, _ space: Workspace,
        _ lane: Lane
    ) {
        let beside = space.experts!.beside!
        run(both.network, layer: index, input, batch, space, lane)
        for row in lane.share(of: batch.count) {
            normalize(space.projected[row], both.networkResultNorm, into: beside.networkResult[row])
            normalize(space.hidden[row], both.routerNorm, into: beside.routerInput[row])
            normalize(space.hidden[row], both.expertsNorm, into: space.normalized[row])
        }
        run(both.experts, space.normalized, routedBy: beside.routerInput, batch, space, lane)
        for row in lane.share(of: batch.count) {
            let result = space.projected[row]
            normalize(result, both.expertsResultNorm, into: result)
            kernels.add(result, beside.networkResult[row], model.shape.width)
        }
    }

    /// Applies the activation between the projections; the result is in `gate`, or in `up` without a gate.
    func bend(
        _ network: NetworkWeights, gate: UnsafeMutablePointer<Float>, up: UnsafeMutablePointer<Float>
    ) {
        if let bias = network.gateBias { kernels.add(gate, bias.numbers, bias.count) }
        if let bias = network.upBias { kernels.add(up, bias.numbers, bias.count) }
        let count = network.up.rows
        if let bound = network.sparseBound { keepGreatest(gate, count, bound) }
        switch model.architecture.gate {
        case .silu: kernels.gateWithSiLU(gate, up, count)
        case .gelu: kernels.gateWithGELU(gate, up, count)
        case .boundedSwish: kernels.gateWithBoundedSwish(gate, up, count)
        case .xielu:
            guard let curve = network.curve else { preconditionFailure("a network without a gate has no curve") }
            kernels.bendWithXIELU(up, count, curve.above, curve.below, curve.slope, curve.ceiling)
        }
    }
}
