import Foundation

/// Shows or hides the sidebar.
struct SidebarToggle: Equatable {
    let isShown: Bool
    let action: () -> Void

    /// The action isn't compared: it reads the current state.
    static func == (left: Self, right: Self) -> Bool { left.isShown == right.isShown }
}

/// A column whose selection determines the content of the next one, for the views in it.
struct SplitColumn: Equatable {
    /// The navigation to the next column; nil while the columns are side by side.
    let passage: ColumnPassage?
    let choices: ColumnChoices
    /// Whether it is the first column.
    let isSidebar: Bool

    /// Whether lists have the sidebar style: not while the columns are over each other.
    var hasSidebarLists: Bool { isSidebar && passage == nil }

    /// The passage isn't compared: it reads the current state.
    static func == (left: Self, right: Self) -> Bool {
        left.choices === right.choices && (left.passage == nil) == (right.passage == nil)
    }
}

private struct SidebarToggleKey: EnvironmentKey { static var defaultValue: SidebarToggle? { nil } }
private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
private struct ListSelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }

extension EnvironmentValues {
    var sidebarToggle: SidebarToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }

    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }

    /// The selection of the enclosing list, in a column of a split view: links set it.
    var columnSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}
