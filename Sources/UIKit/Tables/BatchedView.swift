import Foundation

/// A table or collection that applies changes in batches. A single change is a batch of one.
@MainActor protocol BatchedView: AnyObject {
    var model: TableModel { get }
    /// The open batch; nil if there is none.
    var batch: PendingBatch? { get set }
    /// The data source's number of rows in each section; nil without a data source.
    var sourceCounts: [Int]? { get }
    /// Whether the data source has been read since it was set.
    var isRead: Bool { get }
    /// Applies a change of the model, with or without an animation.
    func show(isAnimated: Bool, _ change: () -> Void)
    func reloadData()
    /// Called before the first change of a batch, while the model still equals the data source.
    func batchWillBegin()
}

/// Changes that are collected until the end of their batch.
struct PendingBatch {
    var changes = TableBatch()
    var isAnimated = false
    /// The nesting depth of begins without an end.
    var depth = 0
    var completions: [(Bool) -> Void] = []
}

extension BatchedView {
    func batchWillBegin() {}

    /// Reads the data source if that hasn't happened yet.
    func readIfNeeded() {
        if !isRead { reloadData() }
    }

    /// Begins a batch of changes. Calls can be nested; the outermost end applies the changes.
    func beginBatch() {
        // Reads the state before the changes.
        readIfNeeded()
        if batch == nil { batchWillBegin() }
        batch = batch ?? PendingBatch()
        batch!.depth += 1
    }

    /// Applies the changes if this is the outermost end. An end without a beginning is a no-op.
    func endBatch() {
        guard batch != nil else { return }
        batch!.depth -= 1
        guard let ended = batch, ended.depth == 0 else { return }
        batch = nil
        show(isAnimated: ended.isAnimated) { apply(ended.changes) }
        for completion in ended.completions { completion(true) }
    }

    /// Adds a change to the open batch, or applies it at once if there is none. Ignored while the data source hasn't
    /// been read: it contains the change already.
    func note(isAnimated: Bool, _ change: (inout TableBatch) -> Void) {
        guard isRead else { return }
        beginBatch()
        change(&batch!.changes)
        batch!.isAnimated = batch!.isAnimated || isAnimated
        endBatch()
    }

    /// Applies the changes that a closure makes as one batch, then calls the completion.
    func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginBatch()
        updates?()
        if let completion { batch?.completions.append(completion) }
        endBatch()
    }

    /// If the changes don't match the data source, everything is reloaded, and the reason is logged.
    private func apply(_ changes: TableBatch) {
        // The counts are queried only once, because a data source may be slow.
        let counts = sourceCounts
        do throws(TableBatchError) {
            try model.apply(changes) { section in
                guard let counts, counts.indices.contains(section) else { return 0 }
                return counts[section]
            }
            let shown = model.sections.map(\.rows.count)
            if let counts, counts != shown { throw .otherCounts(counts, shown: shown) }
        } catch {
            TableLog.doesNotFit(error)
            reloadData()
        }
    }
}
