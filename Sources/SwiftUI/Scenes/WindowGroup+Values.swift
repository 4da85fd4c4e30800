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

    /// As `init(for:content:)`. `openWindow` may name the group by the identifier.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id) { PresentedWindowContent(content: content) }
    }

    /// As `init(for:content:)`, with a title.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey) { PresentedWindowContent(content: content) }
    }

    /// As `init(for:content:)`, with a title. `openWindow` may name the group by the identifier.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey, id: id) { PresentedWindowContent(content: content) }
    }

    /// Windows for values of a type. A page that is opened for none has the default value.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init { PresentedWindowContent(content: content, defaultValue: defaultValue) }
    }

    /// Windows for values of a type. A page that is opened for none has the default value.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id) { PresentedWindowContent(content: content, defaultValue: defaultValue) }
    }
}

/// What a window is opened for, in the environment of its content.
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

/// The content of a window that may have a value, which it keeps for itself.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    private enum Kind {
        case optional((Binding<Data?>) -> Content)
        case given((Binding<Data>) -> Content, defaultValue: () -> Data)
    }

    private let kind: Kind
    /// What the content has set; until then the value is the one that the window was opened for.
    @State private var changed: Data??
    @Environment(\.presentedValue) private var opened
    /// Made once for a window, and only where it was opened for no value.
    @State private var standard = StandardValue<Data>()

    init(content: @escaping (Binding<Data?>) -> Content) { kind = .optional(content) }

    init(content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
        kind = .given(content, defaultValue: defaultValue)
    }

    /// What the group's closure makes of the window's value.
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

/// The value of a window that was opened for none.
private final class StandardValue<Value> {
    private var made: Value?

    func value(_ make: () -> Value) -> Value {
        if let made { return made }
        let value = make()
        made = value
        return value
    }
}
