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
        /// The state of the conversation's recurrent layers; nil where the model has no such layers.
        var state: UnsafeMutablePointer<Float>?
        /// What is added to the model's weights for this token.
        var adapter: Adapter?
    }

    private(set) var rows: [Row] = []
    /// The rows that want logits, in order: the n-th of them has the n-th logits.
    private(set) var rowsWithLogits: [Int] = []
    /// The rows with adapters.
    private(set) var adapterRuns: [AdapterRun] = []
    /// The same among the rows that want logits, by their numbers in ``rowsWithLogits``.
    private(set) var adapterRunsOfLogits: [AdapterRun] = []

    var count: Int { rows.count }

    mutating func append(_ row: Row) {
        if let adapter = row.adapter {
            adapterRuns.extend(by: rows.count, adapter)
            if row.wantsLogits { adapterRunsOfLogits.extend(by: rowsWithLogits.count, adapter) }
        }
        if row.wantsLogits { rowsWithLogits.append(rows.count) }
        rows.append(row)
    }

    mutating func removeAll() {
        rows.removeAll(keepingCapacity: true)
        rowsWithLogits.removeAll(keepingCapacity: true)
        adapterRuns.removeAll(keepingCapacity: true)
        adapterRunsOfLogits.removeAll(keepingCapacity: true)
    }
}

/// Neighbouring rows of a batch with the same adapter.
struct AdapterRun {
    let adapter: Adapter
    var rows: Range<Int>
}

extension [AdapterRun] {
    fileprivate mutating func extend(by row: Int, _ adapter: Adapter) {
        if let last, last.adapter === adapter, last.rows.upperBound == row {
            self[count - 1].rows = last.rows.lowerBound..<row + 1
        } else {
            append(AdapterRun(adapter: adapter, rows: row..<row + 1))
        }
    }
}
