/// Tokens that go through the model together: parts of one prompt, the newest tokens of several conversations, or both.
struct Batch {
    struct Row {
        let token: Token
        /// How many tokens of the conversation stand before this one.
        let position: Int
        /// Where the conversation's keys and values are; the block of `position` is among them.
        let cache: UnsafePointer<UnsafePointer<UInt8>>
        /// Whether the next token's logits are asked for.
        let wantsLogits: Bool
    }

    private(set) var rows: [Row] = []
    /// The rows that want logits, in order: the n-th of them has the n-th logits.
    private(set) var rowsWithLogits: [Int] = []

    var count: Int { rows.count }

    mutating func append(_ row: Row) {
        if row.wantsLogits { rowsWithLogits.append(rows.count) }
        rows.append(row)
    }

    mutating func removeAll() {
        rows.removeAll(keepingCapacity: true)
        rowsWithLogits.removeAll(keepingCapacity: true)
    }
}
