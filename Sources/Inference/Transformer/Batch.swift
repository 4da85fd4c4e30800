/// Tokens that are computed together: parts of a prompt, the newest tokens of several conversations, or both.
struct Batch {
    struct Row {
        let token: Token
        /// The token's position in its conversation.
        let position: Int
        /// The conversation's cache blocks, including the block of `position`.
        let cache: UnsafePointer<UnsafePointer<UInt8>>
        /// Whether the next token's logits are needed.
        let wantsLogits: Bool
        /// The state of the conversation's recurrent layers; nil if the model has no such layers.
        var state: UnsafeMutablePointer<Float>?
        /// The adapter for this token; nil for none.
        var adapter: Adapter?
    }

    private(set) var rows: [Row] = []
    /// The rows that need logits, in order: the n-th of them has the n-th logits.
    private(set) var rowsWithLogits: [Int] = []
    /// The rows with adapters.
    private(set) var adapterRuns: [AdapterRun] = []
    /// The runs among the rows that need logits, by their indices in ``rowsWithLogits``.
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

/// Consecutive rows of a batch with the same adapter.
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
