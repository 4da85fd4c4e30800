/// The label on a soft tint, in the shape that `buttonBorderShape` names.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableLabel(action: configuration.action) {
            configuration.label
                .foregroundStyle(TintedLabelStyle(role: configuration.role))
                .modifier(ButtonFrame(fill: AnyShapeStyle(TintedLabelStyle(role: configuration.role).opacity(0.15))))
        }
    }
}

/// The label in white on the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableLabel(action: configuration.action) {
            configuration.label
                .foregroundStyle(.white)
                .modifier(ButtonFrame(fill: AnyShapeStyle(TintedLabelStyle(role: configuration.role))))
        }
    }
}

/// A small label, as that of a filter over a list: without a surface of its own.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableLabel(action: configuration.action) {
            configuration.label.font(.subheadline).padding(.horizontal, 8).frame(minHeight: 28)
        }
    }
}

/// A small label on a soft ground, for what is done with what lies below.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableLabel(action: configuration.action) {
            configuration.label.font(.subheadline).padding(.horizontal, 8).frame(minHeight: 28)
                .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 6))
        }
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
