// The bar that finds and replaces text in a text editor. A browser has its own, which also searches editors;
// `findDisabled(_:)` and `replaceDisabled(_:)` don't affect it.

extension View {
    @available(
        *, unavailable,
        message: "A browser finds words by itself (Ctrl+F); to select them, use TextEditor(text:selection:)"
    )
    /// Shows a field for finding words in a text. Not available.
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}
