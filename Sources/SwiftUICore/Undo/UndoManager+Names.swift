import Foundation

/// What the commands are called, and what else is known of a group.
extension UndoManager {
    /// What the group that is being recorded does, or the last one if none is: `Delete`.
    public func setActionName(_ actionName: String) { changeGroup { $0.name = actionName } }

    /// Empty where nothing can be undone, or nobody has named it.
    public var undoActionName: String { lastUndoable?.name ?? "" }
    public var redoActionName: String { history.redoable.last?.name ?? "" }

    /// `Undo Delete`, in the language of the window.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        said(actionName.isEmpty ? "Undo" : "Undo \(actionName)")
    }

    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        said(actionName.isEmpty ? "Redo" : "Redo \(actionName)")
    }

    private func said(_ key: LocalizedStringKey) -> String {
        Text.system(key).plainText(in: ViewGraph.current?.windowEnvironment ?? EnvironmentValues())
    }

    /// Whether the group that is being recorded may be dropped, as a change of the selection may.
    public func setActionIsDiscardable(_ discardable: Bool) { changeGroup { $0.isDiscardable = discardable } }
    public var undoActionIsDiscardable: Bool { lastUndoable?.isDiscardable ?? false }
    public var redoActionIsDiscardable: Bool { history.redoable.last?.isDiscardable ?? false }

    /// What an app notes of a group.
    public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) { changeGroup { $0.notes[key] = info } }
    public func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { lastUndoable?.notes[key] }
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
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
