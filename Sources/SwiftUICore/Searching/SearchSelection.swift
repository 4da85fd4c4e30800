private struct SearchSelectionKey: EnvironmentKey { static var defaultValue: Binding<TextSelection?>? { nil } }

extension EnvironmentValues {
    /// The binding to a search field's text selection.
    var searchSelection: Binding<TextSelection?>? {
        get { self[SearchSelectionKey.self] }
        set { self[SearchSelectionKey.self] = newValue }
    }
}

extension View {
    /// Binds the text selection of this view's search field.
    ///
    /// See [searchSelection(_:)](https://developer.apple.com/documentation/swiftui/view/searchselection(_:)).
    public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
        environment(\.searchSelection, selection)
    }
}
