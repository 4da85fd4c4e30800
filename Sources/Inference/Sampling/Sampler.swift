import Glibc
import InferenceKernels

/// Chooses tokens from logits. One for each reply, since it has the reply's random number generator.
///
/// The cost is dominated by examining every token of the vocabulary, so the kernels do that; only candidates are sorted.
struct Sampler {
    /// The largest `top` for which candidates are kept sorted during the search, whose cost per insertion is proportional to
    /// their number.
    private static let sortedCountMax = 256
    /// The fraction of the total weight from which a token counts as heavy.
    private static let heavyShare = 0x1p-9
    /// The relative difference between the kernels' sum of weights and another sum, which adds them in a different order.
    private static let roundingMax = 1e-3

    private let options: SamplingOptions
    private let kernels: Kernels
    private var generator: SeededGenerator
    private var candidates: [Candidate] = []
    /// Buffers: the logits of allowed tokens, weights, and token indices.
    private var covered: [Float] = []
    private var weights: [Float] = []
    private var indices: [UInt32] = []

    init(_ options: SamplingOptions, kernels: Kernels = .best) {
        self.options = options
        self.kernels = kernels
        generator = SeededGenerator(seed: options.seed ?? .random(in: 0 ... .max))
    }

    /// The chosen token; nil if no allowed token has a logit that is a number, or, in a random choice among all tokens, if no
    /// logit is above -∞.
    mutating func choose(from logits: UnsafeBufferPointer<Float>, allowed: TokenSet?) -> Token? {
        guard let likeliest = mostLikely(logits, allowed) else { return nil }
        guard case .random(let count, let probability) = options.strategy, options.temperature > 0 else {
            return Token(likeliest)
        }
        // If a constraint only allows tokens with a probability of zero, one of them is chosen nevertheless.
        guard logits[likeliest] > -.infinity else { return allowed.map { _ in Token(likeliest) } }
        let limit = probability.flatMap { $0 < 1 ? max(0, $0) : nil }
        // A limit of all tokens is no limit.
        let top = count.flatMap { $0 < logits.count ? max(1, $0) : nil }
        guard let allowed else {
            return Token(draw(logits, greatest: logits[likeliest], top: top, limit: limit) ?? likeliest)
        }
        cover(logits, but: allowed)
        let covered = covered
        return covered.withUnsafeBufferPointer {
            Token(draw($0, greatest: logits[likeliest], top: top, limit: limit) ?? likeliest)
        }
    }

    private func mostLikely(_ logits: UnsafeBufferPointer<Float>, _ allowed: TokenSet?) -> Int? {
        guard let allowed else {
            let token = kernels.indexOfGreatest(logits.baseAddress!, logits.count)
            return logits[token].isNaN ? nil : token
        }
        var best: Int?
        allowed.forEach { token in
            guard token < logits.count, !logits[token].isNaN else { return }
            if best.map({ logits[token] > logits[$0] }) ?? true { best = token }
        }
        return best
    }

    /// Masks all tokens that aren't allowed.
    private mutating func cover(_ logits: UnsafeBufferPointer<Float>, but allowed: TokenSet) {
        covered.removeAll(keepingCapacity: true)
        covered.append(contentsOf: repeatElement(-.infinity, count: logits.count))
        allowed.forEach { if $0 < logits.count { covered[$0] = logits[$0] } }
    }

    private mutating func draw(
        _ logits: UnsafeBufferPointer<Float>, greatest: Float, top: Int?, limit: Double?
    ) -> Int? {
        guard top != nil || limit != nil else {
            if weights.count != logits.count { weights = Array(repeating: 0, count: logits.count) }
            let factor = Float(1 / options.temperature)
            let sum = kernels.exponentials(logits.baseAddress!, logits.count, greatest, factor, &weights)
            return draw(weights.lazy.map(Double.init), sum: Double(sum))
        }
        keep(logits, greatest: greatest, top: top, limit: limit)
        let shares = candidates.map { $0.weight(at: options.temperature, greatest) }
        return draw(shares, sum: shares.reduce(0, +)).map { candidates[$0].token }
    }

    /// Draws an index in proportion to the shares; nil if the sum exceeds theirs by rounding.
    private mutating func draw(_ shares: some Sequence<Double>, sum: Double) -> Int? {
        var rest = Double.random(in: 0..<1, using: &generator) * sum
        for (index, share) in shares.enumerated() {
            rest -= share
            if rest < 0 { return index }
        }
        return nil
    }
}

