extension WindowGroup {
    /// Windows for values of a type, which `openWindow(value:)` opens. A group that is the app's first scene is shown without
    /// a value at first.
    ///
    /// See [init(for:content:)](https://developer.apple.com/documentation/swiftui/windowgroup/init(for:content:)).
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Like `init(for:content:)`. `openWindow` can name the group by the identifier.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id) { PresentedWindowContent(content: content) }
    }

    /// Like `init(for:content:)`, with a title.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey) { PresentedWindowContent(content: content) }
    }

    /// Like `init(for:content:)`, with a title. `openWindow` can name the group by the identifier.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey, id: id) { PresentedWindowContent(content: content) }
    }

    /// Windows for values of a type. A page without a value gets the default value.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init { PresentedWindowContent(content: content, defaultValue: defaultValue) }
    }

    /// Windows for values of a type. A page without a value gets the default value.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id) { PresentedWindowContent(content: content, defaultValue: defaultValue) }
    }
}

/// The value for which a window is opened, in the environment of its content.
private struct PresentedValueKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }

extension EnvironmentValues {
    var presentedValue: AnyHashable? {
        get { self[PresentedValueKey.self] }
        set { self[PresentedValueKey.self] = newValue }
    }
}

/// The content of windows that are opened for values.
protocol ValuePresenting {
    static var valueType: Any.Type { get }
}

extension PresentedWindowContent: ValuePresenting {
    static var valueType: Any.Type { Data.self }
}

/// The content of a window that may have a value, which is stored for each window separately.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    private enum Kind {
        case optional((Binding<Data?>) -> Content)
        case given((Binding<Data>) -> Content, defaultValue: () -> Data)
    }

    private let kind: Kind
    /// The value set by the content; until then, it is the one for which the window was opened.
    @State private var changed: Data??
    @Environment(\.presentedValue) private var opened
    /// The default value, made once for a window, and only if it was opened without a value.
    @State private var standard = StandardValue<Data>()

    init(content: @escaping (Binding<Data?>) -> Content) { kind = .optional(content) }

    init(content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
        kind = .given(content, defaultValue: defaultValue)
    }

    /// The result of the group's closure for the window's value.
    @MainActor public var body: some View { shown }

    @MainActor private var value: Data? { changed ?? (opened?.base as? Data) }

    @MainActor private var shown: Content {
        switch kind {
        case .optional(let content):
            content(Binding(get: { value }, set: { changed = .some($0) }))
        case .given(let content, let defaultValue):
            content(Binding(get: { value ?? standard.value(defaultValue) }, set: { changed = .some($0) }))
        }
    }
}

/// The value of a window that was opened without one.
private final class StandardValue<Value> {
    private var made: Value?

    func value(_ make: () -> Value) -> Value {
        if let made { return made }
        let value = make()
        made = value
        return value
    }
}
