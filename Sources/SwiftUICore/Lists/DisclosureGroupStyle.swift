/// How a disclosure group looks and collapses.
///
/// See [DisclosureGroupStyle](https://developer.apple.com/documentation/swiftui/disclosuregroupstyle).
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group that a style draws.
public struct DisclosureGroupStyleConfiguration {
    /// The type of `label`.
    public typealias Label = _StylePart<DisclosureGroupStyleConfiguration, _StylePartName.Label>

    /// The views that can be collapsed, made when they are shown.
    public struct Content: View {
        let content: () -> AnyView
        /// What the view shows.
        public var body: some View { content() }
    }

    /// The group's label.
    public let label: Label
    /// The views that can be collapsed.
    public let content: Content
    /// Whether the group is expanded. A style changes it by assigning to it.
    @Binding public var isExpanded: Bool
}

/// The label with a chevron, and the content under it; in a list they are rows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The disclosure group in this style.
    public func makeBody(configuration: Configuration) -> some View {
        FoldingGroup(
            label: configuration.label, content: { configuration.content }, isExpanded: configuration.$isExpanded)
    }
}

/// The label, and below it the content while it is expanded. In a list, both are rows of their own.
struct FoldingGroup<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    @Binding var isExpanded: Bool
    @Environment(\.isLazy) private var isInRows

    var body: some View {
        if isInRows {
            head
            if isExpanded { content().padding(.leading, 20) }
        } else {
            VStack(alignment: .leading) {
                head
                if isExpanded { content() }
            }
        }
    }

    private var head: some View {
        Button {
            withAnimation { isExpanded.toggle() }
        } label: {
            HStack {
                label
                Spacer()
                DisclosureChevron(isExpanded: isExpanded)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityValue(Text.system(isExpanded ? "expanded" : "collapsed"))
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The label with a chevron, and the content under it; in a list they are rows.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: (any DisclosureGroupStyle)? { nil }
}

extension EnvironmentValues {
    /// The style; nil is the automatic one.
    var disclosureGroupStyle: (any DisclosureGroupStyle)? {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension DisclosureGroupStyle {
    /// Shows a group in this style. A group in the style's own body gets the automatic style; those in the content get
    /// this one.
    func shown(_ configuration: Configuration) -> AnyView {
        let content = Configuration.Content {
            AnyView(configuration.content.environment(\.disclosureGroupStyle, self))
        }
        let configuration = Configuration(
            label: configuration.label, content: content, isExpanded: configuration.$isExpanded)
        return AnyView(
            StyleBody(style: self) { $0.makeBody(configuration: configuration) }
                .environment(\.disclosureGroupStyle, nil))
    }
}

extension View {
    /// Sets the style of every disclosure group in this view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyle, style)
    }
}
