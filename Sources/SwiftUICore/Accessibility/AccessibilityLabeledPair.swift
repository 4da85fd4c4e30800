/// Which of a label and what it labels a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}

extension View {
    /// Ties a label to what it labels. Not available.
    @available(*, unavailable, message: "Use accessibilityLabel(_:) on the content, with the words of the label")
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        self
    }
}
