import Foundation

/// The columns of a split view, each a stack with its own bars: side by side, or in a narrow window over each other. Both
/// arrangements have the same views in different places, so that a window that becomes narrow or wide, as when a device
/// is rotated, only changes what is visible.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
    let isNarrow: Bool
    let visibility: Binding<NavigationSplitViewVisibility>?
    let shown: Binding<NavigationSplitViewColumn>?
    let sidebar: Sidebar
    let content: Content?
    let detail: Detail
    @State private var models = SplitModels()
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var ownColumn = NavigationSplitViewColumn.sidebar
    @State private var sidebarPath: [NavigationValue] = []
    @State private var contentPath: [NavigationValue] = []
    @State private var detailPath: [NavigationValue] = []
    @State private var sidebarWidth: CGFloat?
    @State private var contentWidth: CGFloat?
    /// The columns that somebody has gone back from, each with what shows it again.
    @State private var left: [LeftColumn] = []

    private struct LeftColumn {
        let column: NavigationSplitViewColumn
        /// Makes the choices again that showed it; nil if there were none.
        let choose: (() -> Void)?
    }

    var body: some View {
        let front = arrange()
        return LayoutContainer(layout: SplitLayout(front: front.map(index)), content: columns)
            .modifier(
                SplitDeck(
                    front: front.map(index), place: front.flatMap { models.model(of: $0).place },
                    stepsForward: front == nil ? 0 : left.count, goForward: goForward)
            )
            .environment(\.sidebarToggle, isNarrow ? nil : SidebarToggle(isShown: isVisible(.sidebar), action: toggle))
            .onChange(of: isNarrow) {
                left = []
                settle()
            }
            .onChange(of: front?.depth) { old, new in
                guard let old, let new else { return }
                if new < old { leave(beyond: new, from: old) } else { goOn(to: new) }
            }
    }

    @ViewBuilder private var columns: some View {
        column(
            StackContainer(
                path: $sidebarPath, model: models.sidebar, linksTo: content == nil ? models.detail : models.content,
                root: sidebar),
            .sidebar, width: sidebarWidth ?? 280, report: $sidebarWidth)
        if let content {
            column(
                StackContainer(path: $contentPath, model: models.content, linksTo: models.detail, root: content),
                .content, width: contentWidth ?? 320, report: $contentWidth)
        }
        StackContainer(path: $detailPath, model: models.detail, linksTo: nil, root: detail)
            .environment(\.splitColumn, nil)
            .modifier(look(of: .detail))
    }

    private func column(
        _ stack: some View, _ column: NavigationSplitViewColumn, width: CGFloat, report: Binding<CGFloat?>
    ) -> some View {
        HStack(spacing: 0) {
            stack
                .onPreferenceChange(ColumnWidthKey.self) { report.wrappedValue = $0 }
                .frame(width: isNarrow ? nil : width)
                .environment(\.splitColumn, place(of: column))
            if !isNarrow { Divider().ignoresSafeArea() }
        }
        .modifier(look(of: column))
    }

    private func look(of column: NavigationSplitViewColumn) -> ColumnVisibility {
        ColumnVisibility(hasRoom: isNarrow || isVisible(column), isReached: isReached(column))
    }

    private func isReached(_ column: NavigationSplitViewColumn) -> Bool {
        isNarrow ? column == current : isVisible(column)
    }

    // MARK: Visible columns

    /// Updates the columns' places; returns the topmost column.
    private func arrange() -> NavigationSplitViewColumn? {
        models.turn(isNarrow: isNarrow, hasContent: content != nil)
        let front = isNarrow ? current : nil
        for column in [NavigationSplitViewColumn.sidebar, .content, .detail] {
            guard let place = models.model(of: column).place else { continue }
            place.setOutOfSight(!isReached(column))
            place.setWayBack(isNarrow && column != .sidebar) { goBack(from: column) }
            place.comesForward = { if isNarrow, current.depth < column.depth { go(to: column) } }
            place.didLoseRoot = { if isNarrow, current == column { go(to: before(column)) } }
        }
        return front
    }

    private var current: NavigationSplitViewColumn {
        let stated = stated
        guard let beginning = models.beginning, beginning.depth > stated.depth else { return stated }
        return beginning
    }

    /// The column to show. If there are only two, the second is the detail.
    private var stated: NavigationSplitViewColumn {
        let column = shown?.wrappedValue ?? ownColumn
        return content == nil && column == .content ? .detail : column
    }

    private func before(_ column: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
        column == .detail && content != nil ? .content : .sidebar
    }

    private func index(_ column: NavigationSplitViewColumn) -> Int {
        content == nil ? min(column.depth, 1) : column.depth
    }

    private func go(to column: NavigationSplitViewColumn) {
        models.beginning = nil
        if let shown { shown.wrappedValue = column } else { ownColumn = column }
    }

    /// Goes back from a column, and notes what shows it again.
    private func goBack(from column: NavigationSplitViewColumn) {
        let choices = before(column) == .sidebar ? models.sidebarChoices : models.contentChoices
        left.append(LeftColumn(column: column, choose: choices.again()))
        go(to: before(column))
    }

    /// Shows the last left column again: by the choice or the link that showed it, or by itself.
    private func goForward() {
        guard let last = left.popLast() else { return }
        models.returning = last.column
        if let choose = last.choose { return choose() }
        if !models.model(of: last.column).goForwardToRoot() { go(to: last.column) }
    }

    /// Forgets the left columns if another way than Forward has led to a later column.
    private func goOn(to depth: Int) {
        if models.returning?.depth != depth, !left.isEmpty { left = [] }
        models.returning = nil
    }

    /// Called after the window has become narrow or wide. A narrow window stores the column that it shows; a wide one
    /// returns to the sidebar, unless the app has a binding.
    private func settle() {
        if isNarrow, current != stated { go(to: current) }
        if !isNarrow, shown == nil { ownColumn = .sidebar }
        models.beginning = nil
    }

    /// Pops the pages of later columns when going back. If the app has gone back itself, Forward leads nowhere.
    private func leave(beyond depth: Int, from last: Int) {
        if left.last?.column.depth != last, !left.isEmpty { left = [] }
        for column in [NavigationSplitViewColumn.content, .detail] where column.depth > depth {
            models.model(of: column).pop(to: 0)
        }
    }

    private func place(of column: NavigationSplitViewColumn) -> SplitColumn {
        let next: NavigationSplitViewColumn = column == .sidebar && content != nil ? .content : .detail
        let passage = ColumnPassage(
            isPassed: { current.depth > column.depth },
            advance: { if current.depth < next.depth { go(to: next) } },
            retreat: { if current.depth > column.depth { go(to: column) } })
        return SplitColumn(
            passage: isNarrow ? passage : nil,
            choices: column == .sidebar ? models.sidebarChoices : models.contentChoices,
            isSidebar: column == .sidebar)
    }

    // MARK: Columns side by side

    private func isVisible(_ column: NavigationSplitViewColumn) -> Bool {
        switch visibility?.wrappedValue ?? ownVisibility {
        case .detailOnly: column == .detail
        case .doubleColumn: column != .sidebar || content == nil
        default: true
        }
    }

    private func toggle() {
        let next: NavigationSplitViewVisibility =
            isVisible(.sidebar) ? (content == nil ? .detailOnly : .doubleColumn) : .all
        withAnimation(.snappy(duration: 0.3)) {
            if let visibility { visibility.wrappedValue = next } else { ownVisibility = next }
        }
    }
}
