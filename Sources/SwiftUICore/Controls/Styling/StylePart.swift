/// A part of a control that its style is given to place: a label, the content. `Owner` is the configuration that it is part of,
/// and `Name` says which part it is, so that each is a type of its own.
public struct _StylePart<Owner, Name>: View {
    let content: AnyView
    /// The part, as the control was given it.
    public var body: some View { content }
}

/// Which part of a control.
public enum _StylePartName {
    /// What the control contains.
    public enum Content {}
    /// The label of the current value.
    public enum CurrentValueLabel {}
    /// The icon of a label.
    public enum Icon {}
    /// The label of the control.
    public enum Label {}
    /// Labels of single values.
    public enum MarkedValueLabels {}
    /// The label of the greatest value.
    public enum MaximumValueLabel {}
    /// The label of the smallest value.
    public enum MinimumValueLabel {}
    /// The title of a label.
    public enum Title {}
}
