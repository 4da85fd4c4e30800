import Observation

/// The recorded groups of an undo manager. It is observable for views.
@MainActor @Observable
final class UndoHistory {
    /// The latest is last.
    var undoable: [UndoGroup] = []
    var redoable: [UndoGroup] = []
    /// The open groups, each nested in the one before it.
    var open: [UndoGroup] = []

    nonisolated init() {}

    /// - Parameter count: The maximum number of groups; 0 for no limit.
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
