import Foundation
import InferenceKernels

/// Chooses tokens from logits. One for each reply, since it carries the reply's random numbers.
struct Sampler {
    private let options: SamplingOptions
    private var generator: SeededGenerator
    private var candidates: [Candidate] = []

    /// The more likely stands first; equal logits keep the order of their tokens, so that a seed means the same everywhere.
    private struct Candidate: Comparable {
        let token: Int
        let logit: Float

        static func < (first: Candidate, second: Candidate) -> Bool {
            (second.logit, first.token) < (first.logit, second.token)
        }
    }

    init(_ options: SamplingOptions) {
        self.options = options
        generator = SeededGenerator(seed: options.seed ?? .random(in: 0 ... .max))
    }

    /// The chosen token; nil where none is allowed, or none has a logit that is a number.
    mutating func choose(
        from logits: UnsafeBufferPointer<Float>, allowed: TokenSet?, kernels: Kernels = .best
    ) -> Token? {
        guard case .random(let top, let probability) = options.strategy, options.temperature > 0 else {
            return Self.mostLikely(logits, allowed, kernels)
        }
        gather(logits, allowed)
        // Where a constraint leaves only what the model would never say, something is said nevertheless.
        guard !candidates.isEmpty else { return allowed.flatMap { Self.mostLikely(logits, $0, kernels) } }
        keep(top: top, probability: probability)
        return Token(draw())
    }

    private static func mostLikely(
        _ logits: UnsafeBufferPointer<Float>, _ allowed: TokenSet?, _ kernels: Kernels
    ) -> Token? {
        guard let allowed else {
            let token = kernels.indexOfGreatest(logits.baseAddress!, logits.count)
            return logits[token].isNaN ? nil : Token(token)
        }
        var best: Int?
        allowed.forEach { token in
            guard token < logits.count, !logits[token].isNaN else { return }
            if best.map({ logits[token] > logits[$0] }) ?? true { best = token }
        }
        return best.map { Token($0) }
    }

    private mutating func gather(_ logits: UnsafeBufferPointer<Float>, _ allowed: TokenSet?) {
        candidates.removeAll(keepingCapacity: true)
        func consider(_ token: Int) {
            if logits[token] > -.infinity { candidates.append(Candidate(token: token, logit: logits[token])) }
        }
        if let allowed {
            allowed.forEach { if $0 < logits.count { consider($0) } }
        } else {
            for token in logits.indices { consider(token) }
        }
    }

    /// Drops the candidates that the strategy excludes. Both limits look at the model's own probabilities, before the
    /// temperature, so that a high temperature doesn't let in what was unlikely.
    private mutating func keep(top: Int?, probability: Double?) {
        let probability = probability.flatMap { $0 < 1 ? $0 : nil }
        guard top != nil || probability != nil else { return }
        // Few of tens of thousands are wanted, so they are taken off a heap rather than all sorted.
        var heap = Heap(candidates)
        if let top {
            candidates.removeAll(keepingCapacity: true)
            while candidates.count < max(1, top), let next = heap.pop() { candidates.append(next) }
            heap = Heap(candidates)
        }
        guard let probability else { return }
        let greatest = greatestLogit
        let limit = weights(temperature: 1).reduce(0, +) * max(0, probability)
        candidates.removeAll(keepingCapacity: true)
        var sum = 0.0
        while let next = heap.pop() {
            candidates.append(next)
            sum += weight(of: next, greatest: greatest, temperature: 1)
            if sum >= limit { return }
        }
    }

    /// Each candidate's probability, times a common factor.
    private func weights(temperature: Double) -> [Double] {
        let greatest = greatestLogit
        return candidates.map { weight(of: $0, greatest: greatest, temperature: temperature) }
    }

    private var greatestLogit: Float { candidates.lazy.map(\.logit).max() ?? 0 }

    private func weight(of candidate: Candidate, greatest: Float, temperature: Double) -> Double {
        // The greatest may be infinite; it then takes all.
        candidate.logit == greatest ? 1 : exp(Double(candidate.logit - greatest) / temperature)
    }

    private mutating func draw() -> Int {
        let weights = weights(temperature: options.temperature)
        var rest = Double.random(in: 0..<1, using: &generator) * weights.reduce(0, +)
        for (candidate, weight) in zip(candidates, weights) {
            rest -= weight
            if rest < 0 { return candidate.token }
        }
        return candidates.last!.token
    }
}
