import Foundation

/// Names of actions, and other properties of groups.
extension UndoManager {
    /// Names the action of the open group, or of the last one if none is open: `Delete`.
    public func setActionName(_ actionName: String) { changeGroup { $0.name = actionName } }

    /// The name of the action that would be undone; empty if there is none, or it has no name.
    public var undoActionName: String { lastUndoable?.name ?? "" }
    /// The name of the action that would be redone; empty if there is none, or it has no name.
    public var redoActionName: String { history.redoable.last?.name ?? "" }

    /// The title of an undo command, such as `Undo Delete`, in the window's language.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a redo command, such as `Redo Delete`, in the window's language.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// `Undo` and the name, in the window's language; just `Undo` without a name.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? title("Undo") : title("Undo \(actionName)")
    }

    /// `Redo` and the name, in the window's language; just `Redo` without a name.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? title("Redo") : title("Redo \(actionName)")
    }

    private func title(_ text: String.LocalizationValue) -> String { String(localized: text, bundle: Bundle.module) }

    /// Sets whether the open group may be discarded, as for a change of the selection.
    public func setActionIsDiscardable(_ discardable: Bool) { changeGroup { $0.isDiscardable = discardable } }
    /// Whether the group that would be undone may be discarded.
    public var undoActionIsDiscardable: Bool { lastUndoable?.isDiscardable ?? false }
    /// Whether the group that would be redone may be discarded.
    public var redoActionIsDiscardable: Bool { history.redoable.last?.isDiscardable ?? false }

    /// A key for an app's own value of a group.
    public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Stores a value of the open group, or of the last one if none is open.
    public func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) { changeGroup { $0.notes[key] = info } }
    /// The stored value of the group that would be undone.
    public func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { lastUndoable?.notes[key] }
    /// The stored value of the group that would be redone.
    public func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { history.redoable.last?.notes[key] }

    private var lastUndoable: UndoGroup? {
        phase == .recording && hasOpenEntries ? history.open.first : history.undoable.last
    }

    private func changeGroup(_ change: (inout UndoGroup) -> Void) {
        if groupingLevel > 0 {
            change(&history.open[0])
        } else if !history.undoable.isEmpty {
            change(&history.undoable[history.undoable.count - 1])
        }
    }
}

extension Notification.Name {
    /// Posted before a group is closed, and before an undo or a redo.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// Posted after a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before an undo.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted after an undo.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before a redo.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after a redo.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
