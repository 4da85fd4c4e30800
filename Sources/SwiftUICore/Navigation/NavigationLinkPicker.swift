/// The chosen option, and a link to a page of all of them.
struct NavigationLinkPicker: View {
    let configuration: _PickerConfiguration

    var body: some View {
        NavigationLink {
            OptionsPage(configuration: configuration)
        } label: {
            LabeledRow {
                configuration.label.view
            } content: {
                chosen.foregroundStyle(.secondary)
            }
        }
    }

    @ViewBuilder private var chosen: some View {
        if let view = configuration.currentValueLabel {
            view
        } else {
            configuration.selected?.view
        }
    }
}

/// All options, below each other; choosing one goes back.
private struct OptionsPage: View {
    let configuration: _PickerConfiguration
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        SubviewReader(content: configuration.source.content) { subviews in
            List {
                ForEach(configuration.source.options(subviews)) { row($0) }
            }
        }
        .navigationTitle(Text(verbatim: configuration.label.text ?? ""))
        .navigationBarTitleDisplayMode(.inline)
    }

    private func row(_ option: _PickerConfiguration.Option) -> some View {
        Button {
            option.select()
            dismiss()
        } label: {
            HStack {
                option.view.foregroundStyle(.primary)
                Spacer()
                if option.isSelected {
                    Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
                        .accessibilityHidden(true)
                }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(option.isSelected ? .isSelected : [])
    }
}

/// A row that leads to a page of all options, in a navigation stack.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The picker in this style.
    public func _makeBody(_ configuration: _PickerConfiguration) -> AnyView {
        AnyView(NavigationLinkPicker(configuration: configuration))
    }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads to a page of all options, in a navigation stack.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
