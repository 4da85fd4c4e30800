import Foundation

/// What a split view keeps in both of its arrangements: the stacks of its columns, which links in others lead to, and
/// where the columns begin that lie over each other when the window becomes narrow.
@MainActor
final class SplitModels {
    let sidebar = NavigationModel(place: ColumnPlace())
    let content = NavigationModel(place: ColumnPlace())
    let detail = NavigationModel(place: ColumnPlace())
    let sidebarChoices = ColumnChoices()
    let contentChoices = ColumnChoices()
    /// The column that lies on top since the window became narrow, until the split view has said so itself.
    var beginning: NavigationSplitViewColumn?
    private var wasNarrow: Bool?

    func model(of column: NavigationSplitViewColumn) -> NavigationModel {
        switch column {
        case .sidebar: sidebar
        case .content: content
        default: detail
        }
    }

    /// Called ahead of each arrangement: what to begin with has to be known before any view disappears.
    func turn(isNarrow: Bool, hasContent: Bool) {
        defer { wasNarrow = isNarrow }
        if !isNarrow { beginning = nil } else if wasNarrow == false { beginning = lastUseful(hasContent: hasContent) }
    }

    /// The last column that shows what was chosen, or where a link has led.
    private func lastUseful(hasContent: Bool) -> NavigationSplitViewColumn {
        if !detail.entries.isEmpty || (hasContent ? contentChoices : sidebarChoices).isMade { return .detail }
        return hasContent && (!content.entries.isEmpty || sidebarChoices.isMade) ? .content : .sidebar
    }
}
