/// Arranges a label's icon and title.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabelStyleConfiguration
}

/// What a label style is given.
public struct LabelStyleConfiguration {
    /// The type of `title`.
    public typealias Title = _StylePart<LabelStyleConfiguration, _StylePartName.Title>
    /// The type of `icon`.
    public typealias Icon = _StylePart<LabelStyleConfiguration, _StylePartName.Icon>

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View {
        IconBesideTitle(configuration: configuration)
    }
}

private struct IconBesideTitle: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth

    var body: some View {
        HStack(spacing: spacing ?? 8) {
            if let iconWidth {
                configuration.icon.accessibilityHidden(true).frame(minWidth: iconWidth)
            } else {
                configuration.icon.accessibilityHidden(true)
            }
            configuration.title
        }
    }
}

/// Leaves it to the place: here always the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// Leaves it to the place: here always the icon before the title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { DefaultLabelStyle() }
}

extension EnvironmentValues {
    var labelStyle: any LabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every label in this view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelStyle, style) }
}
