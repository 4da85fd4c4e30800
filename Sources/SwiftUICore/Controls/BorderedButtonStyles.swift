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

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
