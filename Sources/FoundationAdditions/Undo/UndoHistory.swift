import Observation

/// What an undo manager has recorded. Views that read of it are observed.
@MainActor @Observable
final class UndoHistory {
    /// The latest last.
    var undoable: [UndoGroup] = []
    var redoable: [UndoGroup] = []
    /// The groups that are being recorded, each inside the one before it.
    var open: [UndoGroup] = []

    /// - Parameter count: How many groups are kept; 0 for all.
    func limit(to count: Int) {
        guard count > 0 else { return }
        undoable.removeFirst(max(undoable.count - count, 0))
        redoable.removeFirst(max(redoable.count - count, 0))
    }

    func removeAll(of target: AnyObject) {
        undoable = undoable.compactMap { $0.without(target) }
        redoable = redoable.compactMap { $0.without(target) }
        open = open.map { group in
            group.without(target) ?? UndoGroup(name: group.name, isDiscardable: group.isDiscardable, notes: group.notes)
        }
    }
}
