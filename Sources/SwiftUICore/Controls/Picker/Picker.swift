import Foundation

/// A control for choosing one of several values.
///
/// See [Picker](https://developer.apple.com/documentation/swiftui/picker). An option's value is its `tag`; the views of
/// a `ForEach` without a tag have their element's identity as their value.
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

    /// The options in the picker style of their environment.
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

/// The properties of a picker that a style draws.
public struct _PickerConfiguration {
    struct Option: Identifiable {
        let id: Int
        let view: Subview
        /// The header of the option's section.
        let group: String?
        let isSelected: Bool
        let select: () -> Void

        @MainActor var title: String { view.spokenText }
    }

    /// The source from which the options are made. A view can be in only one place; to show the options in a second
    /// one, make them again.
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
