import Glibc

/// The router: which experts process a token, and with which weights.
extension Transformer {
    /// Chooses a token's experts by their scores, the highest first, and computes their weights.
    func choose(_ row: Int, _ weights: ExpertWeights, _ experts: ExpertSpace) {
        let shape = model.shape.experts!, scores = experts.scores[row]
        if let bias = weights.routerBias { kernels.add(scores, bias.numbers, bias.count) }
        if shape.weighing != .softmaxOfChosen { weigh(scores, shape) }
        let chosen = best(shape.countUsed, scores, weights.choiceBias, shape)
        var shares = chosen.map { scores[$0] }
        if shape.weighing == .softmaxOfChosen { softmax(&shares) }
        if shape.normalizesWeights {
            let sum = max(shares.reduce(0, +), Self.shareSumMin)
            shares = shares.map { $0 / sum }
        }
        for (slot, expert) in chosen.enumerated() {
            let scale = (weights.resultScales?.numbers[expert] ?? 1) * shape.weightScale
            experts.set(row: row, slot, expert: expert, weight: shares[slot] * scale)
        }
    }

    /// The smallest normal number in half precision: llama.cpp's minimum for the divisor.
    private static let shareSumMin: Float = 0x1p-14

    /// Converts the scores of all experts to weights.
    private func weigh(_ scores: UnsafeMutablePointer<Float>, _ shape: ExpertShape) {
        let all = UnsafeMutableBufferPointer(start: scores, count: shape.count)
        if shape.weighing == .sigmoid {
            for index in all.indices { all[index] = 1 / (1 + expf(-all[index])) }
        } else {
            var shares = Array(all)
            softmax(&shares)
            for index in all.indices { all[index] = shares[index] }
        }
    }

    private func softmax(_ numbers: inout [Float]) {
        let greatest = numbers.max() ?? 0
        var sum: Float = 0
        for index in numbers.indices {
            numbers[index] = expf(numbers[index] - greatest)
            sum += numbers[index]
        }
        for index in numbers.indices { numbers[index] /= sum }
    }

    /// The experts with the highest weights, including the bias; among equal ones the first.
    private func best(
        _ count: Int, _ weights: UnsafeMutablePointer<Float>, _ bias: Vector?, _ shape: ExpertShape
    ) -> [Int] {
        var ranks = (0..<shape.count).map { weights[$0] }
        if let bias {
            for index in ranks.indices { ranks[index] += bias.numbers[index] }
        }
        let groups = shape.groups.map { bestGroups($0, ranks) }
        let candidates = groups ?? Array(ranks.indices)
        return Array(candidates.sorted { (ranks[$0], $1) > (ranks[$1], $0) }.prefix(count))
    }

    /// The experts of the groups with the highest sums of their two best experts.
    private func bestGroups(_ groups: ExpertShape.Groups, _ ranks: [Float]) -> [Int] {
        let size = ranks.count / groups.count
        let sums = (0..<groups.count).map { group in
            ranks[group * size..<(group + 1) * size].sorted(by: >).prefix(2).reduce(0, +)
        }
        let chosen = sums.indices.sorted { (sums[$0], $1) > (sums[$1], $0) }.prefix(groups.countUsed)
        return chosen.flatMap { Array($0 * size..<($0 + 1) * size) }
    }
}
