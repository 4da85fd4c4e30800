extension View {
    /// Page Up and Page Down, while the keyboard is in this view: towards the top, and towards the bottom. A screen
    /// reader in a browser scrolls a page by itself and tells nobody.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        onKeyPress(keys: [.pageUp, .pageDown]) { press in
            handler(press.key == .pageUp ? .top : .bottom)
            return .handled
        }
    }
}
