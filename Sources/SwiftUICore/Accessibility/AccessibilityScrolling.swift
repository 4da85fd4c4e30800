extension View {
    /// Calls the handler for Page Up (towards the top) and Page Down (towards the bottom) while the focus is in this view. A
    /// screen reader in a browser scrolls the page itself, without an event.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        onKeyPress(keys: [.pageUp, .pageDown]) { press in
            handler(press.key == .pageUp ? .top : .bottom)
            return .handled
        }
    }
}
