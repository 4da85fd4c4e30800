import DisplayList

/// The default style for the context: on a page, a tinted label.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

/// The label as it is, dimmed while it is held.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        PressableLabel(action: configuration.action) { configuration.label }
    }
}

/// The label in the tint color.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        PressableLabel(action: configuration.action) {
            configuration.label.standardForeground(TintedLabelStyle(role: configuration.role))
        }
    }
}

/// A label that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

/// The color of a button's label: the foreground style that the app has set around the button, otherwise the tint.
package struct TintedLabelStyle: UndecoratedStyle, Equatable {
    private let standard: AnyShapeStyle

    /// - Parameter role: A destructive button is red.
    package init(role: ButtonRole?) { standard = AnyShapeStyle(TintedFillStyle(role: role)) }

    /// A label with this color unless the app has set a foreground style, as the white one on a prominent button.
    init(standard: some ShapeStyle) { self.standard = AnyShapeStyle(standard) }

    /// The surrounding foreground style if the app has set one, else the standard color.
    package func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        guard environment.foregroundLevels.isChosen else { return standard }
        return environment.isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(.foreground.opacity(0.5))
    }
}

/// The tint; red if the button is destructive, gray if it is disabled. It colors labels, and the backgrounds of
/// buttons, which a foreground style doesn't change.
struct TintedFillStyle: UndecoratedStyle, Equatable {
    let role: ButtonRole?

    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        guard environment.isEnabled else { return AnyShapeStyle(.tertiary) }
        return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    }
}

extension ErasedStyle where Configuration == PrimitiveButtonStyleConfiguration {
    static var automatic: AnyButtonStyle {
        let style = DefaultButtonStyle()
        return AnyButtonStyle(style) { AnyView(style.makeBody(configuration: $0)) }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style for the context: on a page, a tinted label.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is, dimmed while it is held.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint color.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A label that looks like a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
