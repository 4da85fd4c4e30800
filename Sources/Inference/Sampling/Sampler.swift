import Glibc
import InferenceKernels

/// Chooses tokens from logits. One for each reply, since it carries the reply's random numbers.
///
/// What costs time is to look at every token of the vocabulary, so the kernels do that; only tokens that may be chosen are
/// sorted.
struct Sampler {
    /// The share of all weights from which a token is a heavy one.
    private static let heavyShare = 0x1p-9
    /// How far the kernels' sum of weights may be from another, which adds them in another order, as a part of it.
    private static let roundingMax = 1e-3

    private let options: SamplingOptions
    private let kernels: Kernels
    private var generator: SeededGenerator
    /// Every token's probability times a common factor; 0 for what isn't allowed.
    private var weights: [Float] = []
    private var candidates: [Candidate] = []
    /// Room for the numbers of tokens.
    private var indices: [UInt32] = []

    init(_ options: SamplingOptions, kernels: Kernels = .best) {
        self.options = options
        self.kernels = kernels
        generator = SeededGenerator(seed: options.seed ?? .random(in: 0 ... .max))
    }

    /// The chosen token; nil where none is allowed, or none has a logit that is a number.
    mutating func choose(from logits: UnsafeBufferPointer<Float>, allowed: TokenSet?) -> Token? {
        guard let likeliest = mostLikely(logits, allowed) else { return nil }
        guard case .random(let top, let probability) = options.strategy, options.temperature > 0 else {
            return Token(likeliest)
        }
        // Where a constraint leaves only what the model would never say, something is said nevertheless.
        guard logits[likeliest] > -.infinity else { return allowed.map { _ in Token(likeliest) } }
        let limit = probability.flatMap { $0 < 1 ? max(0, $0) : nil }
        guard top != nil || limit != nil else {
            let sum = weigh(logits, allowed, greatest: logits[likeliest], temperature: options.temperature)
            return Token(draw(weights.lazy.map(Double.init), sum: sum) ?? likeliest)
        }
        keep(logits, allowed, greatest: logits[likeliest], top: top, limit: limit)
        let shares = candidates.map { weight(of: $0.logit, logits[likeliest], options.temperature) }
        return Token(draw(shares, sum: shares.reduce(0, +)).map { candidates[$0].token } ?? likeliest)
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

    /// Weighs every token, and returns the sum.
    private mutating func weigh(
        _ logits: UnsafeBufferPointer<Float>, _ allowed: TokenSet?, greatest: Float, temperature: Double
    ) -> Double {
        if weights.count != logits.count { weights = Array(repeating: 0, count: logits.count) }
        let sum = kernels.exponentials(
            logits.baseAddress!, logits.count, greatest, Float(1 / temperature), &weights)
        guard let allowed else { return Double(sum) }
        for token in weights.indices where !allowed.contains(Token(token)) { weights[token] = 0 }
        return weights.reduce(0) { $0 + Double($1) }
    }

    /// The number of the element at which a random part of the sum is reached; nil where the sum is rounded above it.
    private mutating func draw(_ shares: some Sequence<Double>, sum: Double) -> Int? {
        var rest = Double.random(in: 0..<1, using: &generator) * sum
        for (index, share) in shares.enumerated() {
            rest -= share
            if rest < 0 { return index }
        }
        return nil
    }
}

/// Which tokens may be chosen.
extension Sampler {
    /// The more likely stands first; equal logits keep the order of their tokens, so that a seed means the same everywhere.
    private struct Candidate: Comparable {
        let token: Int
        let logit: Float

        static func < (first: Candidate, second: Candidate) -> Bool {
            (second.logit, first.token) < (first.logit, second.token)
        }
    }

    /// Collects the tokens that the strategy leaves. Both limits look at the model's own probabilities, before the
    /// temperature, so that a high temperature doesn't let in what was unlikely.
    private mutating func keep(
        _ logits: UnsafeBufferPointer<Float>, _ allowed: TokenSet?, greatest: Float, top: Int?, limit: Double?
    ) {
        var sum = weigh(logits, allowed, greatest: greatest, temperature: 1)
        candidates.removeAll(keepingCapacity: true)
        if let top {
            keepMostLikely(max(1, top), logits)
            sum = candidates.reduce(0) { $0 + weight(of: $1.logit, greatest, 1) }
        } else {
            // The heavy ones alone mostly reach the limit, and are few.
            let heavy = keepAll(logits, weighing: sum * Self.heavyShare)
            // All that weigh less make up less than the limit leaves out, so none of them is needed to reach it.
            if heavy <= limit! * sum * (1 + Self.roundingMax) {
                _ = keepAll(logits, weighing: (1 - limit!) * sum / Double(logits.count))
            }
        }
        if let limit { keepFewest(reaching: limit * sum, greatest) }
    }

    /// Keeps all tokens that weigh so much, and returns what they weigh together.
    private mutating func keepAll(_ logits: UnsafeBufferPointer<Float>, weighing least: Double) -> Double {
        if indices.count != weights.count { indices = Array(repeating: 0, count: weights.count) }
        let least = max(Float(least), .leastNonzeroMagnitude)
        let count = kernels.indicesReaching(weights, weights.count, least, &indices)
        candidates.removeAll(keepingCapacity: true)
        var sum = 0.0
        for token in indices[..<count] {
            candidates.append(Candidate(token: Int(token), logit: logits[Int(token)]))
            sum += Double(weights[Int(token)])
        }
        return sum
    }

    private mutating func keepMostLikely(_ count: Int, _ logits: UnsafeBufferPointer<Float>) {
        for token in weights.indices where weights[token] > 0 {
            let candidate = Candidate(token: token, logit: logits[token])
            if candidates.count == count {
                guard candidate < candidates[count - 1] else { continue }
                candidates.removeLast()
            }
            candidates.insert(candidate, at: candidates.lastIndex { $0 < candidate }.map { $0 + 1 } ?? 0)
        }
    }

    private mutating func keepFewest(reaching limit: Double, _ greatest: Float) {
        // Few are wanted, so they are taken off a heap rather than all sorted.
        var heap = Heap(candidates)
        candidates.removeAll(keepingCapacity: true)
        var sum = 0.0
        while let next = heap.pop() {
            candidates.append(next)
            sum += weight(of: next.logit, greatest, 1)
            if sum >= limit { return }
        }
    }

    private func weight(of logit: Float, _ greatest: Float, _ temperature: Double) -> Double {
        // The greatest may be infinite; it then takes all.
        logit == greatest ? 1 : exp(Double(logit - greatest) / temperature)
    }
}
