/// A part of a control that its style is given to place: a label, the content. `Owner` is the configuration that it is part of,
/// and `Name` says which part it is, so that each is a type of its own.
public struct _StylePart<Owner, Name>: View {
    let content: AnyView
    public var body: some View { content }
}

/// Which part of a control.
public enum _StylePartName {
    public enum Content {}
    public enum CurrentValueLabel {}
    public enum Icon {}
    public enum Label {}
    public enum MarkedValueLabels {}
    public enum MaximumValueLabel {}
    public enum MinimumValueLabel {}
    public enum Title {}
}
