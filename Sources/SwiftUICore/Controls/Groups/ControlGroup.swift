/// Controls that belong together, side by side.
///
/// See [ControlGroup](https://developer.apple.com/documentation/swiftui/controlgroup).
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView?
    @Environment(\.controlGroupStyle) private var style

    fileprivate init(content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }

    /// A group without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

    /// A group with a label. Most styles expose it to assistive technology only; in a menu it is the button that opens
    /// the group.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(label()))
    }

    /// A group with a title as its label. The title is looked up in the app's strings.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(Text(titleKey)))
    }

    /// A group whose label is a title and a system symbol. The title is looked up in the app's strings.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            content: LabeledControlGroupContent(content: content()),
            label: AnyView(Label(titleKey, systemImage: systemImage)))
    }

    /// A group with a title as its label. The title is shown as it is.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(
            content: LabeledControlGroupContent(content: content()), label: AnyView(Text(verbatim: String(title))))
    }

    /// The group in the style of its environment.
    public var body: some View {
        styled(
            by: style,
            ControlGroupStyleConfiguration(
                content: .init(content: content.nested(\.controlGroupStyle, style)),
                label: label.map { .init(content: $0) }))
    }

    private func styled<S: ControlGroupStyle>(by style: S, _ configuration: ControlGroupStyleConfiguration) -> AnyView {
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }
            .shown(with: \.controlGroupStyle, AutomaticControlGroupStyle())
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a configuration describes: a style shows it to build on another style.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: configuration.label.map { AnyView($0) })
    }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    /// What the view shows.
    public var body: some View { content }
}

/// How a control group looks.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group that a style draws.
public struct ControlGroupStyleConfiguration {
    /// The type of `content`.
    public typealias Content = _StylePart<ControlGroupStyleConfiguration, _StylePartName.Content>
    /// The type of `label`.
    public typealias Label = _StylePart<ControlGroupStyleConfiguration, _StylePartName.Label>

    /// The controls.
    public let content: Content
    /// The group's label; nil if it has none.
    public let label: Label?
}

/// The default style for the context: one capsule around all, with lines between.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The group of controls in this style.
    public func makeBody(configuration: Configuration) -> some View { ControlCapsule(configuration: configuration) }
}

/// One capsule around all, with lines between.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The group of controls in this style.
    public func makeBody(configuration: Configuration) -> some View { ControlCapsule(configuration: configuration) }
}

/// Symbols in a row, each on its own background.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The group of controls in this style.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) { configuration.content }
            .labelStyle(.iconOnly)
            .buttonStyle(.bordered)
            .accessibilityElement(children: .contain)
    }
}

private struct ControlCapsule: View {
    let configuration: ControlGroupStyleConfiguration

    var body: some View {
        LabelReader(label: configuration.label) { label in
            SubviewReader(content: configuration.content) { controls in
                HStack(spacing: 0) {
                    ForEach(controls) { control in
                        if control.id != controls.first?.id { Divider().frame(height: 18) }
                        control.padding(.horizontal, 12).frame(minHeight: 34)
                    }
                }
                .background(.fill.tertiary, in: Capsule())
                .modifier(AttributeModifier(RoleAttribute(role: .group, label: label.text)))
            }
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style for the context: one capsule around all, with lines between.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// One capsule around all, with lines between.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Symbols in a row, each on its own background.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
}

extension EnvironmentValues {
    var controlGroupStyle: any ControlGroupStyle {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every group of controls in this view.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyle, style)
    }
}
