/// A unit of undo: actions and nested groups, in the order of registration.
struct UndoGroup {
    enum Entry {
        case action(UndoAction)
        case group(UndoGroup)
    }

    var entries: [Entry] = []
    var name = ""
    var isDiscardable = false
    var notes: [UndoManager.UserInfoKey: Any] = [:]

    /// Performs all actions, the last one first.
    @MainActor func perform() {
        for entry in entries.reversed() {
            switch entry {
            case .action(let action): action.perform()
            case .group(let group): group.perform()
            }
        }
    }

    /// The group without the actions for an object; nil if nothing is left.
    func without(_ target: AnyObject) -> UndoGroup? {
        var rest = self
        rest.entries = entries.compactMap { entry in
            switch entry {
            case .action(let action): action.target === target ? nil : entry
            case .group(let group): group.without(target).map { .group($0) }
            }
        }
        return rest.entries.isEmpty ? nil : rest
    }
}

/// One undo action, which doesn't retain its target.
struct UndoAction {
    weak var target: AnyObject?
    let perform: @MainActor () -> Void
}
