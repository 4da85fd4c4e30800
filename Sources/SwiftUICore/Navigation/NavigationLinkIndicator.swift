private struct LinkIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether links in rows show a disclosure arrow.
    var linkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the arrows of navigation links in a list's rows.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicatorVisibility, visibility)
    }
}

extension NavigationLink {
    /// No effect here: in columns, a link's page is always shown in the column that the split view determines.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
