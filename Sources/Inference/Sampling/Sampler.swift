import Foundation
import InferenceKernels

/// Chooses tokens from logits. One for each reply, since it carries the reply's random numbers.
struct Sampler {
    private let options: SamplingOptions
    private var generator: SeededGenerator
    private var candidates: [Candidate] = []

    private struct Candidate {
        let token: Int
        let logit: Float
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
        guard top != nil || probability != nil else { return }
        // Equal logits keep the order of their tokens, so that a seed means the same everywhere.
        candidates.sort { ($1.logit, $0.token) < ($0.logit, $1.token) }
        if let top { candidates.removeLast(max(0, candidates.count - max(1, top))) }
        guard let probability, probability < 1 else { return }
        let weights = weights(temperature: 1)
        let limit = weights.reduce(0, +) * max(0, probability)
        var sum = 0.0
        let last = weights.firstIndex { weight in
            sum += weight
            return sum >= limit
        }
        if let last { candidates.removeLast(candidates.count - last - 1) }
    }

    /// Each candidate's probability, times a common factor.
    private func weights(temperature: Double) -> [Double] {
        let greatest = candidates.lazy.map(\.logit).max() ?? 0
        return candidates.map { candidate in
            // The greatest may be infinite; it then takes all.
            candidate.logit == greatest ? 1 : exp(Double(candidate.logit - greatest) / temperature)
        }
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
