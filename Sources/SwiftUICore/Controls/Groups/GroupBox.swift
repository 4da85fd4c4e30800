import FoundationAdditions
import Foundation

/// Views on a background of their own, with a label above them.
///
/// See [GroupBox](https://developer.apple.com/documentation/swiftui/groupbox).
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// A box with a label above its content.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The older form of `init(content:label:)`.
    @available(swift, deprecated: 100000.0, message: "Use init(content:label:)")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The box in the style of its environment.
    public var body: some View {
        styled(
            by: style,
            GroupBoxStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: content.nested(\.groupBoxStyle, style))))
    }

    private func styled<S: GroupBoxStyle>(by style: S, _ configuration: GroupBoxStyleConfiguration) -> AnyView {
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }
            .shown(with: \.groupBoxStyle, DefaultGroupBoxStyle())
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text {
    /// A box with a title above its content. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// A box with a title above its content. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleResource) })
    }

    /// A box with a title above its content. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(verbatim: String(title)) })
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a configuration describes: a style shows it to build on another style.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// How a group box looks.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box that a style draws.
public struct GroupBoxStyleConfiguration {
    /// The type of `label`.
    public typealias Label = _StylePart<GroupBoxStyleConfiguration, _StylePartName.Label>
    /// The type of `content`.
    public typealias Content = _StylePart<GroupBoxStyleConfiguration, _StylePartName.Content>

    /// The box's label.
    public let label: Label
    /// The content of the box.
    public let content: Content
}

/// A soft background with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The group box in this style.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(16)
        .frame(minWidth: 0, alignment: .leading)
        .background(.fill.quaternary, in: RoundedRectangle(cornerRadius: 14))
        .accessibilityElement(children: .contain)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A soft background with round corners.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
    var groupBoxStyle: any GroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every group box in this view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { environment(\.groupBoxStyle, style) }
}
