/// The label on a tinted capsule.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableLabel(action: configuration.action) {
            configuration.label
                .foregroundStyle(TintedLabelStyle(role: configuration.role))
                .padding(.horizontal, 12)
                .padding(.vertical, 7)
                .background(TintedLabelStyle(role: configuration.role).opacity(0.15), in: Capsule())
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
                .padding(.horizontal, 12)
                .padding(.vertical, 7)
                .background(TintedLabelStyle(role: configuration.role), in: Capsule())
        }
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
