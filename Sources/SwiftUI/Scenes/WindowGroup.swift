/// Windows of the same content: one for every page that a browser opens.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
    private let content: () -> Content
    private let title: Text?

    /// Creates a group whose windows are titled by the app's name.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
        title = nil
    }

    /// Creates a group whose windows are titled by the app's name. The identifier is ignored here.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) }

    /// Creates a group with a title, which is looked up in the app's tables of texts.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
        title = Text(titleKey)
    }

    /// Creates a group with a title, which is looked up in the app's tables of texts. The identifier is ignored here.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(titleKey, content: content)
    }

    /// Creates a group with a title, which is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
        self.title = Text(verbatim: String(title))
    }

    /// Creates a group with a title, which is shown as it is. The identifier is ignored here.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, content: content)
    }

    /// The title is shown as it is.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
        self.title = title
    }

    /// Creates a group with a title, which is shown as it is. The identifier is ignored here.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, content: content)
    }

    @MainActor var windowContent: AnyView? { AnyView(content()) }
    @MainActor var windowTitle: Text? { title }
}
