/// Windows with the same content: one for every page, opened by a person or by `openWindow`.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
    private let content: () -> Content
    private let title: Text?
    private var id: String?

    /// Creates a group whose windows are titled by the app's name.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
        title = nil
    }

    /// Creates a group whose windows are titled by the app's name. `openWindow` opens one by the identifier.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content)
        self.id = id
    }

    /// Creates a group with a localized title, from the app's string tables.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
        title = Text(titleKey)
    }

    /// Creates a group with a localized title, from the app's string tables. `openWindow` opens one by the identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(titleKey, content: content)
        self.id = id
    }

    /// Creates a group with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
        self.title = Text(verbatim: String(title))
    }

    /// Creates a group with a title that isn't localized. `openWindow` opens one by the identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, content: content)
        self.id = id
    }

    /// Creates a group with a title.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
        self.title = title
    }

    /// Creates a group with a title. `openWindow` opens one by the identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, content: content)
        self.id = id
    }

    @MainActor var windowContent: AnyView? { AnyView(content()) }
    @MainActor var windowTitle: Text? { title }

    @MainActor var windows: [SceneWindow] {
        let type = (Content.self as? any ValuePresenting.Type)?.valueType
        return [SceneWindow(id: id, valueType: type, title: title, content: AnyView(content()))]
    }
}
