import DisplayList

/// The style that fits the button's surroundings: on a page, a tinted label.
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

/// The label in the tint colour.
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

/// A label that looks as a link does.
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

/// The colour of a button's label: the foreground style that the app has set around the button, else the tint.
package struct TintedLabelStyle: ShapeStyle, Equatable {
    private let standard: AnyShapeStyle

    /// - Parameter role: A button that destroys is red.
    package init(role: ButtonRole?) { standard = AnyShapeStyle(TintedFillStyle(role: role)) }

    /// A label of its own colour where the app says nothing, as the white one on a prominent button.
    init(standard: some ShapeStyle) { self.standard = AnyShapeStyle(standard) }

    /// What surrounds the label, since the style refers to the foreground of the place where it is set.
    package func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        guard environment.foregroundLevels.isChosen else { return standard }
        return environment.isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(.foreground.opacity(0.5))
    }
}

/// The tint, red where the button destroys, grey where it is disabled: of labels, and of the surfaces of buttons, which
/// a foreground style leaves alone.
struct TintedFillStyle: ShapeStyle, Equatable {
    let role: ButtonRole?

    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        guard environment.isEnabled else { return AnyShapeStyle(.tertiary) }
        return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    }
}

extension AnyButtonStyle {
    static let automatic = AnyButtonStyle { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style that fits the button's surroundings: on a page, a tinted label.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is, dimmed while it is held.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint colour.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A label that looks as a link does.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
