extension View {
    /// Moves the focus to a view in this one when this one appears, unless another view of its page has the focus. A screen
    /// reader follows the keyboard focus.
    ///
    /// See [accessibilityDefaultFocus](https://developer.apple.com/documentation/swiftui/view/accessibilitydefaultfocus(_:_:)).
    public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        defaultFocus(binding.focus, value)
    }

    /// No effect here: a browser's screen readers can't jump between linked elements.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
