/// A part of a control that a style places: a label, or the content. The parameters `Owner`, the configuration's type,
/// and `Name`, the part, make each part a distinct type.
public struct _StylePart<Owner, Name>: View {
    let content: AnyView
    /// The view that was passed to the control.
    public var body: some View { content }
}

/// The names of a control's parts.
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
