// A bar that finds and replaces words in an editor of text. A browser has its own, which looks into editors too;
// `findDisabled(_:)` and `replaceDisabled(_:)` change nothing of that.

extension View {
    @available(
        *, unavailable,
        message: "A browser finds words by itself (Ctrl+F); to select them, use TextEditor(text:selection:)"
    )
    /// Shows a field for finding words in a text. Not available.
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}
