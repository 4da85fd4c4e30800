/// Arranges a label's icon and title.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label that a style arranges.
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

/// The icon beside the first line of the title. In the rows of lists and forms, the icon has a column and the tint.
private struct IconBesideTitle: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth
    @Environment(\.isInFormRow) private var isInRow
    @Environment(\.textFont) private var font

    var body: some View {
        HStack(alignment: .firstLineCenter, spacing: spacing ?? 8) {
            if isInRow {
                icon.modifier(RowIconTint())
                    .modifier(IconColumnModifier(width: iconWidth ?? (1.5 * font.size).rounded()))
                    .alignmentGuide(.labelStart) { $0[.leading] }
                configuration.title.alignmentGuide(.labelTitleStart) { $0[.leading] }
            } else {
                if let iconWidth { icon.modifier(IconColumnModifier(width: iconWidth)) } else { icon }
                configuration.title
            }
        }
    }

    private var icon: some View { configuration.icon.accessibilityHidden(true) }
}

/// The tint of an icon in a row, which any foreground style around it overrides: the app's, a button's, or a footer's.
private struct RowIconTint: ViewModifier {
    @Environment(\.foregroundLevels) private var levels
    @Environment(\.listItemTint) private var tint

    func body(content: Content) -> some View {
        if levels.count > 0 {
            content
        } else if let tint {
            content.standardForeground(tint)
        } else {
            content.standardForeground(TintedFillStyle(role: nil))
        }
    }
}

private struct ShowsIconsAloneKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether labels with an icon show only the icon, as in a page's bars.
    var showsIconsAlone: Bool {
        get { self[ShowsIconsAloneKey.self] }
        set { self[ShowsIconsAloneKey.self] = newValue }
    }
}

private struct LabelOfPlace: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.showsIconsAlone) private var showsIconsAlone

    var body: some View {
        if showsIconsAlone {
            IconAlone(configuration: configuration)
        } else {
            IconBesideTitle(configuration: configuration)
        }
    }
}

/// The icon, with the title as its accessibility label; the title if there is no icon.
private struct IconAlone: View {
    let configuration: LabelStyleConfiguration

    var body: some View {
        SubviewReader(content: configuration.icon) { icon in
            if icon.isEmpty {
                configuration.title
            } else {
                LabelReader(label: configuration.title) { title in
                    ForEach(icon) { $0.accessibilityLabel(Text(verbatim: title.text ?? "")) }
                }
            }
        }
    }
}

/// The default for the context: in a bar the icon alone, elsewhere the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View { LabelOfPlace(configuration: configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone, with the title as its accessibility label.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View { IconAlone(configuration: configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default for the context: in a bar the icon alone, elsewhere the icon before the title.
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
    /// The icon alone, with the title as its accessibility label.
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
