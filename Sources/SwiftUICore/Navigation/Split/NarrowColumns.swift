import Foundation

/// The columns of a split view as the pages of one stack.
struct NarrowColumns<Sidebar: View, Content: View, Detail: View>: View {
    let shown: Binding<NavigationSplitViewColumn>?
    let sidebar: Sidebar
    let content: Content?
    let detail: Detail
    @State private var ownColumn = NavigationSplitViewColumn.sidebar

    var body: some View {
        NavigationStack {
            sidebar
                .environment(\.splitColumn, column(.sidebar, before: content == nil ? .detail : .content))
                .navigationDestination(isPresented: isBeyond(.sidebar)) { second }
        }
    }

    @ViewBuilder private var second: some View {
        if let content {
            content
                .environment(\.splitColumn, column(.content, before: .detail))
                .navigationDestination(isPresented: isBeyond(.content)) {
                    detail.environment(\.splitColumn, nil)
                }
        } else {
            detail.environment(\.splitColumn, nil)
        }
    }

    private var current: NavigationSplitViewColumn { shown?.wrappedValue ?? ownColumn }

    private func column(
        _ column: NavigationSplitViewColumn, before next: NavigationSplitViewColumn
    ) -> SplitColumn {
        SplitColumn(
            passage: ColumnPassage(
                isPassed: { current.depth > column.depth },
                advance: { if current.depth < next.depth { go(to: next) } },
                retreat: { if current.depth > column.depth { go(to: column) } }))
    }

    private func go(to column: NavigationSplitViewColumn) {
        if let shown { shown.wrappedValue = column } else { ownColumn = column }
    }

    /// Whether a column after that one is seen; going back shows that one.
    private func isBeyond(_ limit: NavigationSplitViewColumn) -> Binding<Bool> {
        Binding(
            location: FunctionalLocation(
                get: { current.depth > limit.depth },
                set: { isBeyond, _ in if !isBeyond { go(to: limit) } }))
    }
}
