extension WindowGroup {
    /// Windows for values of a type. Nothing opens a window for a value here: a group that is the app's first scene is
    /// shown without one.
    ///
    /// See [init(for:content:)](https://developer.apple.com/documentation/swiftui/windowgroup/init(for:content:)).
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init { PresentedWindowContent(content: content) }
    }

    /// As `init(for:content:)`. The identifier is ignored here.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content)
    }

    /// As `init(for:content:)`, with a title.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey) { PresentedWindowContent(content: content) }
    }

    /// As `init(for:content:)`, with a title. The identifier is ignored here.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey, for: type, content: content)
    }

    /// Shown with the default value.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init { PresentedWindowContent(content: content, defaultValue: defaultValue) }
    }

    /// Shown with the default value.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content, defaultValue: defaultValue)
    }
}

/// The content of a window that may have a value, which it keeps for itself.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    private enum Kind {
        case optional((Binding<Data?>) -> Content)
        case given((Binding<Data>) -> Content, defaultValue: () -> Data)
    }

    private let kind: Kind
    @State private var value: Data?

    init(content: @escaping (Binding<Data?>) -> Content) { kind = .optional(content) }

    init(content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
        kind = .given(content, defaultValue: defaultValue)
        _value = State(initialValue: defaultValue())
    }

    /// What the group's closure makes of the window's value.
    @MainActor public var body: some View { shown }

    @MainActor private var shown: Content {
        switch kind {
        case .optional(let content): content($value)
        case .given(let content, let defaultValue):
            content(Binding(get: { value ?? defaultValue() }, set: { value = $0 }))
        }
    }
}
