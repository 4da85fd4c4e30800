/// The label on a soft tint, in the shape that `buttonBorderShape` names.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        PressableLabel(action: configuration.action) {
            configuration.label
                .standardForeground(TintedLabelStyle(role: configuration.role))
                .modifier(ButtonFrame(fill: AnyShapeStyle(TintedFillStyle(role: configuration.role).opacity(0.15))))
        }
    }
}

/// The label in white on the tint color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        PressableLabel(action: configuration.action) {
            configuration.label
                .standardForeground(TintedLabelStyle(standard: .white))
                .modifier(ButtonFrame(fill: AnyShapeStyle(TintedFillStyle(role: configuration.role))))
        }
    }
}

/// A small label without a background, like that of a filter above a list.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        PressableLabel(action: configuration.action) {
            configuration.label.font(.subheadline).padding(.horizontal, 8).frame(minHeight: 28)
        }
    }
}

/// A small label on a soft background, for an action on the content below it.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        PressableLabel(action: configuration.action) {
            configuration.label.font(.subheadline).padding(.horizontal, 8).frame(minHeight: 28)
                .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 6))
        }
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A small label without a background, like that of a filter above a list.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A small label on a soft background, for an action on the content below it.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a soft tint, in the shape that `buttonBorderShape` names.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in white on the tint color.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
