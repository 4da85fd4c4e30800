import Foundation

private struct IconToTitleSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ReservedIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The distance between a label's title and its icon, in points; nil is the style's own distance.
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
    /// The distance between the titles and the icons of labels, in points, when they are side by side.
    public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, value)
    }

    /// Reserves a width, in points, for the icons of labels, so that the titles of labels below each other are aligned.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }
}
