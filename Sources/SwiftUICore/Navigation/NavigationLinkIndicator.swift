private struct LinkIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether links in rows show that they lead to another page.
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
    /// In columns, a link's page is shown where the column's navigation says, whatever is said here.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
