import DisplayList

/// A control's label: its views, and their text for assistive technology.
struct SpokenLabel {
    let views: SubviewsCollection

    @MainActor var text: String? {
        let text = views.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
        return text.isEmpty ? nil : text
    }

    @MainActor var view: AnyView { AnyView(ForEach(views) { $0 }) }
}

/// Reads a control's label as subviews, and builds the control with them. The control may place the label anywhere, or
/// leave it out.
struct LabelReader<Label: View, Result: View>: View {
    let label: Label
    @ViewBuilder let result: (SpokenLabel) -> Result

    var body: some View { SubviewReader(content: label) { result(SpokenLabel(views: $0)) } }
}

/// Sets the accessibility role, state and label of a control's element.
struct RoleAttribute: ElementAttribute {
    let role: ElementAccessibility.Role
    var isSelected = false
    var label: String?
    var value: String?

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        element.accessibility.role = role
        element.accessibility.isSelected = isSelected
        if let label { element.accessibility.label = label }
        if let value { element.accessibility.value = value }
    }
}
