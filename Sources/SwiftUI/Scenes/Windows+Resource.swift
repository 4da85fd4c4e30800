// Windows and menus whose title is a resource. Disfavoured overloads, so that a string literal is a localized string
// key.

extension WindowGroup {
    /// Creates a group with a title, in the language of each window. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleResource), content: content)
    }

    /// Creates a group with a title, in the language of each window. `openWindow` opens one by the identifier. The title
    /// is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
    }

    /// Creates a group with a title, whose windows show a value. The title is a localized resource.
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleResource)) { PresentedWindowContent(content: content) }
    }

    /// Creates a group with a title, whose windows show a value. `openWindow` opens one by the identifier. The title is
    /// a localized resource.
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleResource), id: id) { PresentedWindowContent(content: content) }
    }
}

extension Window {
    /// Creates a window with a title. `openWindow` opens it by the identifier. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
    }
}

extension UtilityWindow {
    /// Creates a window with a title. `openWindow` opens it by the identifier. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
    }
}

extension CommandMenu {
    /// Creates a menu. Its name is ignored here; the keyboard shortcuts of its buttons work. The name is a localized
    /// resource.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(nameResource), content: content)
    }
}
