extension View {
    /// No effect here: a browser leads assistive technology through a page in the order in which its views are written.
    /// To change the order, write the views in another one and place them with a layout.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// Other names by which a person can call a control. No effect here: a browser listens only to the name that is
    /// seen or read out.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// No effect here: a browser listens only to the name that is seen or read out.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }
    /// No effect here: a browser listens only to the name that is seen or read out.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    /// No effect here: a browser listens only to the name that is seen or read out.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View { self }

    /// No effect here: a browser listens only to the name that is seen or read out.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
}
