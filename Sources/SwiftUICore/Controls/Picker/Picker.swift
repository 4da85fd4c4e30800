import Foundation

/// A control for choosing one of several values.
///
/// See [Picker](https://developer.apple.com/documentation/swiftui/picker). An option's value is its `tag`; the views of a
/// `ForEach` stand for the identity of their element where they have none.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selections: [Binding<SelectionValue>]
    let label: Label
    let currentValueLabel: AnyView?
    let content: Content
    @Environment(\.pickerStyle) private var style

    init(
        selections: [Binding<SelectionValue>], label: Label, currentValueLabel: AnyView? = nil, content: Content
    ) {
        self.selections = selections
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.content = content
    }

    /// The options in the picker style of their surroundings.
    public var body: some View {
        LabelReader(label: label) { label in
            SubviewReader(content: content) { subviews in
                style._makeBody(configuration(label, subviews))
            }
        }
    }

    private func configuration(_ label: SpokenLabel, _ subviews: SubviewsCollection) -> _PickerConfiguration {
        _PickerConfiguration(
            label: label, currentValueLabel: currentValueLabel, options: options(subviews),
            source: _PickerConfiguration.Source(content: AnyView(content), options: options))
    }

    private func options(_ subviews: SubviewsCollection) -> [_PickerConfiguration.Option] {
        let chosen = Set(selections.map(\.wrappedValue))
        var header: (section: SectionIdentity, title: String)?
        return subviews.enumerated().compactMap { index, subview -> _PickerConfiguration.Option? in
            let part = subview.sectionPart
            if let part, part.role == .header { header = (part.section, subview.spokenText) }
            guard let value = subview.tag(for: SelectionValue.self) else { return nil }
            return _PickerConfiguration.Option(
                id: index, view: subview, group: part?.section === header?.section ? header?.title : nil,
                isSelected: chosen == [value],
                select: { for selection in selections { selection.wrappedValue = value } })
        }
    }
}

/// What a picker's style is given.
public struct _PickerConfiguration {
    struct Option: Identifiable {
        let id: Int
        let view: Subview
        /// The header of the section that it lies in.
        let group: String?
        let isSelected: Bool
        let select: () -> Void

        @MainActor var title: String { view.spokenText }
    }

    /// What the options are made of: a view is in one place, and whoever shows them in a second one makes them anew.
    struct Source {
        let content: AnyView
        let options: @MainActor (SubviewsCollection) -> [Option]
    }

    let label: SpokenLabel
    let currentValueLabel: AnyView?
    let options: [Option]
    let source: Source

    var selected: Option? { options.first(where: \.isSelected) }
}
