import Foundation

/// What the commands are called, and what else is known of a group.
extension UndoManager {
    /// Names what the group that is being recorded does, or the last one if none is: `Delete`.
    public func setActionName(_ actionName: String) { changeGroup { $0.name = actionName } }

    /// What the group does that would be undone; empty where there is none, or nobody has named it.
    public var undoActionName: String { lastUndoable?.name ?? "" }
    /// What the group does that would be redone; empty where there is none, or nobody has named it.
    public var redoActionName: String { history.redoable.last?.name ?? "" }

    /// The title of a command that undoes, such as `Undo Delete`, in the language of the window.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a command that redoes, such as `Redo Delete`, in the language of the window.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// `Undo` and the name, in the language of the window; without a name, `Undo`.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? title("Undo") : title("Undo \(actionName)")
    }

    /// `Redo` and the name, in the language of the window; without a name, `Redo`.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? title("Redo") : title("Redo \(actionName)")
    }

    private func title(_ text: String.LocalizationValue) -> String { String(localized: text, bundle: Bundle.module) }

    /// Sets whether the group that is being recorded may be dropped, as a change of the selection may.
    public func setActionIsDiscardable(_ discardable: Bool) { changeGroup { $0.isDiscardable = discardable } }
    /// Whether the group that would be undone may be dropped.
    public var undoActionIsDiscardable: Bool { lastUndoable?.isDiscardable ?? false }
    /// Whether the group that would be redone may be dropped.
    public var redoActionIsDiscardable: Bool { history.redoable.last?.isDiscardable ?? false }

    /// What an app notes of a group.
    public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Notes something of the group that is being recorded, or of the last one if none is.
    public func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) { changeGroup { $0.notes[key] = info } }
    /// What was noted of the group that would be undone.
    public func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { lastUndoable?.notes[key] }
    /// What was noted of the group that would be redone.
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
    /// A group is about to be closed, or something to be undone or redone.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// A group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// A group is about to be closed.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// A group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Something is about to be undone.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Something was undone.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Something is about to be redone.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Something was redone.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
