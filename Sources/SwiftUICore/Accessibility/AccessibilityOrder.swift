extension View {
    /// A browser leads assistive technology through a page in the order in which its views are written, whatever their
    /// priority: whoever wants another order writes them in it, and places them with a layout.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// Other names by which a person can call a control. A browser listens to none but the one that is seen or read
    /// out.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// No effect here: a browser listens to no name but the one that is seen or read out.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }
    /// No effect here: a browser listens to no name but the one that is seen or read out.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    /// No effect here: a browser listens to no name but the one that is seen or read out.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View { self }

    /// No effect here: a browser listens to no name but the one that is seen or read out.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
}
