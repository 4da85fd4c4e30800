import Foundation

/// Shows or hides the sidebar.
struct SidebarToggle: Equatable {
    let isShown: Bool
    let action: () -> Void

    /// The action reads the state of the moment.
    static func == (left: Self, right: Self) -> Bool { left.isShown == right.isShown }
}

/// That a view is in a column whose choice says what the next one shows.
struct SplitColumn: Equatable {
    /// Nil where the columns stand side by side.
    let passage: ColumnPassage?
    let choices: ColumnChoices
    /// Whether it is the first column.
    let isSidebar: Bool

    /// Whether lists look like those of a sidebar: not where the columns lie over each other.
    var hasSidebarLists: Bool { isSidebar && passage == nil }

    /// The passage reads the state of the moment.
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

    /// The selection of the list around, in a column of a split view: links choose in it.
    var columnSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}
