/// Merges a piece's bytes into tokens: of all neighboring pairs with a merge, always the one that was learned first, and of
/// equal ones the leftmost. (Sennrich et al., "Neural Machine Translation of Rare Words with Subword Units", 2016.)
struct BytePairMerger: Sendable {
    typealias Symbol = MergeTable.Symbol

    /// The symbol of each byte.
    private let byteSymbols: [Symbol]
    private let merges: MergeTable

    init(byteSymbols: [Symbol], merges: MergeTable) {
        self.byteSymbols = byteSymbols
        self.merges = merges
    }

    /// A symbol without merges.
    static let unknown = Symbol.max - 1

    /// The symbols that remain when no more merges apply, each with the number of its bytes.
    func merge(_ bytes: some Collection<UInt8>) -> [(symbol: Symbol, bytes: Int)] {
        merge(symbols: bytes.map { byteSymbols[Int($0)] }).map { ($0.symbol, $0.count) }
    }

    /// The same starting from symbols other than bytes; the counts are of those.
    func merge(symbols: [Symbol]) -> [(symbol: Symbol, count: Int)] {
        var chain = Chain(symbols)
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
        let symbols = Pair(left: chain.symbols[left], right: chain.symbols[right])
        guard let merge = merges.merge(symbols.left, symbols.right) else { return }
        candidates.push(
            Candidate(rank: merge.rank, left: left, right: right, symbols: symbols, result: merge.result))
    }
}

extension BytePairMerger {
    private struct Pair: Equatable {
        let left: Symbol
        let right: Symbol
    }

    private struct Candidate: Comparable {
        let rank: UInt32
        let left: Int
        let right: Int
        let symbols: Pair
        let result: Symbol

        static func < (first: Candidate, second: Candidate) -> Bool {
            (first.rank, first.left) < (second.rank, second.left)
        }
    }

    /// The piece's symbols as a linked list, so that merging two takes constant time.
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
                && Pair(left: symbols[candidate.left], right: symbols[candidate.right]) == candidate.symbols
        }

        mutating func join(_ candidate: Candidate) {
            symbols[candidate.left] = candidate.result
            symbols[candidate.right] = Self.joined
            let after = nexts[candidate.right]
            nexts[candidate.left] = after
            if after < symbols.count { previouses[after] = candidate.left }
        }

        /// Every byte began as one link, so a symbol extends from its own index to that of the next symbol.
        var remaining: [(symbol: Symbol, count: Int)] {
            symbols.indices.filter { symbols[$0] != Self.joined }.map { (symbols[$0], nexts[$0] - $0) }
        }
    }
}
