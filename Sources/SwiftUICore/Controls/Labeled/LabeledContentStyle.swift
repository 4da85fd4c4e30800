/// Arranges a label and the content that it labels.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The label and the content that a style arranges.
public struct LabeledContentStyleConfiguration {
    /// The type of `label`.
    public typealias Label = _StylePart<LabeledContentStyleConfiguration, _StylePartName.Label>
    /// The type of `content`.
    public typealias Content = _StylePart<LabeledContentStyleConfiguration, _StylePartName.Content>

    /// The label.
    public let label: Label
    /// The content that the label describes.
    public let content: Content
}

/// The label at the leading edge and the content, less prominent, at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The labeled content in this style.
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabeledContent(configuration: configuration)
    }
}

private struct AutomaticLabeledContent: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        if labelsVisibility == .hidden {
            content.multilineTextAlignment(.trailing)
        } else {
            LabeledRow(stacksLargeText: true) {
                configuration.label
            } content: {
                content
            }
            .accessibilityElement(children: .combine)
        }
    }

    private var content: some View {
        configuration.content.standardForeground(.secondary)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at the leading edge and the content, less prominent, at the trailing one.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
    var labeledContentStyle: any LabeledContentStyle {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every labeled content in this view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, style)
    }
}
