/// What is undone at once: actions in the order in which they were registered, and groups among them.
struct UndoGroup {
    enum Entry {
        case action(UndoAction)
        case group(UndoGroup)
    }

    var entries: [Entry] = []
    var name = ""
    var isDiscardable = false
    var notes: [UndoManager.UserInfoKey: Any] = [:]

    /// Undoes all, the last first.
    @MainActor func perform() {
        for entry in entries.reversed() {
            switch entry {
            case .action(let action): action.perform()
            case .group(let group): group.perform()
            }
        }
    }

    /// What is left without the actions of an object; nil if nothing is.
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

/// One step back, of an object that isn't kept alive by it.
struct UndoAction {
    weak var target: AnyObject?
    let perform: @MainActor () -> Void
}
