/// Whether a view is a label or the content that it labels.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}

extension View {
    /// Pairs a label with the content that it labels. Not available.
    @available(*, unavailable, message: "Use accessibilityLabel(_:) on the content, with the words of the label")
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        self
    }
}
