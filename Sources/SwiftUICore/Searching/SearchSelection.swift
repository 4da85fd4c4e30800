private struct SearchSelectionKey: EnvironmentKey { static var defaultValue: Binding<TextSelection?>? { nil } }

extension EnvironmentValues {
    /// Where a search field tells what is selected in it.
    var searchSelection: Binding<TextSelection?>? {
        get { self[SearchSelectionKey.self] }
        set { self[SearchSelectionKey.self] = newValue }
    }
}

extension View {
    /// Tells what is selected in the search field of this view, and lets it be set.
    ///
    /// See [searchSelection(_:)](https://developer.apple.com/documentation/swiftui/view/searchselection(_:)).
    public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
        environment(\.searchSelection, selection)
    }
}
