import Foundation

/// The state that a split view keeps in both arrangements: the stacks of its columns, to which links in other columns
/// lead, and the column to show first when the window becomes narrow.
@MainActor
final class SplitModels {
    let sidebar = NavigationModel(place: ColumnPlace())
    let content = NavigationModel(place: ColumnPlace())
    let detail = NavigationModel(place: ColumnPlace())
    let sidebarChoices = ColumnChoices()
    let contentChoices = ColumnChoices()
    /// The topmost column after the window became narrow, until the split view's own state names it.
    var beginning: NavigationSplitViewColumn?
    /// The column that Forward is about to show again.
    var returning: NavigationSplitViewColumn?
    private var wasNarrow: Bool?

    func model(of column: NavigationSplitViewColumn) -> NavigationModel {
        switch column {
        case .sidebar: sidebar
        case .content: content
        default: detail
        }
    }

    /// Called before each arrangement: the first column has to be determined before any view disappears.
    func turn(isNarrow: Bool, hasContent: Bool) {
        defer { wasNarrow = isNarrow }
        if !isNarrow { beginning = nil } else if wasNarrow == false { beginning = lastUseful(hasContent: hasContent) }
    }

    /// The last column that shows a selection, or the page of a link.
    private func lastUseful(hasContent: Bool) -> NavigationSplitViewColumn {
        if !detail.entries.isEmpty || (hasContent ? contentChoices : sidebarChoices).isMade { return .detail }
        return hasContent && (!content.entries.isEmpty || sidebarChoices.isMade) ? .content : .sidebar
    }
}
