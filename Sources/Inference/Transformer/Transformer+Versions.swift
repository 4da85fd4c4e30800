import Glibc

/// Tokens with several versions: a layer predicts all of them from the current ones, changes the first, and corrects the others
/// by that change.
extension Transformer {
    /// Computes the versions of each token from its embedding.
    func partVersions(_ batch: Batch, _ space: Workspace, _ lane: Lane) {
        guard let weights = model.weights.versions, let versions = space.versions else { return }
        let width = model.shape.width
        let projections = zip(weights.parting, versions.passing.dropFirst()).map { Projection($0, $1, nil) }
        for row in lane.share(of: batch.count) { prepare(space.hidden, row: row, for: projections, nil, space) }
        lane.meet()
        project(projections, rowCount: batch.count, [], space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            versions.passing[0][row].update(from: space.hidden[row], count: width)
            let length = length(space.hidden[row])
            for version in versions.passing.dropFirst() { setLength(version[row], length) }
        }
    }

    /// Combines the versions, and leaves the result in `hidden`.
    func joinVersions(_ batch: Batch, _ space: Workspace, _ lane: Lane) {
        guard let weights = model.weights.versions, let versions = space.versions else { return }
        let width = model.shape.width
        for row in lane.share(of: batch.count) {
            space.hidden[row].update(from: versions.passing[0][row], count: width)
        }
        for (index, matrix) in weights.joining.enumerated() {
            let projections = [Projection(matrix, versions.routed, nil)]
            for row in lane.share(of: batch.count) {
                prepare(versions.passing[index + 1], row: row, for: projections, nil, space)
            }
            lane.meet()
            project(projections, rowCount: batch.count, [], space, lane)
            lane.meet()
            for row in lane.share(of: batch.count) {
                setLength(versions.routed[row], length(versions.passing[0][row]))
                kernels.add(space.hidden[row], versions.routed[row], width)
            }
        }
        for row in lane.share(of: batch.count) {
            kernels.scale(space.hidden[row], width, 1 / Float(VersionWeights.count))
        }
    }

    private func length(_ numbers: UnsafeMutablePointer<Float>) -> Float {
        var sum = 0.0
        for index in 0..<model.shape.width { sum += Double(numbers[index]) * Double(numbers[index]) }
        return Float(sum).squareRoot()
    }

    private func setLength(_ numbers: UnsafeMutablePointer<Float>, _ length: Float) {
        kernels.scale(numbers, model.shape.width, length / self.length(numbers))
    }

    /// Multiplies the weights from a version's router by a matrix; the result is in `factors`.
    private func route(
        _ weights: LayerVersionWeights, _ input: Workspace.Rows, _ matrix: PackedMatrix, _ batch: Batch,
        _ space: Workspace, _ lane: Lane
    ) {
        let versions = space.versions!, width = model.shape.width
        let router = [Projection(weights.router, versions.shares, nil)]
        let factors = [Projection(matrix, versions.factors, nil)]
        for row in lane.share(of: batch.count) {
            normalize(input[row], weights.routerNorm, into: versions.routed[row])
            kernels.scale(versions.routed[row], width, 1 / Float(width))
            prepare(versions.routed, row: row, for: router, nil, space)
        }
        lane.meet()
        project(router, rowCount: batch.count, [], space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            for index in 0..<VersionWeights.count { versions.shares[row][index] = tanhf(versions.shares[row][index]) }
            prepare(versions.shares, row: row, for: factors, nil, space)
        }
        lane.meet()
        project(factors, rowCount: batch.count, [], space, lane)
        lane.meet()
    }

    /// Predicts the versions; the first one is the layer's input, in `hidden`.
    func predict(_ weights: LayerVersionWeights, _ batch: Batch, _ space: Workspace, _ lane: Lane) {
        let versions = space.versions!, width = model.shape.width, count = VersionWeights.count
        route(weights, versions.passing[0], weights.prediction, batch, space, lane)
        for row in lane.share(of: batch.count) {
            for version in 0..<count {
                let target = versions.predicted[version][row]
                target.update(from: versions.passing[version][row], count: width)
                for other in 0..<count {
                    let factor = versions.factors[row][version * count + other], source = versions.passing[other][row]
                    for index in 0..<width { target[index] += source[index] * factor }
                }
            }
            space.hidden[row].update(from: versions.predicted[0][row], count: width)
        }
    }

    /// Computes the low-rank addition from attention's input.
    func fillLaurel(_ weights: LayerVersionWeights, _ batch: Batch, _ space: Workspace, _ lane: Lane) {
        let versions = space.versions!
        let narrowing = [Projection(weights.narrowing, versions.narrow, nil)]
        let widening = [Projection(weights.widening, versions.laurel, nil)]
        for row in lane.share(of: batch.count) { prepare(space.normalized, row: row, for: narrowing, nil, space) }
        lane.meet()
        project(narrowing, rowCount: batch.count, [], space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) { prepare(versions.narrow, row: row, for: widening, nil, space) }
        lane.meet()
        project(widening, rowCount: batch.count, [], space, lane)
        lane.meet()
        for row in lane.share(of: batch.count) {
            normalize(versions.laurel[row], weights.norm, into: versions.laurel[row])
            kernels.add(versions.laurel[row], space.normalized[row], model.shape.width)
        }
    }

    func addLaurel(_ row: Int, _ space: Workspace) {
        kernels.add(space.hidden[row], space.versions!.laurel[row], model.shape.width)
        kernels.scale(space.hidden[row], model.shape.width, 1 / Float(2).squareRoot())
    }

    /// Corrects the versions by the layer's change of the first, and adds the layer's own input to the others.
    func correct(
        _ weights: LayerVersionWeights, _ layer: LayerWeights, _ index: Int, _ batch: Batch, _ space: Workspace,
        _ lane: Lane
    ) {
        let versions = space.versions!, width = model.shape.width
        route(weights, space.hidden, weights.correction, batch, space, lane)
        for row in lane.share(of: batch.count) {
            let changed = space.hidden[row], first = versions.predicted[0][row]
            for version in 0..<VersionWeights.count {
                let factor = versions.factors[row][version] + 1
                let target = versions.passing[version][row], source = versions.predicted[version][row]
                for index in 0..<width { target[index] = source[index] + (changed[index] - first[index]) * factor }
            }
            for index in 0..<width {
                versions.routed[row][index] = versions.passing[0][row][index] * weights.scale.numbers[index]
            }
        }
        guard let input = layer.tokenInput else { return }
        project(input, from: versions.routed, index, batch, space, lane)
        for row in lane.share(of: batch.count) {
            normalize(space.projected[row], input.norm, into: space.projected[row])
            for version in versions.passing.dropFirst() { kernels.add(version[row], space.projected[row], width) }
        }
    }

    /// Reduces gates by their mean plus a multiple of their deviation; those below become zero.
    func keepGreatest(_ gate: UnsafeMutablePointer<Float>, _ count: Int, _ bound: Float) {
        let mean = (0..<count).reduce(0.0) { $0 + Double(gate[$1]) } / Double(count)
        let squares = (0..<count).reduce(0.0) { $0 + (Double(gate[$1]) - mean) * (Double(gate[$1]) - mean) }
        let least = Float(mean) + Float(squares / Double(max(1, count - 1))).squareRoot() * bound
        for index in 0..<count { gate[index] = max(0, gate[index] - least) }
    }
}
