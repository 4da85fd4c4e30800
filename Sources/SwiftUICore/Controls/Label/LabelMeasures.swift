import Foundation

private struct IconToTitleSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ReservedIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// How far a label's title is from its icon, in points; nil is the style's own distance.
    public internal(set) var labelIconToTitleSpacing: CGFloat? {
        get { self[IconToTitleSpacingKey.self] }
        set { self[IconToTitleSpacingKey.self] = newValue }
    }

    /// The minimum width reserved for a label's icon, in points; nil is the icon's own width.
    public internal(set) var labelReservedIconWidth: CGFloat? {
        get { self[ReservedIconWidthKey.self] }
        set { self[ReservedIconWidthKey.self] = newValue }
    }
}

extension View {
    /// How far the titles of labels are from their icons, in points, where they stand side by side.
    public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, value)
    }

    /// Reserves a width, in points, for the icons of labels, so that the titles of labels below each other are aligned.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }
}
