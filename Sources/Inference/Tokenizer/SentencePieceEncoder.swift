/// SentencePiece's byte-pair encoding, as in Llama 2, Mistral and Gemma (Kudo and Richardson, "SentencePiece", 2018): neighbors
/// are merged as long as the result is in the vocabulary, the best score first, and of equal ones the leftmost. Remaining
/// characters that aren't tokens are split into bytes.
///
/// Vocabularies write a space as U+2581; here it is a space throughout.
struct SentencePieceEncoder: TextEncoder {
    private let tokens: TokenTable
    private let scores: [Float]
    /// The token of each byte, if there is one.
    private let byteTokens: [Token?]
    private let unknown: Token?
    private let addsSpace: Bool

    init(_ file: GGUFFile, _ vocabulary: Vocabulary, unknown: Token?) throws(ModelFileError) {
        scores = try Self.scores(file, vocabulary)
        tokens = TokenTable(vocabulary, ofKinds: [.normal, .userDefined, .unused])
        let bytes = TokenTable(vocabulary, ofKinds: [.byte])
        byteTokens = (UInt8.min...UInt8.max).map { [tokens] in bytes[[$0]] ?? tokens[[$0]] }
        self.unknown = unknown
        addsSpace = try file.boolean("tokenizer.ggml.add_space_prefix") ?? true
    }

    /// A score for every token. NaN becomes the lowest score, because it would break their order.
    static func scores(_ file: GGUFFile, _ vocabulary: Vocabulary) throws(ModelFileError) -> [Float] {
        let key = "tokenizer.ggml.scores"
        guard let scores = try file.numbers(key) else { throw .missingKey(key) }
        guard scores.count == vocabulary.count else {
            throw .invalidValue(key: key, reason: "\(scores.count) scores for \(vocabulary.count) tokens")
        }
        return scores.map { $0.isNaN ? -.infinity : $0 }
    }

    func tokens(for bytes: [UInt8]) -> [Token] {
        let text = (addsSpace ? [0x20] : []) + Self.withoutMarks(bytes)
        var chain = Chain(text)
        var candidates = Heap<Candidate>()
        for index in chain.links.indices { consider(index, in: chain, for: &candidates) }
        while let candidate = candidates.pop() {
            guard chain.join(candidate) else { continue }
            let previous = chain.links[candidate.left].previous
            if previous >= 0 { consider(previous, in: chain, for: &candidates) }
            consider(candidate.left, in: chain, for: &candidates)
        }
        return chain.pieces.flatMap { piece -> [Token] in
            if let token = tokens[piece] { return [token] }
            return piece.compactMap { byteTokens[Int($0)] ?? unknown }
        }
    }

    private func consider(_ left: Int, in chain: Chain, for candidates: inout Heap<Candidate>) {
        let right = chain.links[left].next
        guard right < chain.links.count, let token = tokens[chain.text(from: left, through: right)] else { return }
        candidates.push(
            Candidate(
                score: scores[Int(token)], left: left, right: right,
                count: chain.links[left].count + chain.links[right].count))
    }

    /// The length of a character in bytes, according to its first byte.
    static func length(leadBy byte: UInt8) -> Int {
        switch byte {
        case 0xC0...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xFF: 4
        default: 1
        }
    }

    /// U+2581 in a text can't be distinguished from a space.
    static func withoutMarks(_ bytes: some Collection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for byte in bytes {
            result.append(byte)
            if byte == 0x81, result.suffix(3) == [0xE2, 0x96, 0x81] {
                result.replaceSubrange(result.count - 3..<result.count, with: [0x20])
            }
        }
        return result
    }
}

extension SentencePieceEncoder {
    private struct Candidate: Comparable {
        let score: Float
        let left: Int
        let right: Int
        /// The combined length in bytes, by which outdated candidates are recognized.
        let count: Int

        static func < (first: Candidate, second: Candidate) -> Bool {
            (second.score, first.left) < (first.score, second.left)
        }
    }

    /// The text's characters as a linked list, so that merging two takes constant time.
    private struct Chain {
        struct Link {
            var start: Int
            /// The number of bytes; 0 after it was merged into the previous one.
            var count: Int
            var previous: Int
            var next: Int
        }

        let bytes: [UInt8]
        private(set) var links: [Link] = []

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            links.reserveCapacity(bytes.count)
            var start = 0
            while start < bytes.count {
                let count = min(SentencePieceEncoder.length(leadBy: bytes[start]), bytes.count - start)
                links.append(Link(start: start, count: count, previous: links.count - 1, next: links.count + 1))
                start += count
            }
        }

        func text(from left: Int, through right: Int) -> ArraySlice<UInt8> {
            bytes[links[left].start..<links[right].start + links[right].count]
        }

        /// Merges two neighbors, if they haven't changed since.
        mutating func join(_ candidate: Candidate) -> Bool {
            let (left, right) = (candidate.left, candidate.right)
            guard links[left].count > 0, links[right].count > 0, links[left].next == right,
                links[left].count + links[right].count == candidate.count
            else { return false }
            links[left].count = candidate.count
            links[right].count = 0
            let next = links[right].next
            links[left].next = next
            if next < links.count { links[next].previous = left }
            return true
        }

        var pieces: [ArraySlice<UInt8>] {
            links.filter { $0.count > 0 }.map { bytes[$0.start..<$0.start + $0.count] }
        }
    }
}
