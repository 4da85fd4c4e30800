private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// The action that refreshes the content, if there is one.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

/// Refreshes content: `await refresh()`.
public struct RefreshAction {
    let action: @MainActor () async -> Void
    package init(action: @escaping @MainActor () async -> Void) { self.action = action }
    /// Refreshes the content: `await refresh()`.
    @MainActor public func callAsFunction() async { await action() }
}

extension View {
    /// Sets the action that refreshes this view's content: lists show a button for it.
    public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction { await action() })
    }
}
