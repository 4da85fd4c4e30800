private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// What makes the content anew, where something does.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

/// Makes content anew: `await refresh()`.
public struct RefreshAction {
    let action: @MainActor () async -> Void
    /// Makes the content anew: `await refresh()`.
    @MainActor public func callAsFunction() async { await action() }
}

extension View {
    /// Marks this view as one whose content can be made anew: lists show a button for it.
    public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction { await action() })
    }
}
