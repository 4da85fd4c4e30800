/// Windows of the same content: one for every page that a browser opens.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
    private let content: () -> Content
    private let title: Text?

    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
        title = nil
    }

    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
        title = Text(titleKey)
    }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(titleKey, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
        self.title = Text(verbatim: String(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, content: content)
    }

    /// The title is shown as it is.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
        self.title = title
    }

    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, content: content)
    }

    @MainActor var windowContent: AnyView? { AnyView(content()) }
    @MainActor var windowTitle: Text? { title }
}
