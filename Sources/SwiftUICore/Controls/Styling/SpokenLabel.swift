import DisplayList

/// A control's label: the views that show it, and what they say to somebody who doesn't see them.
struct SpokenLabel {
    let views: SubviewsCollection

    @MainActor var text: String? {
        let text = views.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
        return text.isEmpty ? nil : text
    }

    @MainActor var view: AnyView { AnyView(ForEach(views) { $0 }) }
}

/// Makes a control out of its label, wherever the control's look puts that, or not.
struct LabelReader<Label: View, Result: View>: View {
    let label: Label
    @ViewBuilder let result: (SpokenLabel) -> Result

    var body: some View { SubviewReader(content: label) { result(SpokenLabel(views: $0)) } }
}

/// What an element of a control's is to assistive technology.
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
