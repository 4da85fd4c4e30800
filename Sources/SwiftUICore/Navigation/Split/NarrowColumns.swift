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
                .environment(\.splitColumn, SplitColumn { go(to: content == nil ? .detail : .content) })
                .navigationDestination(isPresented: isBeyond(.sidebar)) { second }
        }
    }

    @ViewBuilder private var second: some View {
        if let content {
            content
                .environment(\.splitColumn, SplitColumn { go(to: .detail) })
                .navigationDestination(isPresented: isBeyond(.content)) {
                    detail.environment(\.splitColumn, nil)
                }
        } else {
            detail.environment(\.splitColumn, nil)
        }
    }

    private var column: NavigationSplitViewColumn { shown?.wrappedValue ?? ownColumn }

    private func go(to column: NavigationSplitViewColumn) {
        if let shown { shown.wrappedValue = column } else { ownColumn = column }
    }

    /// Whether a column after that one is seen; going back shows that one.
    private func isBeyond(_ limit: NavigationSplitViewColumn) -> Binding<Bool> {
        Binding(
            location: FunctionalLocation(
                get: { column.depth > limit.depth },
                set: { isBeyond, _ in if !isBeyond { go(to: limit) } }))
    }
}
