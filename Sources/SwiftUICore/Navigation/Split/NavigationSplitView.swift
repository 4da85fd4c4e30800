import Foundation

/// Shows two or three columns, where the selection in one determines the content of the next. In a narrow window the
/// columns are over each other, like the pages of a stack.
///
/// See [NavigationSplitView](https://developer.apple.com/documentation/swiftui/navigationsplitview).
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
        _ sidebar: Sidebar, _ content: Content?, _ detail: Detail
    ) {
        self.visibility = visibility
        self.compactColumn = compactColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    /// Three columns; the view keeps their visibility.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), content(), detail())
    }

    /// Three columns, whose visibility is the app's.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail())
    }

    /// Three columns; the binding determines which of them a narrow window shows.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Three columns; the bindings determine which of them are visible, and which of them a narrow window shows.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Two columns; the view keeps their visibility.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(nil, nil, sidebar(), nil, detail())
    }

    /// Two columns, whose visibility is the app's.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, nil, sidebar(), nil, detail())
    }

    /// Two columns; the binding determines which of them a narrow window shows.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(nil, preferredCompactColumn, sidebar(), nil, detail())
    }

    /// Two columns; the bindings determine which of them are visible, and which of them a narrow window shows.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail())
    }

    /// The minimum width for columns side by side, in points; below it they would be too narrow to read.
    private static var widthMin: CGFloat { 700 }

    /// Columns side by side, or a stack if the view is narrower than 700 points.
    public var body: some View {
        GeometryReader { geometry in
            SplitColumns(
                isNarrow: geometry.size.width < Self.widthMin, visibility: visibility, shown: compactColumn,
                sidebar: sidebar, content: content, detail: detail)
        }
    }
}

/// The columns that are visible in a wide window.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
    private let name: String
    /// All columns are visible: the same as `all`.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All columns are visible.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two columns are visible.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// Only the detail column is visible.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column, which a narrow window may show alone.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let depth: Int
    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(depth: 0)
    /// The middle column of three.
    public static let content = NavigationSplitViewColumn(depth: 1)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(depth: 2)
}

/// How the columns share the window. Here they are side by side in every style.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// Columns side by side.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
/// Columns side by side.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
/// Columns side by side.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// Columns side by side.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns side by side.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// Columns side by side.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// No effect here: columns are side by side in every style.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    /// Sets the width of the column that this view is in, in points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: width)
    }

    /// Sets the width of the column that this view is in to the ideal one, in points: columns can't be resized by
    /// dragging.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSplitViewColumnWidth(Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity))
    }
}

struct ColumnWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}
