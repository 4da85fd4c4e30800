/// A single window that `openWindow` opens or brings to the front. If it is the app's first scene, every page that a person opens
/// shows it.
///
/// See [Window](https://developer.apple.com/documentation/swiftui/window).
public nonisolated struct Window<Content: View>: PrimitiveScene {
    private let content: () -> Content
    private let title: Text
    private let id: String

    /// Creates a window with a title. `openWindow` opens it by the identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.id = id
        self.content = content
    }

    /// Creates a window with a title. `openWindow` opens it by the identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Creates a window with a title. `openWindow` opens it by the identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(verbatim: String(title)), id: id, content: content)
    }

    @MainActor var windowContent: AnyView? { AnyView(content()) }
    @MainActor var windowTitle: Text? { title }

    @MainActor var windows: [SceneWindow] {
        [SceneWindow(id: id, isUnique: true, title: title, content: AnyView(content()))]
    }
}

/// An app's settings, which a Mac opens from its menu: here `openSettings` opens them. A page that a person opens shows the first
/// other scene; it shows the settings only if the app has nothing else.
///
/// See [Settings](https://developer.apple.com/documentation/swiftui/settings).
public nonisolated struct Settings<Content: View>: PrimitiveScene {
    private let content: () -> Content

    /// Creates the settings' window.
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    @MainActor var windowContent: AnyView? { AnyView(content()) }
    @MainActor var windowTitle: Text? { nil }
    @MainActor var isAside: Bool { true }

    @MainActor var windows: [SceneWindow] {
        [SceneWindow(isUnique: true, isSettings: true, content: AnyView(content()))]
    }
}
