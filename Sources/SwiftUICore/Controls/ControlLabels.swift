private struct LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private struct FormRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether controls show their labels. A hidden one still names its control for assistive technology.
    public internal(set) var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// Whether a control is a row of a form or a list, with its label at the leading edge and its value at the trailing
    /// one.
    package var isInFormRow: Bool {
        get { self[FormRowKey.self] }
        set { self[FormRowKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in this view. Assistive technology still reads them.
    public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    /// Sets whether the controls in this view show their labels. Assistive technology reads them in either case.
    public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }
}
