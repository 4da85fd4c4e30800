/// Content that can be collapsed under a label.
///
/// See [DisclosureGroup](https://developer.apple.com/documentation/swiftui/disclosuregroup).
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let given: Binding<Bool>?
    @State private var own = false
    @Environment(\.disclosureGroupStyle) private var style

    /// A group that keeps its own state, collapsed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        given = nil
    }

    /// A group whose binding determines whether it is expanded.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        given = isExpanded
    }

    private var isExpanded: Binding<Bool> { given ?? $own }

    /// The group in the style of its environment. In a list the label and each view of the content are rows.
    public var body: some View {
        if let style {
            style.shown(
                DisclosureGroupStyleConfiguration(
                    label: .init(content: AnyView(label)), content: .init { AnyView(content()) }, isExpanded: isExpanded
                ))
        } else {
            FoldingGroup(label: label, content: content, isExpanded: isExpanded)
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title that keeps its own state, collapsed at first. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group with a title, whose binding determines whether it is expanded. The title is looked up in the app's
    /// strings.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// A group with a title that keeps its own state, collapsed at first. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(verbatim: String(label)) }
    }

    /// A group with a title, whose binding determines whether it is expanded. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(verbatim: String(label)) }
    }
}
