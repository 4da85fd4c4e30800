import Glibc

/// Experts: a router chooses a few networks for each token, and their weighted results are added. Tokens are grouped by expert,
/// so that an expert's weights are read once for all of its tokens.
extension Transformer {
    /// - Parameter routerInput: the router's input.
    func run(
        _ weights: ExpertWeights, _ input: Workspace.Rows, routedBy routerInput: Workspace.Rows, _ batch: Batch,
        _ space: Workspace, _ lane: Lane
    ) {
        let experts = space.experts!
        let router = [Projection(weights.router, experts.scores, nil)]
        for row in lane.share(of: batch.count) { prepare(routerInput, row: row, for: router, nil, space) }
        lane.meet()
        project(router, rowCount: batch.count, [], space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) { choose(row, weights, experts) }
        lane.meet()
        if lane.index == 0 { experts.gather(rowCount: batch.count) }
        lane.meet()
        runChosen(weights, input, experts, lane)
        if let shared = weights.shared {
            run(shared, layer: nil, input, batch, space, lane)
            if let gate = weights.sharedGate {
                for row in lane.share(of: batch.count) { weigh(space.projected[row], input[row], gate) }
            }
        } else {
            for row in lane.share(of: batch.count) {
                space.projected[row].update(repeating: 0, count: model.shape.width)
            }
        }
        for row in lane.share(of: batch.count) { addUp(row, weights, experts, into: space.projected[row]) }
    }

    /// Weights the shared network's result by its gate.
    private func weigh(
        _ result: UnsafeMutablePointer<Float>, _ input: UnsafeMutablePointer<Float>, _ gate: Vector
    ) {
        var sum = 0.0
        for index in 0..<gate.count { sum += Double(input[index] * gate.numbers[index]) }
        kernels.scale(result, gate.count, 1 / (1 + expf(-Float(sum))))
    }

    /// Runs each expert on its places. Rows of ``ExpertSpace`` are places, not tokens.
    private func runChosen(_ weights: ExpertWeights, _ input: Workspace.Rows, _ experts: ExpertSpace, _ lane: Lane) {
        let used = experts.runs, first = weights.experts[0]
        for place in lane.share(of: experts.placeCount) {
            experts.prepare(input[experts.row(of: place)], at: place, for: [first.gate!, first.up], kernels)
        }
        lane.meet()
        multiply(
            used.flatMap { run in
                let expert = weights.experts[run.expert]
                return [(expert.gate!, experts.gate, run.places), (expert.up, experts.up, run.places)]
            }, experts, lane)
        lane.meet()
        for run in used {
            let expert = weights.experts[run.expert]
            for place in lane.share(of: run.places.count).map({ $0 + run.places.lowerBound }) {
                bend(expert, gate: experts.gate[place], up: experts.up[place])
                experts.prepare(experts.gate[place], at: place, for: [expert.down], kernels)
            }
        }
        lane.meet()
        multiply(used.map { (weights.experts[$0.expert].down, experts.projected, $0.places) }, experts, lane)
        lane.meet()
    }

    private func multiply(
        _ products: [(matrix: PackedMatrix, output: Workspace.Rows, places: Range<Int>)], _ experts: ExpertSpace,
        _ lane: Lane
    ) {
        lane.share(products, by: { $0.matrix.blockCount }) { product, blocks in
            product.matrix.multiply(
                blocks: blocks, by: experts.prepared(for: product.matrix).from(product.places.lowerBound),
                tokenCount: product.places.count, into: product.output[product.places.lowerBound],
                stride: product.output.stride, kernels: kernels)
        }
    }

    /// Adds the results of a token's experts, in the order in which they were chosen.
    private func addUp(
        _ row: Int, _ weights: ExpertWeights, _ experts: ExpertSpace, into target: UnsafeMutablePointer<Float>
    ) {
        let width = model.shape.width
        for slot in 0..<model.shape.experts!.countUsed {
            let choice = experts.choice(row: row, slot)
            let result = experts.projected[choice.place]
            if let bias = weights.experts[choice.expert].downBias { kernels.add(result, bias.numbers, width) }
            kernels.scale(result, width, choice.weight)
            kernels.add(target, result, width)
        }
    }
}
