extension View {
    /// No effect here: in a browser, assistive technology reads views in their source order. To change it, reorder the views in
    /// the source and place them with a layout.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// Alternative names for voice control. No effect here: browsers recognize only the visible or spoken label.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// No effect here: browsers recognize only the visible or spoken label.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }
    /// No effect here: browsers recognize only the visible or spoken label.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    /// No effect here: browsers recognize only the visible or spoken label.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View { self }

    /// No effect here: browsers recognize only the visible or spoken label.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
}
