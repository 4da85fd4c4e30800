/// One window of its own. A browser's page shows an app's first scene, so this is a `WindowGroup` where it stands
/// first.
///
/// See [Window](https://developer.apple.com/documentation/swiftui/window).
public nonisolated struct Window<Content: View>: PrimitiveScene {
    private let content: () -> Content
    private let title: Text

    /// Creates a window with a title. The identifier is ignored here.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    /// Creates a window with a title. The identifier is ignored here.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Creates a window with a title. The identifier is ignored here.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(verbatim: String(title)), id: id, content: content)
    }

    @MainActor var windowContent: AnyView? { AnyView(content()) }
    @MainActor var windowTitle: Text? { title }
}

/// An app's settings, which a Mac opens from its menu. No page is opened for them: it shows the first scene that is
/// none, and the settings only where an app has nothing else.
///
/// See [Settings](https://developer.apple.com/documentation/swiftui/settings).
public nonisolated struct Settings<Content: View>: PrimitiveScene {
    private let content: () -> Content

    /// Creates the settings' window.
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    @MainActor var windowContent: AnyView? { AnyView(content()) }
    @MainActor var windowTitle: Text? { nil }
    @MainActor var isAside: Bool { true }
}
