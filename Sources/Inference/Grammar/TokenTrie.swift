/// A trie of a vocabulary's tokens, stored in preorder, so that a subtree is a range and skipping it is a jump.
///
/// It only contains tokens for text: no control tokens, and none that are matched before any merging.
struct TokenTrie: Sendable {
    /// The node before the first byte.
    static let root: Int32 = 0

    /// The byte that leads to each node.
    let bytes: [UInt8]
    /// The number of bytes that lead to each node.
    let depths: [UInt16]
    /// The end of each node's subtree.
    let ends: [Int32]
    /// The index of each node's first token in ``tokens``; the last entry is their number.
    let tokenStarts: [Int32]
    let tokens: [Token]
    let depthMax: Int

    /// - Parameter texts: tokens with their bytes. Tokens that are too long for a depth are left out.
    init(_ texts: [(token: Token, bytes: ArraySlice<UInt8>)]) {
        let sorted = texts.filter { !$0.bytes.isEmpty && $0.bytes.count < Int(UInt16.max) }
            .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        var layout = Layout()
        for (token, bytes) in sorted { layout.append(token, bytes) }
        layout.finish()
        bytes = layout.bytes
        depths = layout.depths
        ends = layout.ends
        tokenStarts = layout.tokenStarts
        tokens = layout.tokens
        depthMax = Int(layout.depths.max() ?? 0)
    }

    func tokens(at node: Int32) -> ArraySlice<Token> {
        tokens[Int(tokenStarts[Int(node)])..<Int(tokenStarts[Int(node) + 1])]
    }

    /// The tokens of a subtree, without those of its root.
    func tokens(below top: Int32) -> ArraySlice<Token> {
        tokens[Int(tokenStarts[Int(top) + 1])..<Int(tokenStarts[Int(ends[Int(top)])])]
    }

    func hasChildren(_ node: Int32) -> Bool { ends[Int(node)] > node + 1 }

    func child(of node: Int32, by byte: UInt8) -> Int32? {
        var child = node + 1
        while child < ends[Int(node)] {
            if bytes[Int(child)] == byte { return child }
            child = ends[Int(child)]
        }
        return nil
    }

    /// The trie while tokens are added in order.
    private struct Layout {
        var bytes: [UInt8] = [0]
        var depths: [UInt16] = [0]
        var ends: [Int32] = [0]
        var tokenStarts: [Int32] = [0]
        var tokens: [Token] = []
        /// The path to the token that was added last.
        private var path: [Int] = [0]
        private var last: ArraySlice<UInt8> = []

        mutating func append(_ token: Token, _ text: ArraySlice<UInt8>) {
            let common = zip(last, text).prefix { $0 == $1 }.count
            close(downTo: common)
            for byte in text.dropFirst(common) {
                path.append(bytes.count)
                bytes.append(byte)
                depths.append(UInt16(path.count - 1))
                ends.append(0)
                tokenStarts.append(Int32(tokens.count))
            }
            tokens.append(token)
            last = text
        }

        private mutating func close(downTo depth: Int) {
            while path.count - 1 > depth { ends[path.removeLast()] = Int32(bytes.count) }
        }

        mutating func finish() {
            close(downTo: 0)
            ends[0] = Int32(bytes.count)
            tokenStarts.append(Int32(tokens.count))
        }
    }
}