/// The selection of candidates.
extension Sampler {
    /// The more likely is first; equal logits are in the order of their tokens, so that a seed has the same result everywhere.
    private struct Candidate: Comparable {
        let token: Int
        let logit: Float
        /// Its probability, up to a common factor.
        let weight: Double

        init(_ token: Int, _ logit: Float, _ greatest: Float) {
            (self.token, self.logit) = (token, logit)
            // The greatest may be infinite, which would result in NaN.
            weight = logit == greatest ? 1 : exp(Double(logit - greatest))
        }

        func weight(at temperature: Double, _ greatest: Float) -> Double {
            temperature == 1 || logit == greatest ? weight : exp(Double(logit - greatest) / temperature)
        }

        static func < (first: Candidate, second: Candidate) -> Bool {
            (second.logit, first.token) < (first.logit, second.token)
        }
    }

    /// Collects the candidates of the strategy. Both limits apply to the model's own probabilities, before the temperature, so
    /// that a high temperature doesn't admit unlikely tokens.
    private mutating func keep(
        _ logits: UnsafeBufferPointer<Float>, greatest: Float, top: Int?, limit: Double?
    ) {
        candidates.removeAll(keepingCapacity: true)
        if let top {
            if top > Self.sortedCountMax {
                keepMany(top, logits, greatest)
            } else {
                keepMostLikely(top, logits, greatest)
            }
            if let limit { keepFewest(reaching: limit * candidates.reduce(0) { $0 + $1.weight }) }
        } else if let limit {
            let sum = Double(kernels.exponentials(logits.baseAddress!, logits.count, greatest, 1, nil))
            // The heavy tokens alone usually reach the limit, and there are few.
            let heavy = keepAll(logits, greatest, weighing: sum * Self.heavyShare)
            // The tokens that weigh less than this weigh less together than the limit leaves out, so none of them is needed to
            // reach it.
            if heavy <= limit * sum * (1 + Self.roundingMax) {
                _ = keepAll(logits, greatest, weighing: (1 - limit) * sum / Double(logits.count))
            }
            keepFewest(reaching: limit * sum)
        }
    }

    /// Keeps all tokens with a minimum weight, and returns the sum of their weights.
    private mutating func keepAll(
        _ logits: UnsafeBufferPointer<Float>, _ greatest: Float, weighing least: Double
    ) -> Double {
        if indices.count != logits.count { indices = Array(repeating: 0, count: logits.count) }
        let least = min(greatest, max(greatest + Float(log(least)), -.greatestFiniteMagnitude))
        let count = kernels.indicesReaching(logits.baseAddress!, logits.count, least, &indices)
        candidates.removeAll(keepingCapacity: true)
        var sum = 0.0
        for token in indices[..<count] {
            let candidate = Candidate(Int(token), logits[Int(token)], greatest)
            candidates.append(candidate)
            sum += candidate.weight
        }
        return sum
    }

    private mutating func keepMostLikely(_ count: Int, _ logits: UnsafeBufferPointer<Float>, _ greatest: Float) {
        for token in logits.indices where logits[token] > -.infinity {
            if candidates.count == count {
                guard logits[token] > candidates[count - 1].logit else { continue }
                candidates.removeLast()
            }
            let candidate = Candidate(token, logits[token], greatest)
            candidates.insert(candidate, at: candidates.lastIndex { $0 < candidate }.map { $0 + 1 } ?? 0)
        }
    }

    /// The same for a large count, with a heap of all tokens.
    private mutating func keepMany(_ count: Int, _ logits: UnsafeBufferPointer<Float>, _ greatest: Float) {
        for token in logits.indices where logits[token] > -.infinity {
            candidates.append(Candidate(token, logits[token], greatest))
        }
        var heap = Heap(candidates)
        candidates.removeAll(keepingCapacity: true)
        while candidates.count < count, let next = heap.pop() { candidates.append(next) }
    }

    private mutating func keepFewest(reaching limit: Double) {
        // Only few are needed, so a heap is faster than sorting all.
        var heap = Heap(candidates)
        candidates.removeAll(keepingCapacity: true)
        var sum = 0.0
        while let next = heap.pop() {
            candidates.append(next)
            sum += next.weight
            if sum >= limit { return }
        }
    }
}
