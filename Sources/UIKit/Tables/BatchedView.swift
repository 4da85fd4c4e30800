import Foundation

/// A table or collection, whose changes are shown together at the end of a batch. A change by itself is a batch of one.
@MainActor protocol BatchedView: AnyObject {
    var model: TableModel { get }
    /// The batch that waits for its end; nil without one.
    var batch: PendingBatch? { get set }
    /// How many rows the data source has in each section; nil without a data source.
    var sourceCounts: [Int]? { get }
    /// Whether the data source was asked since it was set.
    var isRead: Bool { get }
    /// Runs a change of the model, so that it is seen to move.
    func show(isAnimated: Bool, _ change: () -> Void)
    func reloadData()
}

/// Changes that wait for the end of their batch.
struct PendingBatch {
    var changes = TableBatch()
    var isAnimated = false
    /// How many begins have no end yet.
    var depth = 0
    var completions: [(Bool) -> Void] = []
}

extension BatchedView {
    /// Asks the data source where it wasn't asked yet.
    func readIfNeeded() {
        if !isRead { reloadData() }
    }

    /// Begins changes that are shown together. Each beginning needs an end; the outermost shows them.
    func beginBatch() {
        // What there was before the changes.
        readIfNeeded()
        batch = batch ?? PendingBatch()
        batch!.depth += 1
    }

    /// Shows the changes if this is the outermost end. An end without a beginning has no effect.
    func endBatch() {
        guard batch != nil else { return }
        batch!.depth -= 1
        guard let ended = batch, ended.depth == 0 else { return }
        batch = nil
        show(isAnimated: ended.isAnimated) { apply(ended.changes) }
        for completion in ended.completions { completion(true) }
    }

    /// Adds a change to the batch, or shows it where there is none. What isn't read yet has changed already.
    func note(isAnimated: Bool, _ change: (inout TableBatch) -> Void) {
        guard isRead else { return }
        beginBatch()
        change(&batch!.changes)
        batch!.isAnimated = batch!.isAnimated || isAnimated
        endBatch()
    }

    /// Shows what a closure changes together, and calls another one when it is shown.
    func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginBatch()
        updates?()
        if let completion { batch?.completions.append(completion) }
        endBatch()
    }

    /// Where the changes don't fit what the data source has, all is read anew, and the log says why.
    private func apply(_ changes: TableBatch) {
        // A data source counts once: it may be slow.
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
