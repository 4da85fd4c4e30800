/// Merges a piece's bytes into tokens: of all neighbours that the vocabulary knows a merge for, always the one learnt
/// first, the leftmost of equals. (Sennrich et al., "Neural Machine Translation of Rare Words with Subword Units", 2016.)
struct BytePairMerger: Sendable {
    /// A symbol is a token, or beyond the vocabulary a text that only exists between two merges.
    typealias Symbol = UInt32

    struct Merge {
        let rank: UInt32
        let result: Symbol
    }

    /// The symbol of each byte.
    private let byteSymbols: [Symbol]
    private let merges: [UInt64: Merge]

    init(byteSymbols: [Symbol], merges: [UInt64: Merge]) {
        self.byteSymbols = byteSymbols
        self.merges = merges
    }

    static func key(_ left: Symbol, _ right: Symbol) -> UInt64 { UInt64(left) << 32 | UInt64(right) }

    /// The symbols that are left when nothing merges any more, each with the number of bytes that it covers.
    func merge(_ bytes: some Collection<UInt8>) -> [(symbol: Symbol, bytes: Int)] {
        var chain = Chain(bytes.map { byteSymbols[Int($0)] })
        var candidates = Heap<Candidate>()
        for index in chain.symbols.indices { consider(index, in: chain, for: &candidates) }
        while let candidate = candidates.pop() {
            guard chain.stillHolds(candidate) else { continue }
            chain.join(candidate)
            if let previous = chain.previous(candidate.left) { consider(previous, in: chain, for: &candidates) }
            consider(candidate.left, in: chain, for: &candidates)
        }
        return chain.remaining
    }

    private func consider(_ left: Int, in chain: Chain, for candidates: inout Heap<Candidate>) {
        guard let right = chain.next(left) else { return }
        let pair = Self.key(chain.symbols[left], chain.symbols[right])
        guard let merge = merges[pair] else { return }
        candidates.push(Candidate(rank: merge.rank, left: left, right: right, pair: pair, result: merge.result))
    }
}

extension BytePairMerger {
    private struct Candidate: Comparable {
        let rank: UInt32
        let left: Int
        let right: Int
        let pair: UInt64
        let result: Symbol

        static func < (first: Candidate, second: Candidate) -> Bool {
            (first.rank, first.left) < (second.rank, second.left)
        }
    }

    /// The piece's symbols, linked to their neighbours so that joining two is one step.
    private struct Chain {
        private static let joined = Symbol.max

        var symbols: [Symbol]
        private var nexts: [Int]
        private var previouses: [Int]

        init(_ symbols: [Symbol]) {
            self.symbols = symbols
            nexts = Array(1..<symbols.count + 1)
            previouses = Array(-1..<symbols.count - 1)
        }

        func next(_ index: Int) -> Int? { nexts[index] < symbols.count ? nexts[index] : nil }
        func previous(_ index: Int) -> Int? { previouses[index] >= 0 ? previouses[index] : nil }

        func stillHolds(_ candidate: Candidate) -> Bool {
            symbols[candidate.left] != Self.joined && nexts[candidate.left] == candidate.right
                && key(symbols[candidate.left], symbols[candidate.right]) == candidate.pair
        }

        mutating func join(_ candidate: Candidate) {
            symbols[candidate.left] = candidate.result
            symbols[candidate.right] = Self.joined
            let after = nexts[candidate.right]
            nexts[candidate.left] = after
            if after < symbols.count { previouses[after] = candidate.left }
        }

        /// Every byte began as one link, so a symbol reaches from its own place to the next symbol's.
        var remaining: [(symbol: Symbol, bytes: Int)] {
            symbols.indices.filter { symbols[$0] != Self.joined }.map { (symbols[$0], nexts[$0] - $0) }
        }
    }
}
