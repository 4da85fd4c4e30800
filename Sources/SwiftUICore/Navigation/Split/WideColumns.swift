import Foundation

/// The columns of a split view side by side, each with bars of its own.
struct WideColumns<Sidebar: View, Content: View, Detail: View>: View {
    let visibility: Binding<NavigationSplitViewVisibility>?
    let sidebar: Sidebar
    let content: Content?
    let detail: Detail
    @State private var models = SplitModels()
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var sidebarPath: [AnyHashable] = []
    @State private var contentPath: [AnyHashable] = []
    @State private var detailPath: [AnyHashable] = []
    @State private var sidebarWidth: CGFloat?
    @State private var contentWidth: CGFloat?

    var body: some View {
        HStack(spacing: 0) {
            column(
                StackContainer(
                    path: $sidebarPath, model: models.sidebar,
                    linksTo: content == nil ? models.detail : models.content, root: sidebar),
                width: sidebarWidth ?? 280, report: $sidebarWidth, isShown: showsSidebar)
            if let content {
                column(
                    StackContainer(path: $contentPath, model: models.content, linksTo: models.detail, root: content),
                    width: contentWidth ?? 320, report: $contentWidth, isShown: showsContent)
            }
            StackContainer(path: $detailPath, model: models.detail, linksTo: nil, root: detail)
        }
        .environment(\.sidebarToggle, SidebarToggle(isShown: showsSidebar, action: toggle))
    }

    private func column(
        _ stack: some View, width: CGFloat, report: Binding<CGFloat?>, isShown: Bool
    ) -> some View {
        HStack(spacing: 0) {
            stack
                .onPreferenceChange(ColumnWidthKey.self) { report.wrappedValue = $0 }
                .frame(width: width)
                .environment(\.splitColumn, SplitColumn(passage: nil))
            Divider().ignoresSafeArea()
        }
        .modifier(ColumnVisibility(isShown: isShown))
    }

    private var current: NavigationSplitViewVisibility { visibility?.wrappedValue ?? ownVisibility }

    private var showsSidebar: Bool {
        switch current {
        case .detailOnly: false
        case .doubleColumn: content == nil
        default: true
        }
    }

    private var showsContent: Bool { current != .detailOnly }

    private func toggle() {
        let next: NavigationSplitViewVisibility =
            showsSidebar ? (content == nil ? .detailOnly : .doubleColumn) : .all
        withAnimation(.snappy(duration: 0.3)) {
            if let visibility { visibility.wrappedValue = next } else { ownVisibility = next }
        }
    }
}

/// The stacks of the columns, which links in others lead to.
@MainActor
private final class SplitModels {
    let sidebar = NavigationModel()
    let content = NavigationModel()
    let detail = NavigationModel()
}

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

    /// The columns are always told.
    static func == (left: Self, right: Self) -> Bool { true }
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
